//! QR codes.

use qrcode::{Color, QrCode as Matrix};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Error, Result};

/// A QR code.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QrCode {
    /// Number of squares on each side.
    size: usize,
    /// The dark squares, as the path of an SVG with one unit per square.
    path: String,
}

/// Returns an address as a QR code.
///
/// # Errors
/// 500 if it's too long for one.
pub fn code(url: &str) -> Result<QrCode> {
    let matrix = Matrix::new(url).map_err(|_| Error::internal())?;
    let size = matrix.width();
    let dark = matrix.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    let squares: Vec<String> = dark.map(|(at, _)| format!("M{} {}h1v1h-1z", at % size, at / size)).collect();
    Ok(QrCode { size, path: squares.concat() })
}

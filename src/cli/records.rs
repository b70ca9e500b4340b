//! `jobstead verify`: checks the file of a work record, without a database or a connection.

use std::path::Path;

use super::print_line;
use crate::records::signature::{SignedRecord, verify};

/// Maximum size of a file in bytes. Records are smaller.
const MAX_BYTES: u64 = 1024 * 1024;

/// Verifies a file and prints what it says.
///
/// # Errors
/// A message that says why the record isn't valid, or the file can't be read.
pub fn run(path: &Path) -> Result<(), String> {
    let about = |problem: &dyn std::fmt::Display| format!("{}: {problem}", path.display());
    let size = std::fs::metadata(path).map_err(|e| about(&e))?.len();
    if size > MAX_BYTES {
        return Err(about(&"it’s too large for a work record"));
    }
    let text = std::fs::read_to_string(path).map_err(|e| about(&e))?;
    let file: SignedRecord = serde_json::from_str(&text).map_err(|_| about(&"this isn’t a work record"))?;
    let verified = verify(&file).map_err(|fault| about(&fault.words()))?;
    let record = verified.record;
    let hours = record.totals.seconds / 3_600;
    print_line("The signature is valid.")?;
    print_line(&format!("  name       {}", record.name))?;
    print_line(&format!("  site       {} ({})", record.site.name, record.site.url))?;
    print_line(&format!("  signed on  {}", record.signed_on))?;
    print_line(&format!("  key        {}", verified.key))?;
    print_line(&format!("  contracts  {}, {hours} approved hours", record.totals.contracts))?;
    for contract in &record.contracts {
        let to = contract.to.as_deref().unwrap_or("today");
        print_line(&format!("  {} to {to}  {}, {}", contract.from, contract.work, contract.employer))?;
    }
    print_line("Anyone can make a key. Compare this one with the key that the site shows on its records.")
}

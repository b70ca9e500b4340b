//! Sending one request over one connection: https, no redirects, no proxy, little data, little time.

use std::sync::Arc;

use axum::http::{self, HeaderMap, Method, StatusCode, Uri, header};
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_rustls::TlsConnector;

use super::{Outbound, TIMEOUT};

/// Maximum size of a response's body, in bytes.
const MAX_BODY: usize = 64 * 1024;

/// A request.
#[derive(Clone, Debug)]
pub struct Request {
    /// Method.
    pub method: Method,
    /// Where to.
    pub uri: Uri,
    /// Headers, without Host and Content-Length.
    pub headers: HeaderMap,
    /// The body.
    pub body: Vec<u8>,
}

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Reply {
    /// Status code. A redirect isn't followed.
    pub status: StatusCode,
    /// Headers.
    pub headers: HeaderMap,
    /// The body, at most 64 KiB.
    pub body: Vec<u8>,
}

impl Outbound {
    /// Sends a request. Plain http is only for what the operator allowed with `--allow-outbound`.
    ///
    /// # Errors
    /// Why there's no answer, as a sentence for the operator.
    pub async fn send(&self, request: Request) -> Result<Reply, String> {
        let host = request.uri.host().ok_or("the address has no host")?.to_owned();
        let secure = request.uri.scheme_str() == Some("https");
        let port = request.uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
        if !secure && !self.is_allowed(&host, port) {
            return Err(format!("{host} isn’t reached over https"));
        }
        let exchange = async {
            let stream = self.connect(&host, port).await?;
            if !secure {
                return exchange(stream, request).await;
            }
            let name = ServerName::try_from(host.clone()).map_err(|_| format!("{host} isn’t a host name"))?;
            let connector = TlsConnector::from(Arc::clone(&self.tls));
            let stream = connector.connect(name, stream).await.map_err(|e| format!("{host}: TLS failed: {e}"))?;
            exchange(stream, request).await
        };
        tokio::time::timeout(2 * TIMEOUT, exchange).await.map_err(|_| format!("{host} took too long to answer"))?
    }
}

async fn exchange<S>(stream: S, request: Request) -> Result<Reply, String>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let failed = |e: hyper::Error| format!("the request failed: {e}");
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(failed)?;
    let driver = tokio::spawn(connection);
    let reply = match build(request) {
        Ok(request) => sender.send_request(request).await.map_err(failed),
        Err(e) => Err(e),
    };
    let read = async {
        let (head, body) = reply?.into_parts();
        let body = Limited::new(body, MAX_BODY).collect().await.map_err(|e| format!("the answer failed: {e}"))?;
        Ok(Reply { status: head.status, headers: head.headers, body: body.to_bytes().to_vec() })
    };
    let reply = read.await;
    driver.abort();
    reply
}

/// Sends only the path and query in the request line, and the host in its header.
fn build(request: Request) -> Result<http::Request<Full<Bytes>>, String> {
    let path = request.uri.path_and_query().map_or("/", |path| path.as_str());
    let host = request.uri.authority().map(http::uri::Authority::as_str).unwrap_or_default();
    let mut built = http::Request::builder().method(request.method).uri(path).header(header::HOST, host);
    for (name, value) in &request.headers {
        built = built.header(name, value);
    }
    built.body(Full::new(Bytes::from(request.body))).map_err(|e| e.to_string())
}

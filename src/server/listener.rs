//! The socket that the server listens on: its own, or one that systemd hands over.

use std::net::SocketAddr;

use listenfd::ListenFd;
use tokio::net::TcpListener;

/// Takes over the socket that systemd hands over (`LISTEN_FDS`), or binds the listening address. A socket that was handed
/// over stays open while the server restarts, so connections wait in the kernel's queue and none is refused.
///
/// # Errors
/// A message for the operator if the address is in use or isn't this machine's, or if systemd hands over anything but one
/// TCP socket.
pub async fn bind(address: SocketAddr) -> Result<TcpListener, String> {
    let Some(listener) = take_over()? else {
        return TcpListener::bind(address).await.map_err(|e| format!("cannot listen on {address}: {e}"));
    };
    let actual = listener.local_addr().map_err(|e| e.to_string())?;
    if actual == address {
        tracing::info!("listening on {actual}, a socket of systemd");
    } else {
        tracing::warn!(
            "listening on {actual}, a socket of systemd, although --listen says {address}: make ListenStream in \
             jobstead.socket and --listen the same"
        );
    }
    Ok(listener)
}

fn take_over() -> Result<Option<TcpListener>, String> {
    let mut handed_over = ListenFd::from_env();
    if handed_over.len() > 1 {
        return Err(format!("systemd hands over {} sockets: leave one in jobstead.socket", handed_over.len()));
    }
    let refuse = |e: std::io::Error| format!("the socket that systemd hands over can't be used: {e}");
    let Some(listener) = handed_over.take_tcp_listener(0).map_err(refuse)? else { return Ok(None) };
    listener.set_nonblocking(true).map_err(refuse)?;
    TcpListener::from_std(listener).map(Some).map_err(refuse)
}

//! What operators read when the mail server can't be used: each failure has a sentence, and none is a library's.

use std::sync::Arc;

use jobstead::mail::server::{Address, Server};
use jobstead::mail::smtp::{Step, open};
use jobstead::outbound::{Allowed, Outbound, Resolver};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair, date_time_ymd};
use rustls::ServerConfig;
use rustls::pki_types::PrivateKeyDer;
use tokio::io::{AsyncBufReadExt as _, AsyncRead, AsyncWrite, AsyncWriteExt as _, BufReader};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

use crate::support::name_server::{self, Said};

/// Returns the step that fails with a mail server on loopback, and what operators read.
async fn failure(server: &Server) -> (Step, String) {
    let host = &server.address.host;
    let allowed = Allowed::parse(&[format!("{host}:{}", server.address.port)]).unwrap_or_default();
    let names = name_server::start(|_| Said::NoSuchName).await;
    let outbound = Outbound::new(Resolver::At(names), allowed);
    let problem = open(server, &outbound, "jobs.example.org").await.err().expect("it fails");
    (problem.step, problem.reason)
}

fn server(url: &str) -> Server {
    Server {
        address: Address::parse(url).unwrap(),
        password: "letmein".to_owned(),
        sender_address: "office@example.org".to_owned(),
        sender_name: String::new(),
        insecure: false,
        authority: None,
    }
}

/// Says each of these, one after each line that the other side says.
async fn recite(stream: impl AsyncRead + AsyncWrite + Unpin, replies: &[&str]) {
    let mut stream = BufReader::new(stream);
    for reply in replies {
        if stream.write_all(reply.as_bytes()).await.is_err() || stream.flush().await.is_err() {
            return;
        }
        let mut line = Vec::new();
        let _ = stream.read_until(b'\n', &mut line).await;
    }
}

/// Starts a server that speaks these replies, and returns its port.
async fn plain(replies: &'static [&'static str]) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            recite(stream, replies).await;
        }
    });
    port
}

#[tokio::test]
async fn each_failure_to_talk_has_a_sentence_and_a_remedy() {
    for (scheme, replies, step, said) in [
        (
            "smtp",
            &["554 5.7.1 Not you\r\n"] as &[&str],
            Step::Connect,
            "refuses to talk to this one. Ask its operator why. It said: 554 5.7.1 Not you",
        ),
        ("smtp", &["421 Busy\r\n"], Step::Connect, "Try again later. It said: 421 Busy"),
        ("smtp", &["HTTP/1.1 400 Bad Request\r\n"], Step::Connect, "doesn’t answer like a mail server"),
        ("smtp", &[], Step::Connect, "doesn’t answer like a mail server. Check its address and the port"),
        ("smtp", &["220 hi\r\n", "250 plain\r\n", "221 bye\r\n"], Step::Encrypt, "offers no encryption (STARTTLS)"),
        (
            "smtp",
            &["220 hi\r\n", "250-hi\r\n250 STARTTLS\r\n", "554 No keys\r\n"],
            Step::Encrypt,
            "couldn’t start encryption. Ask its operator why. It said: 554",
        ),
        (
            "smtps",
            &["220 hi\r\n"],
            Step::Encrypt,
            "doesn’t start with encryption on this port. Use smtp:// with port 587",
        ),
    ] {
        let port = plain(replies).await;
        let (failed, reason) = failure(&server(&format!("{scheme}://127.0.0.1:{port}"))).await;
        assert!(failed == step && reason.contains(said), "{replies:?}: {failed:?} {reason}");
    }
}

#[tokio::test]
async fn a_refused_sign_in_says_what_to_check() {
    for (replies, said) in [
        (
            &["220 hi\r\n", "250-hi\r\n250 AUTH PLAIN\r\n", "535 5.7.8 No\r\n"] as &[&str],
            "refused the user name or the password. Check both. Some mail providers want a password made just for apps. It said: 535 5.7.8 No",
        ),
        (&["220 hi\r\n", "250-hi\r\n250 AUTH PLAIN\r\n", "454 4.7.0 Later\r\n"], "Try again later. It said: 454"),
        (&["220 hi\r\n", "250-hi\r\n250 AUTH GSSAPI\r\n"], "leave the user out of its address"),
    ] {
        let port = plain(replies).await;
        let careless = Server { insecure: true, ..server(&format!("smtp://office@127.0.0.1:{port}")) };
        let (step, reason) = failure(&careless).await;
        assert!(step == Step::SignIn && reason.contains(said), "{replies:?}: {step:?} {reason}");
    }
}

#[tokio::test]
async fn a_server_that_cannot_be_reached_says_what_to_check() {
    let free = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
    for (url, said) in [
        (format!("smtp://127.0.0.1:{free}"), "Nothing answers at the mail server’s address and port."),
        ("smtp://mail.nowhere.example".to_owned(), "There’s no server named mail.nowhere.example. Check the spelling"),
        (
            "smtp://10.0.0.1:25".to_owned(),
            "10.0.0.1 isn’t on the public internet. If that’s right, start Jobstead with --allow-outbound 10.0.0.1:25",
        ),
    ] {
        let (step, reason) = failure(&server(&url)).await;
        assert!(step == Step::Connect && reason.contains(said), "{url}: {reason}");
    }
}

#[tokio::test]
async fn a_silent_server_is_given_up() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let silent = tokio::spawn(async move {
        let stream = listener.accept().await.unwrap();
        // From here on the only thing left to wait for is the end of patience, which comes at once.
        tokio::time::pause();
        tokio::time::sleep(std::time::Duration::from_secs(3600)).await;
        drop(stream);
    });
    let (step, reason) = failure(&server(&format!("smtp://127.0.0.1:{port}"))).await;
    assert!(step == Step::Connect && reason.contains("didn’t answer within 20 seconds. Check the address"), "{reason}");
    silent.abort();
}

#[tokio::test]
async fn each_bad_certificate_says_what_is_wrong_with_it() {
    let mut params = CertificateParams::default();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
    for (name, years, is_trusted, said) in [
        ("localhost", (2020, 2021), true, "certificate has expired"),
        ("localhost", (2090, 2099), true, "isn’t valid yet. Check the clock"),
        ("mail.example.org", (2020, 2099), true, "is for another name"),
        (
            "localhost",
            (2020, 2099),
            false,
            "isn’t from an authority that’s trusted here. If the mail server is your own, start Jobstead with --smtp-ca",
        ),
    ] {
        let key = KeyPair::generate().unwrap();
        let mut params = CertificateParams::new(vec![name.to_owned()]).unwrap();
        params.not_before = date_time_ymd(years.0, 1, 1);
        params.not_after = date_time_ymd(years.1, 1, 1);
        let certificate = params.signed_by(&key, &authority).unwrap();
        let secret = PrivateKeyDer::try_from(key.serialize_der()).unwrap();
        let config = ServerConfig::builder()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.der().clone()], secret)
            .unwrap();
        let (acceptor, listener) =
            (TlsAcceptor::from(Arc::new(config)), TcpListener::bind("127.0.0.1:0").await.unwrap());
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            if let Ok(stream) = acceptor.accept(stream).await {
                recite(stream, &["220 hi\r\n"]).await;
            }
        });
        let trusted = is_trusted.then(|| authority.pem().into_bytes());
        let (step, reason) =
            failure(&Server { authority: trusted, ..server(&format!("smtps://localhost:{port}")) }).await;
        assert!(step == Step::Encrypt && reason.contains(said), "{name} {years:?}: {reason}");
    }
}

//! A real mail server, from Python's aiosmtpd, and a site that sends with it.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use jobstead::operator::mail;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use serde_json::Value;
use tempfile::TempDir;

use super::{Setup, Site};

/// The mail server. It stops when it's dropped.
pub struct MailServer {
    pub port: u16,
    /// The certificate authority that signed its certificate, as PEM.
    pub authority: String,
    process: Child,
    lines: Receiver<Value>,
    _folder: TempDir,
}

impl MailServer {
    /// Starts it. tests/run installs aiosmtpd.
    pub fn start() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let python = root.join("target/mail-venv/bin/python");
        assert!(python.exists(), "aiosmtpd isn’t installed: run `tests/run rust`, which installs it");
        let folder = TempDir::new().unwrap();
        let authority = certify(folder.path());
        let mut process = Command::new(python)
            .arg(root.join("tests/smtp/server.py"))
            .arg(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(serde_json::from_str(&line).unwrap()).is_err() {
                    return;
                }
            }
        });
        let first: Value = lines.recv_timeout(Duration::from_secs(30)).unwrap();
        let port = u16::try_from(first["port"].as_u64().unwrap()).unwrap();
        Self { port, authority, process, lines, _folder: folder }
    }

    /// Returns the settings with which it can be used.
    pub fn setup(&self) -> jobstead::mail::Setup {
        jobstead::mail::Setup {
            url: Some(format!("smtp://office@localhost:{}", self.port)),
            password: Some("letmein".to_owned()),
            insecure: false,
            authority: Some(self.authority.clone().into_bytes()),
        }
    }

    /// Returns a site that sends with it.
    pub async fn site(&self) -> Site {
        self.site_with(self.setup()).await
    }

    pub async fn site_with(&self, mail: jobstead::mail::Setup) -> Site {
        let site = self.empty_site_with(mail);
        site.set_up().await;
        site.has_sender().await;
        site
    }

    /// Returns a site that isn't set up yet.
    pub fn empty_site(&self) -> Site {
        self.empty_site_with(self.setup())
    }

    fn empty_site_with(&self, mail: jobstead::mail::Setup) -> Site {
        let allow_outbound = vec![format!("localhost:{}", self.port)];
        Site::with(Setup { allow_outbound, mail, ..Setup::default() })
    }

    /// Returns the next mail that arrived.
    pub fn next(&self) -> Value {
        self.lines.recv_timeout(Duration::from_secs(10)).expect("a mail")
    }

    /// Returns the next mail that arrived, if there is one.
    pub fn try_next(&self) -> Option<Value> {
        self.lines.recv_timeout(Duration::from_millis(100)).ok()
    }

    /// Returns whether nothing more has arrived.
    pub fn is_quiet(&self) -> bool {
        self.try_next().is_none()
    }
}

impl Drop for MailServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Site {
    /// Sends the mail that is due.
    pub async fn sends_mail(&self) {
        mail::lane::drain(self.app.clone()).await.unwrap();
    }

    /// Enters the address that mail comes from.
    pub async fn has_sender(&self) {
        self.write(|tx| jobstead::mail::server::save(tx, "", None, "office@example.org", "")).await;
    }
}

/// Writes a key and a certificate for localhost, and returns the authority that signed it, as PEM.
fn certify(folder: &Path) -> String {
    let mut params = CertificateParams::default();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
    let key = KeyPair::generate().unwrap();
    let own = CertificateParams::new(vec!["localhost".to_owned()]).unwrap().signed_by(&key, &authority).unwrap();
    std::fs::write(folder.join("cert.pem"), own.pem()).unwrap();
    std::fs::write(folder.join("key.pem"), key.serialize_pem()).unwrap();
    authority.pem()
}

//! The program's settings: flags override environment variables, which override the `--config` file.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use ipnet::IpNet;

use crate::web::origin::Origin;

/// The program's settings.
#[derive(Args, Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct Config {
    /// The database file.
    #[arg(long, global = true, env = "JOBSTEAD_DB", value_name = "FILE", default_value = "./jobstead.db")]
    pub db: PathBuf,
    /// IP address and port to listen on.
    #[arg(long, global = true, env = "JOBSTEAD_LISTEN", value_name = "ADDR:PORT", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Public URL of the site, like https://jobs.example.org [default: http://LISTEN].
    #[arg(long, global = true, env = "JOBSTEAD_URL", value_name = "URL")]
    pub url: Option<String>,
    /// Allow a plain http URL that isn't a loopback address.
    #[arg(long, global = true, env = "JOBSTEAD_INSECURE_HTTP")]
    pub insecure_http: bool,
    /// Tell browsers to use https for every name under the site's own, too (HSTS with includeSubDomains). They remember it for a
    /// year, so do this only if all of those names have https.
    #[arg(long, global = true, env = "JOBSTEAD_HSTS_SUBDOMAINS")]
    pub hsts_subdomains: bool,
    /// Reverse proxies whose X-Forwarded-For is trusted, like 127.0.0.1/32.
    #[arg(long, global = true, env = "JOBSTEAD_TRUSTED_PROXY", value_name = "NET", value_delimiter = ',', value_parser = parse_net)]
    pub trusted_proxy: Vec<IpNet>,
    /// Open connections that one address may have; an IPv6 /64 network counts as one. Trusted proxies may have any number. How
    /// many the whole server may have follows from its limit on open files (ulimit -n) and the memory of the machine.
    #[arg(long, global = true, env = "JOBSTEAD_CONNECTIONS_PER_ADDRESS", value_name = "NUMBER", default_value = "256")]
    pub connections_per_address: usize,
    /// Write limits for each person, like jobs=200. Names: jobs and response-bytes (per day); messages, drafts and changes
    /// (per hour).
    #[arg(long, global = true, env = "JOBSTEAD_QUOTA", value_name = "NAME=NUMBER", value_delimiter = ',')]
    pub quota: Vec<String>,
    /// A loopback address that the site may connect to, like 127.0.0.1:25 for a mail server on the same machine. It
    /// connects to public addresses otherwise.
    #[arg(long, global = true, env = "JOBSTEAD_ALLOW_OUTBOUND", value_name = "HOST:PORT", value_delimiter = ',')]
    pub allow_outbound: Vec<String>,
    /// One more host of a push service that browsers may subscribe at, like push.example.org. Those of Chrome, Edge, Firefox
    /// and Safari are known.
    #[arg(long, global = true, env = "JOBSTEAD_PUSH_SERVICE", value_name = "HOST")]
    pub push_service: Option<String>,
    /// Mail server, like smtp://user@mail.example.org:587 or smtps://user@mail.example.org. Its password is in the
    /// environment variable JOBSTEAD_SMTP_PASSWORD or in a file. It can also be set up in the office.
    #[arg(long, global = true, env = "JOBSTEAD_SMTP", value_name = "URL")]
    pub smtp: Option<String>,
    /// File with the mail server's password.
    #[arg(long, global = true, env = "JOBSTEAD_SMTP_PASSWORD_FILE", value_name = "FILE")]
    pub smtp_password_file: Option<PathBuf>,
    /// PEM file with a certificate authority that the mail server may use, besides the public ones.
    #[arg(long, global = true, env = "JOBSTEAD_SMTP_CA", value_name = "FILE")]
    pub smtp_ca: Option<PathBuf>,
    /// Allow a mail server without TLS or with an invalid certificate. Others on the way can then read the mail and the
    /// password.
    #[arg(long, global = true, env = "JOBSTEAD_SMTP_INSECURE")]
    pub smtp_insecure: bool,
    /// File with the secret key of a Stripe account, to take card payments. The key can also be in the environment variable
    /// JOBSTEAD_STRIPE_KEY, or be entered in the office.
    #[arg(long, global = true, env = "JOBSTEAD_STRIPE_KEY_FILE", value_name = "FILE")]
    pub stripe_key_file: Option<PathBuf>,
    /// File with the secret of the Stripe account's webhook. The secret can also be in the environment variable
    /// JOBSTEAD_STRIPE_WEBHOOK_SECRET, or be entered in the office.
    #[arg(long, global = true, env = "JOBSTEAD_STRIPE_WEBHOOK_SECRET_FILE", value_name = "FILE")]
    pub stripe_webhook_secret_file: Option<PathBuf>,
    /// Make no copy of the database every night, because something else does.
    #[arg(long, global = true, env = "JOBSTEAD_NO_NIGHTLY_BACKUP")]
    pub no_nightly_backup: bool,
    /// What to log: error, warn, info, debug, or a filter like jobstead=debug.
    #[arg(long, global = true, env = "JOBSTEAD_LOG", value_name = "FILTER", default_value = "info")]
    pub log: String,
    /// Write the log as JSON.
    #[arg(long, global = true, env = "JOBSTEAD_LOG_JSON")]
    pub log_json: bool,
    /// Serve the front end from this folder instead of the binary, for development.
    #[arg(long, global = true, env = "JOBSTEAD_UI_DIR", value_name = "DIR")]
    pub ui_dir: Option<PathBuf>,
    /// Don't wait for the disk, so a power cut loses acknowledged writes. For the control run of the power-cut test.
    #[arg(long, global = true, hide = true)]
    pub no_sync: bool,
    /// TOML file with any of these settings, named like their flags.
    #[arg(long, global = true, env = "JOBSTEAD_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// Parses a network; a bare address is a network of one address.
fn parse_net(text: &str) -> Result<IpNet, String> {
    let address = || text.parse::<std::net::IpAddr>().map(IpNet::from);
    text.parse().or_else(|_| address()).map_err(|_| "not an IP address or a network like 10.0.0.0/8".to_owned())
}

impl Config {
    /// Returns the site's origin.
    ///
    /// # Errors
    /// A message for the operator that says how to fix `--url`.
    pub fn origin(&self) -> Result<Origin, String> {
        let default = || format!("http://{}", self.listen);
        Origin::parse(&self.url.clone().unwrap_or_else(default), self.insecure_http)
    }
}

//! Settings of the program: flag = environment variable = line of the file of `--config`, in this order.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use ipnet::IpNet;

use crate::web::origin::Origin;

/// The settings.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// The database file.
    #[arg(long, global = true, env = "JOBSTEAD_DB", value_name = "FILE", default_value = "./jobstead.db")]
    pub db: PathBuf,
    /// Where to listen, as numbers.
    #[arg(long, global = true, env = "JOBSTEAD_LISTEN", value_name = "ADDR:PORT", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Where people reach the site, like https://jobs.example.org [default: http://LISTEN].
    #[arg(long, global = true, env = "JOBSTEAD_URL", value_name = "URL")]
    pub url: Option<String>,
    /// Allow plain http on another address than this machine's own.
    #[arg(long, global = true, env = "JOBSTEAD_INSECURE_HTTP")]
    pub insecure_http: bool,
    /// Proxies in front, whose X-Forwarded-For counts, like 127.0.0.1/32.
    #[arg(long, global = true, env = "JOBSTEAD_TRUSTED_PROXY", value_name = "NET", value_delimiter = ',', value_parser = parse_net)]
    pub trusted_proxy: Vec<IpNet>,
    /// What to log: error, warn, info, debug, or a filter like jobstead=debug.
    #[arg(long, global = true, env = "JOBSTEAD_LOG", value_name = "FILTER", default_value = "info")]
    pub log: String,
    /// Log lines of JSON.
    #[arg(long, global = true, env = "JOBSTEAD_LOG_JSON")]
    pub log_json: bool,
    /// Serve the front end from this folder instead of the binary, while it is worked on.
    #[arg(long, global = true, env = "JOBSTEAD_UI_DIR", value_name = "DIR")]
    pub ui_dir: Option<PathBuf>,
    /// Do not wait for the disk. Answered writes are lost in a power cut: the control of the test of just that.
    #[arg(long, global = true, hide = true)]
    pub no_sync: bool,
    /// A TOML file with any of these settings, by the names of their flags.
    #[arg(long, global = true, env = "JOBSTEAD_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// A bare address is a net of one.
fn parse_net(text: &str) -> Result<IpNet, String> {
    let address = || text.parse::<std::net::IpAddr>().map(IpNet::from);
    text.parse().or_else(|_| address()).map_err(|_| "not an address or a net like 10.0.0.0/8".to_owned())
}

impl Config {
    /// The site's origin.
    ///
    /// # Errors
    /// What is wrong with `--url`, and the remedy.
    pub fn origin(&self) -> Result<Origin, String> {
        let default = || format!("http://{}", self.listen);
        Origin::parse(&self.url.clone().unwrap_or_else(default), self.insecure_http)
    }
}

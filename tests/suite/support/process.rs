//! The real program in its own process, for what an in-process test can't see: kill -9, signals, the lock.

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use serde_json::Value;

pub struct Process {
    pub child: Child,
    pub port: u16,
    /// The token of the setup link, if the file has no operator.
    pub token: Option<String>,
}

/// Returns the path of the program: the binary named by `JOBSTEAD_BIN`, or the one built for the tests.
pub fn program() -> &'static str {
    static PROGRAM: LazyLock<String> =
        LazyLock::new(|| std::env::var("JOBSTEAD_BIN").unwrap_or_else(|_| env!("CARGO_BIN_EXE_jobstead").to_owned()));
    &PROGRAM
}

/// Returns the program as a command that is handed a listening socket, as systemd does it: as descriptor 3, with its number
/// and whom it's for in the environment.
pub fn program_with_socket(listener: &TcpListener) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", "export LISTEN_FDS=1 LISTEN_PID=$$; exec \"$@\" 3<&0 </dev/null", "sh", program()]);
    command.stdin(OwnedFd::from(listener.try_clone().unwrap()));
    command
}

/// Makes the file of the demo town in a folder, and returns its path.
pub fn demo_file(folder: &Path) -> PathBuf {
    let path = folder.join("demo.db");
    assert!(Command::new(program()).arg("demo").arg("--db").arg(&path).output().unwrap().status.success());
    path
}

/// Returns a port that was free a moment ago.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

impl Process {
    /// Starts `jobstead serve` and waits until it responds.
    pub fn serve(db: &Path) -> Self {
        Self::start(db, Command::new(program()))
    }

    /// Starts the server through another command, such as strace, and waits until it responds.
    pub fn start(db: &Path, command: Command) -> Self {
        Self::start_on(free_port(), db, command)
    }

    /// Starts the server with a listening socket, as systemd hands it over.
    pub fn start_with_socket(listener: &TcpListener, db: &Path) -> Self {
        Self::start_on(listener.local_addr().unwrap().port(), db, program_with_socket(listener))
    }

    fn start_on(port: u16, db: &Path, mut command: Command) -> Self {
        if !command.get_envs().any(|(name, _)| name == "JOBSTEAD_LOG") {
            command.env("JOBSTEAD_LOG", "error");
        }
        let mut child = command
            .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--db"])
            .arg(db)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.next().is_some(), "the server exited before it responded");
        let mut process = Self { child, port, token: None };
        process.wait_until_healthy();
        if process.needs_set_up() {
            let link = lines.next().unwrap().unwrap();
            process.token = link.split("token=").nth(1).map(str::to_owned);
        }
        process
    }

    fn needs_set_up(&self) -> bool {
        self.get("/").1.contains("\"setUp\":false")
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Waits until the server responds.
    pub fn wait_until_healthy(&self) {
        let started = Instant::now();
        while self.get("/healthz").0 != 200 {
            assert!(started.elapsed() < Duration::from_secs(20), "the server did not respond within 20 seconds");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Returns the status (0 if there is no response) and the body.
    pub fn get(&self, path: &str) -> (u16, String) {
        status_and_body(agent().get(self.url(path)).call())
    }

    /// Returns the status (0 if there is no response), the body and the session cookie.
    pub fn post(&self, path: &str, body: &Value, cookie: &str) -> (u16, String, String) {
        let request = agent()
            .post(self.url(path))
            .header("origin", format!("http://127.0.0.1:{}", self.port))
            .header("content-type", "application/json")
            .header("cookie", cookie);
        let response = request.send(body.to_string());
        let session = response.as_ref().ok().and_then(|r| r.headers().get("set-cookie")).map(|v| v.to_str().unwrap());
        let session = session.map_or(String::new(), |line| line.split(';').next().unwrap().to_owned());
        let (status, text) = status_and_body(response);
        (status, text, session)
    }

    fn read_proc(&self, file: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).unwrap()
    }

    /// Returns the memory that no file backs, in bytes.
    pub fn anonymous_memory(&self) -> u64 {
        let status = self.read_proc("status");
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1_024
    }

    /// Returns the CPU time used so far, in user mode and in the kernel.
    pub fn cpu_time(&self) -> Duration {
        let stat = self.read_proc("stat");
        // The name in parentheses may contain spaces; utime and stime, in hundredths of a second, follow it.
        let (_, fields) = stat.rsplit_once(')').unwrap();
        let ticks: u32 = fields.split_whitespace().skip(11).take(2).map(|n| n.parse::<u32>().unwrap()).sum();
        Duration::from_millis(10) * ticks
    }

    /// Returns the number of files and connections that it has open.
    pub fn open_files(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.child.id())).unwrap().count()
    }

    /// Stops it as an operator would, and waits for it.
    pub fn stop(mut self) {
        self.signal(rustix::process::Signal::TERM);
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }

    pub fn signal(&self, signal: rustix::process::Signal) {
        let pid = rustix::process::Pid::from_raw(i32::try_from(self.child.id()).unwrap()).unwrap();
        rustix::process::kill_process(pid, signal).unwrap();
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(10)))
        .max_redirects(0)
        .build()
        .into()
}

fn status_and_body(response: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> (u16, String) {
    match response {
        Ok(mut response) => (response.status().as_u16(), response.body_mut().read_to_string().unwrap_or_default()),
        Err(_) => (0, String::new()),
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

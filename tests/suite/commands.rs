//! Which files the commands work on, and what they say when they can't.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::support::program;

/// An installed program with settings that name a database, and an empty folder to call it from.
struct Installed {
    prefix: TempDir,
    elsewhere: TempDir,
}

impl Installed {
    fn new() -> Self {
        let prefix = TempDir::new().unwrap();
        fs::set_permissions(prefix.path(), fs::Permissions::from_mode(0o755)).unwrap();
        for folder in ["bin", "etc", "var"] {
            fs::create_dir(prefix.path().join(folder)).unwrap();
        }
        let installed = Self { prefix, elsewhere: TempDir::new().unwrap() };
        let program_here = installed.prefix.path().join("bin/jobstead");
        fs::hard_link(program(), &program_here).or_else(|_| fs::copy(program(), &program_here).map(drop)).unwrap();
        fs::write(installed.settings(), format!("db = \"{}\"\n", installed.database().display())).unwrap();
        installed
    }

    fn settings(&self) -> PathBuf {
        self.prefix.path().join("etc/jobstead.toml")
    }

    fn database(&self) -> PathBuf {
        self.prefix.path().join("var/jobstead.db")
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(self.prefix.path().join("bin/jobstead"));
        command.args(arguments).current_dir(self.elsewhere.path());
        command
    }
}

/// Runs a command; returns whether it succeeded, and what it said.
fn run(command: &mut Command) -> (bool, String) {
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output.status.success(), text)
}

fn is_empty(folder: &Path) -> bool {
    fs::read_dir(folder).unwrap().next().is_none()
}

#[test]
fn commands_work_on_the_installed_site_say_so_and_create_no_database() {
    let site = Installed::new();
    let missing = format!("{} does not exist", site.database().display());
    let settings = format!("Using the installed site's settings in {}.", site.settings().display());
    for arguments in [
        &["setup-link"][..],
        &["check"],
        &["backup", "copy.db"],
        &["tasks", "list"],
        &["audit", "verify"],
        &["admin", "link", "--email", "ann@example.org"],
    ] {
        let (done, text) = run(&mut site.command(arguments));
        assert!(!done && text.contains(&missing) && text.contains(&settings), "{arguments:?}: {text}");
    }
    assert!(is_empty(&site.prefix.path().join("var")) && is_empty(site.elsewhere.path()));
    let (done, text) = run(&mut site.command(&["demo"]));
    assert!(done && text.contains(&settings), "{text}");
    assert!(run(&mut site.command(&["check"])).0);
    // Named ones come first.
    let named = site.elsewhere.path().join("named.db");
    for command in [
        site.command(&["check", "--db", "named.db"]).env("A", "B"),
        site.command(&["check"]).env("JOBSTEAD_DB", &named),
    ] {
        let (done, text) = run(command);
        assert!(!done && text.contains("named.db does not exist") && !text.contains(&settings), "{text}");
    }
    let (done, text) = run(&mut site.command(&["version"]));
    assert!(done && !text.contains(&settings), "{text}");
}

/// As root, so skipped for others.
#[test]
fn a_file_without_permission_is_not_said_to_be_missing() {
    if !rustix::process::geteuid().is_root() {
        eprintln!("skipped: only root can become somebody else");
        return;
    }
    let site = Installed::new();
    assert!(run(&mut site.command(&["demo"])).0);
    let folder = site.prefix.path().join("var");
    for (path, mode) in [(folder.as_path(), 0o755), (folder.as_path(), 0o700)] {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        for arguments in
            [&["check"][..], &["setup-link"], &["serve", "--listen", "127.0.0.1:0"], &["restore", "copy.db"]]
        {
            let (done, text) = run(site.command(arguments).current_dir("/").uid(65_534).gid(65_534));
            assert!(!done && text.contains("no permission for") && text.contains("sudo -u"), "{arguments:?}: {text}");
        }
    }
}

#[test]
fn an_error_names_the_file_or_the_setting_and_its_source() {
    let folder = TempDir::new().unwrap();
    let (settings, database) = (folder.path().join("town.toml"), folder.path().join("town.db"));
    let command = |arguments: &[&str]| {
        let mut command = Command::new(program());
        command.args(arguments).current_dir(folder.path());
        command
    };
    let says = |mut command: Command, expected: &str| {
        let (done, text) = run(&mut command);
        assert!(!done && text.contains(expected), "{expected}: {text}");
    };
    says(command(&["serve", "--db", "/nope/town.db"]), "/nope/town.db: its folder does not exist");
    says(command(&["check", "--db", "/nope/town.db"]), "/nope/town.db does not exist");
    says(command(&["restore", "--db", "town.db", "."]), ". is a folder, not a database");
    says(command(&["restore", "--db", "town.db", "gone.db"]), "gone.db does not exist");
    assert!(!database.exists());
    fs::write(&database, "").unwrap();
    says(command(&["check", "--db", "town.db"]), "town.db is new: it has no site in it yet");
    fs::write(&settings, "listen = \"here\"\n").unwrap();
    says(
        command(&["config", "--config", "town.toml"]),
        "town.toml: \"here\" is not valid for listen: invalid socket address",
    );
    let mut environment = command(&["config"]);
    environment.env("JOBSTEAD_TRUSTED_PROXY", "10.0.0.0/8,there");
    says(environment, "JOBSTEAD_TRUSTED_PROXY: \"10.0.0.0/8,there\" is not valid for trusted-proxy: not an IP address");
    says(command(&["config", "--listen", "nowhere"]), "invalid value 'nowhere' for '--listen");
}

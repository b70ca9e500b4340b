# The build and its dependencies. Sourced by install.sh and tests/run.
# shellcheck shell=bash disable=SC2034,SC2154

node_at_least=20
tools=$PWD/target/tools
apt_updated=no

# Whether version $1 is at least $2.
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

need_apt() {
    command -v apt-get >/dev/null || fail "$1 is missing, and this isn't Debian or Ubuntu" "install $1 yourself and run this again"
}

update_apt() {
    [ $apt_updated = no ] || return 0
    say "updating the package lists"
    as_root apt-get update -qq || say "some package lists could not be updated; continuing with the existing ones"
    apt_updated=yes
}

# apt_install WHY PACKAGE...
apt_install() {
    local why=$1
    shift
    need_apt "$*"
    update_apt
    say "installing $* ($why)"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null ||
        fail "the packages $* could not be installed" "see apt-get's message above; check the network and /etc/apt/sources.list"
}

# Prints the version of a package that the distribution offers, or 0.
offered() {
    command -v apt-get >/dev/null || { echo 0; return; }
    local version
    version=$(apt-cache policy "$1" 2>/dev/null | sed -n 's/^  Candidate: \([0-9]*:\)\{0,1\}//p')
    case $version in '' | '(none)') echo 0 ;; *) echo "$version" ;; esac
}

get_compiler() {
    step "C compiler"
    if command -v cc >/dev/null && [ -n "$(find /usr/lib -name libc.a -print -quit 2>/dev/null)" ]; then
        say "found"
    else
        apt_install "SQLite is written in C, and the binary is static" build-essential
    fi
}

cargo_is_new() {
    local version
    version=$("$@" --version 2>/dev/null | awk '{print $2}') && [ -n "$version" ] && at_least "$version" "$rust_needed"
}

get_rust() {
    rust_needed=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    step "Rust $rust_needed or newer" "see https://rustup.rs for other ways to install Rust"
    PATH=${CARGO_HOME:-$HOME/.cargo}/bin:$PATH
    cargo=(cargo)
    if cargo_is_new cargo; then say "found $(cargo --version)"; return; fi
    if ! command -v rustup >/dev/null; then
        [ "$(offered rustc)" != 0 ] || ! command -v apt-get >/dev/null || update_apt
        if at_least "$(offered rustc)" "$rust_needed"; then
            apt_install "the server is written in Rust" cargo rustc
            return
        fi
        if [ "$(offered rustup)" != 0 ]; then
            apt_install "the distribution's Rust is too old; this gets a newer one" rustup
        else
            command -v curl >/dev/null || apt_install "to fetch Rust" curl ca-certificates
            say "installing Rust into ~/.cargo with rustup (the distribution has $(offered rustc))"
            curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y -q --profile minimal --no-modify-path >/dev/null
        fi
    fi
    if ! cargo_is_new cargo; then
        say "installing the stable toolchain"
        rustup -q toolchain install stable --profile minimal
        cargo=(rustup run stable cargo)
    fi
    cargo_is_new "${cargo[@]}" || fail "Rust is still older than $rust_needed" "run: rustup update stable"
    say "found $("${cargo[@]}" --version)"
}

node_is_new() {
    command -v npm >/dev/null && at_least "$(node --version 2>/dev/null | tr -d v)" $node_at_least
}

get_node() {
    step "Node $node_at_least or newer"
    PATH=$tools/node_modules/node/bin:$PATH
    if node_is_new; then say "found $(node --version)"; return; fi
    [ "$(offered nodejs)" != 0 ] || ! command -v apt-get >/dev/null || update_apt
    if ! command -v npm >/dev/null; then apt_install "needed to build the front end" nodejs npm; fi
    if ! node_is_new; then
        say "the distribution's Node is $(node --version); installing a newer one into target/tools for the build"
        npm install --prefix "$tools" --no-audit --no-fund --silent "node@$node_at_least"
        hash -r
    fi
    node_is_new || fail "Node is still older than $node_at_least" "install Node $node_at_least by hand and run this again"
    say "found $(node --version)"
}

check_memory() {
    local free_mb
    free_mb=$(awk '/^(MemAvailable|SwapFree):/ {kb += $2} END {print int(kb / 1024)}' /proc/meminfo)
    if [ "$free_mb" -lt 2000 ]; then
        say "only $free_mb MB of memory is free, so the build may fail. If it does, build on another machine and use --binary FILE."
    fi
}

# Builds the server and sets $binary to the path of the new binary.
build() {
    get_compiler
    get_rust
    get_node
    check_memory
    step "Building the front end (a minute or two)" "see the messages above; the npm registry must be reachable"
    (cd ui && npm ci --no-audit --no-fund --silent && npm run --silent build)
    step "Building the server (a few minutes)" "see the messages above; if the compiler ran out of memory, use --binary FILE"
    local host
    host=$("${cargo[@]/#cargo/rustc}" -vV | sed -n 's/^host: //p')
    "${cargo[@]}" build --release --locked --target "$host"
    binary=target/$host/release/jobstead
    # Under sudo, give the build's files back to the user.
    if [ "$(id -u)" -eq 0 ] && [ "$me" != root ]; then chown -R "$me" target ui/node_modules ui/dist; fi
}

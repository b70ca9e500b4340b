# Installing, starting and removing the program. Sourced by install.sh.
# shellcheck shell=bash disable=SC2154

# Prints a setting as the program itself resolves it.
setting() { as_owner "$bin" config --config "$config" | awk -v name="$1" '$1 == name {print $2}'; }

background_pid() {
    local pid
    pid=$(in_prefix cat "$pid_file" 2>/dev/null) || return 1
    # The pid may have been reused by another program.
    grep -qa "$bin" "/proc/$pid/cmdline" 2>/dev/null && echo "$pid"
}

stop_background() {
    local pid tries=0
    pid=$(background_pid) || return 0
    say "stopping the running server (process $pid)"
    in_prefix kill "$pid"
    while [ -d "/proc/$pid" ] && [ $tries -lt 450 ]; do sleep 0.1; tries=$((tries + 1)); done
    in_prefix rm -f "$pid_file"
}

back_up() {
    [ -x "$bin" ] && in_prefix test -f "$database" || return 0
    local copy
    copy=$data/before-upgrade-$(date +%Y%m%d-%H%M%S).db
    step "Backing up the data" "free disk space, or see what '$bin check --db $database' says"
    as_owner "$bin" backup --db "$database" "$copy"
    say "to $copy; restore it with 'jobstead restore --config $config $copy'"
    # Each upgrade leaves a copy of everything, so keep only the newest three.
    # shellcheck disable=SC2016 # The owner's shell reads these.
    as_owner sh -c 'ls -1t "$1"/before-upgrade-*.db | tail -n +4 | while IFS= read -r old; do rm -f -- "$old"; done' sh "$data"
}

# Keeps the log of a server without a service below 10 MB and one older file; a service logs to the journal.
rotate_log() {
    local size
    size=$(in_prefix stat -c %s "$log" 2>/dev/null) || return 0
    [ "$size" -lt 10000000 ] || in_prefix mv -f "$log" "$log.1"
}

make_user() {
    id jobstead >/dev/null 2>&1 && return
    say "adding the unprivileged user jobstead to run it"
    as_root useradd --system --user-group --home-dir "$data" --shell /usr/sbin/nologin jobstead
}

install_files() {
    back_up
    step "Installing $("$binary" version) as $bin" "see the message above; choose a --prefix you can write to"
    if [ "$service" = yes ]; then
        case $prefix in /home/* | /root/*) fail "a service cannot run from $prefix" "omit --prefix, or choose one outside /home and /root" ;; esac
        make_user
    fi
    in_prefix mkdir -p "$prefix/bin" "$(dirname "$config")" "$data"
    # Replace the binary by a rename, so a complete one exists at any time.
    in_prefix install -m 755 "$binary" "$bin.new"
    if [ -x "$bin" ]; then
        in_prefix ln -f "$bin" "$bin.previous"
        say "the old program is kept as $bin.previous, in case you need to go back"
    fi
    in_prefix mv -f "$bin.new" "$bin"
    in_prefix chmod 750 "$data"
    if [ "$(stat -c %U "$data")" != "$owner" ]; then in_prefix chown -R "$owner" "$data"; fi
    in_prefix test -f "$config" || write_config
    if [ "$service" = yes ]; then write_unit; fi
}

write_config() {
    say "writing $config"
    in_prefix tee "$config" >/dev/null <<TEXT
# Jobstead's settings; 'jobstead config --config $config' shows them all.
db = "$database"
listen = "${JOBSTEAD_LISTEN:-127.0.0.1:8080}"
# Behind a proxy with HTTPS (examples/Caddyfile, examples/nginx.conf):
# url = "https://jobs.example.org"
# trusted-proxy = ["127.0.0.1"]
TEXT
    in_prefix chmod 644 "$config"
}

# Writes the service and its socket. systemd holds the socket, so connections wait while the server restarts.
write_unit() {
    local listen
    listen=$(setting listen)
    say "writing $unit and $socket_unit"
    sed -e "s|/usr/local/bin/jobstead|$bin|" -e "s|/etc/jobstead.toml|$config|" -e "s|/var/lib/jobstead|$data|" \
        examples/jobstead.service | as_root tee "$unit" >/dev/null
    sed -e "s|/etc/jobstead.toml|$config|" -e "s|^ListenStream=.*|ListenStream=$listen|" \
        examples/jobstead.socket | as_root tee "$socket_unit" >/dev/null
    if systemd_runs; then
        as_root systemctl daemon-reload
        as_root systemctl -q enable jobstead.socket jobstead
    fi
}

# Restarts the service. Its socket stays open, unless it isn't open yet or at another address.
restart_service() {
    local listen
    listen=$(setting listen)
    if ! systemctl -q is-active jobstead.socket ||
        ! systemctl show -P Listen jobstead.socket | grep -qF "$listen "; then
        as_root systemctl stop jobstead.socket jobstead
        as_root systemctl start jobstead.socket
    fi
    as_root systemctl restart jobstead
}

start_site() {
    step "Starting the site" "see the last lines of the log above; is another program using the port? Change 'listen' in $config"
    stop_background
    if [ "$service" = yes ] && systemd_runs; then
        restart_service
    else
        [ "$service" = no ] || say "systemd isn't running here: starting it in the background, this time only"
        rotate_log
        # shellcheck disable=SC2016 # The owner's shell reads these.
        as_owner sh -c 'cd "$1" && umask 077 && { setsid nohup "$2" serve --config "$3" </dev/null >>"$4" 2>&1 & echo $! >"$5"; }' \
            sh "$data" "$bin" "$config" "$log" "$pid_file"
    fi
    local tries=0
    until healthy; do
        sleep 0.2
        tries=$((tries + 1))
        if [ $tries -ge 100 ] || ended; then
            show_log
            false
        fi
    done
}

# Whether the site has stopped again after its start.
ended() {
    if [ "$service" = yes ] && systemd_runs; then ! systemctl -q is-active jobstead; else ! background_pid >/dev/null; fi
}

# Checks the site's health endpoint, without curl, which may be missing.
healthy() {
    local listen port
    listen=$(setting listen)
    port=${listen##*:}
    # Don't mistake another program on the port for the site.
    if ended; then return 1; fi
    # A socket of systemd accepts the connection before the server runs, so don't wait for long.
    (exec 3<>"/dev/tcp/127.0.0.1/$port" && printf 'GET /healthz HTTP/1.0\r\nHost: %s\r\n\r\n' "$listen" >&3 &&
        read -t 2 -r line <&3 && [[ $line == *' 200 '* ]]) 2>/dev/null
}

show_log() {
    if [ "$service" = yes ] && systemd_runs; then
        as_root journalctl -u jobstead -n 20 --no-pager >&2
    else
        in_prefix tail -n 20 "$log" >&2
    fi
}

tell_address() {
    local listen url link
    listen=$(setting listen) url=$(setting url)
    [ "$url" != - ] || url=http://$listen
    step "Jobstead is running at $url"
    # This fails if the site is already set up.
    if link=$(as_owner "$bin" setup-link --config "$config" 2>/dev/null); then
        say "Set up the site within one hour:"
        say "$link"
    fi
    case $url in
    http://127.* | http://localhost*)
        if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
            say "To reach it from your own computer, start this tunnel and then open the address above:"
            say "ssh -L ${listen##*:}:127.0.0.1:${listen##*:} $me@$(hostname)"
        fi
        say "To make it public over HTTPS, see examples/Caddyfile; the settings are in $config."
        ;;
    esac
    if [ "$service" = yes ] && systemd_runs; then
        say "Its log: journalctl -u jobstead"
    else
        say "Its log: $log"
        say "It runs as $owner and won't start again after a reboot. For a public site, use './install.sh --service'."
    fi
}

remove_all() {
    step "Removing Jobstead"
    if [ -f "$unit" ] && [ "$service" = yes ]; then
        if systemd_runs; then as_root systemctl -q disable --now jobstead.socket jobstead; fi
        as_root rm -f "$unit" "$socket_unit"
        if systemd_runs; then as_root systemctl daemon-reload; fi
    fi
    stop_background
    if [ -e "$bin" ]; then in_prefix rm -f "$bin" "$bin.previous"; else say "there is no $bin"; fi
    say "The data is still in $data and the settings in $config."
}

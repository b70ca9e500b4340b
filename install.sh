#!/usr/bin/env bash
# Installs or upgrades Jobstead: builds it, installs one binary, starts it, and prints its address and the setup link.
# --help lists the options.
set -euo pipefail
called_from=$PWD
cd "$(dirname "$0")"

usage() {
    cat <<'TEXT'
Usage: ./install.sh [--service] [--prefix DIR] [--no-start] [--binary FILE] [--uninstall]

  --service      run it as a systemd service that starts at boot
  --prefix DIR   install into DIR/bin [/usr/local]
  --no-start     install only
  --binary FILE  install this binary instead of building one (for small machines)
  --uninstall    stop and remove the program, but keep the data

Run it as your own user; it uses sudo where it needs root. Run it again to upgrade; it makes a backup first.
TEXT
}

prefix=/usr/local service=no start=yes binary='' uninstall=no
while [ $# -gt 0 ]; do
    case $1 in
    --service) service=yes ;;
    --no-start) start=no ;;
    --uninstall) uninstall=yes ;;
    --prefix | --binary)
        [ $# -ge 2 ] || { echo "install.sh: $1 needs a value" >&2; exit 2; }
        if [ "$1" = --prefix ]; then prefix=$2; else binary=$2; fi
        shift
        ;;
    -h | --help) usage; exit 0 ;;
    *) echo "install.sh: unknown option $1; --help lists the options" >&2; exit 2 ;;
    esac
    shift
done

. scripts/install/base.sh
told=no
told_on_exit() { [ $? -eq 0 ] || [ "$told" = yes ] || fail "this step failed: ${doing:-start}" "$remedy"; }
trap told_on_exit EXIT

from_caller() { case $1 in /*) echo "$1" ;; *) echo "$called_from/$1" ;; esac }
prefix=$(from_caller "$prefix")
[ -z "$binary" ] || binary=$(from_caller "$binary")

. scripts/install/paths.sh
. scripts/install/packages.sh
. scripts/install/run.sh

if [ "$uninstall" = yes ]; then
    remove_all
    exit 0
fi

if [ -n "$binary" ]; then
    [ -x "$binary" ] || fail "$binary is not an executable file" "use the file that a build creates at target/<host>/release/jobstead"
else
    build
fi
"$binary" version >/dev/null || fail "$binary does not run on this machine" "leave --binary out to build one here"
install_files
if [ "$start" = yes ]; then
    start_site
    tell_address
else
    say "Start it with: $bin serve --config $config"
fi

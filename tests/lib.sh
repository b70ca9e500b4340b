# Running steps and counting their results. Sourced by tests/run.
# shellcheck shell=bash disable=SC2034,SC2154

logs=target/test-logs cache=target/test-cache cleanup=()
export NO_COLOR=1 CARGO_TERM_COLOR=never CI=1

title() { printf '\n# %s\n' "$1"; }

# run_step NAME COUNTER COMMAND...: logs to a file, from which COUNTER extracts "passed failed". A failed command counts
# as at least one failure. The counts go to a file too, because some steps run in parallel subshells.
run_step() {
    local name=$1 counter=$2 code=0 counts ok bad
    shift 2
    if [ -n "${last_start:-}" ] && [ $SECONDS -ge "$last_start" ]; then
        printf '%-24snot run: the run has taken %d minutes\n' "$name" $((SECONDS / 60))
        return
    fi
    local log=$logs/$name.log start=$SECONDS
    rm -f "${log%.log}.json"
    "$@" >"$log" 2>&1 </dev/null || code=$?
    counts=$("$counter" "$log" $code)
    ok=${counts% *} bad=${counts#* }
    if [ $code -ne 0 ] && [ "$bad" -eq 0 ]; then bad=1; fi
    report "$name" "$ok" "$bad" $((SECONDS - start))
    [ "$bad" -eq 0 ] && { show_second_tries "$log"; return; }
    [ -n "${uncounted:-}" ] || echo "$log" >>"$logs/failed"
    show_reasons "$log"
    return 1
}

# report NAME PASSED FAILED SECONDS: with `uncounted` set, failures are shown but not counted.
report() {
    local note=
    if [ -n "${uncounted:-}" ] && [ "$3" -gt 0 ]; then note='  (not counted)'; fi
    echo "$2 $([ -n "$note" ] && echo 0 || echo "$3")" >>"$logs/counts"
    printf '%-24s%5d passed %4d failed %5d s%s\n' "$@" "$note"
}

# report_skipped NAME: says which tests of a step with a Playwright report couldn't run here. They neither passed nor failed.
report_skipped() {
    local lines
    lines=$(node tests/skipped.mjs "$logs/$1.json" 2>/dev/null) && [ -n "$lines" ] || return 0
    echo "$lines" >>"$logs/skipped"
    printf '%-24s%5d skipped\n%s\n' "$1" "$(wc -l <<<"$lines")" "$lines"
}

# Prints every failure in full if the log separates them, else the end of the log.
show_reasons() {
    printf -- '--- %s:\n' "$1"
    if [ -s "${1%.log}.json" ]; then
        node tests/reasons.mjs "${1%.log}.json"
    elif grep -q '^failures:$' "$1"; then
        sed -n '/^failures:$/,$p' "$1"
    else
        tail -n 60 "$1"
    fi
    echo '---'
}

# Browser tests that passed on their second try are named, with the reason of the first.
show_second_tries() {
    local flaky
    flaky=$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).stats?.flaky ?? 0' "${1%.log}.json" 2>/dev/null) || return 0
    [ "$flaky" -eq 0 ] && return
    printf -- '--- %d passed only on the second try; find the cause:\n' "$flaky"
    show_reasons "$1"
}

# Prints the names of the failures again, since a lot of output may follow them.
name_failures() {
    local log
    while read -r log; do
        printf '\nFailed: %s\n' "$log"
        show_reasons "$log" | grep -aE '^✘ |FAIL \[|^---- |^error|Error:' | sort -u | head -n 20
    done < <(cat "$logs/failed" 2>/dev/null)
}

# once NAME COMMAND...: skips a command that already succeeded in this run, in any subshell.
once() {
    [ ! -e "$logs/done-$1" ] || return 0
    "${@:2}" && touch "$logs/done-$1"
}

# unless_same OUTPUT PATH... -- COMMAND...: runs COMMAND, which makes OUTPUT, unless the files at PATH are unchanged.
unless_same() {
    local output=$1 stamp=$cache/${1//\//-} paths=() key
    shift
    while [ "$1" != -- ]; do paths+=("$1"); shift; done
    shift
    key=$(find "${paths[@]}" -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum)
    [ ! -e "$output" ] || [ "$(cat "$stamp" 2>/dev/null)" != "$key" ] || return 0
    rm -f "$stamp"
    "$@" && mkdir -p "$cache" && echo "$key" >"$stamp"
}

# Counters: LOG CODE → "passed failed".

one() { if [ "$2" -eq 0 ]; then echo 1 0; else echo 0 1; fi; }

# cargo test prints a summary per target, nextest a single one.
rust_tests() {
    awk '/^test result:/ {p += $4; f += $6}
         /^ *Summary \[/ {for (i = 1; i < NF; i++) {if ($(i + 1) ~ /^passed/) p += $i; if ($(i + 1) ~ /^(failed|timed)/) f += $i}}
         END {print p + 0, f + 0}' "$1"
}

# Vitest and Playwright write their totals to a JSON file next to the log.
json_tests() {
    # shellcheck disable=SC2016 # JavaScript expands these, not the shell.
    node -e '
        const sums = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
        const s = sums.stats, unrun = (sums.errors ?? []).length;
        console.log(s ? `${s.expected + s.flaky} ${s.unexpected + unrun}` : `${sums.numPassedTests} ${sums.numFailedTests}`);
    ' "${1%.log}.json" 2>/dev/null || echo 0 1
}

# Exit handler: cleans up and prints the totals.
finish() {
    local code=$? passed failed
    for command in "${cleanup[@]}"; do $command; done
    read -r passed failed < <(awk '{p += $1; f += $2} END {print p + 0, f + 0}' "$logs/counts" 2>/dev/null || echo 0 0)
    # A failed preparation counts as a failure too.
    if [ $code -ne 0 ] && [ "$failed" -eq 0 ]; then failed=1; fi
    name_failures
    [ ! -e "$logs/skipped" ] || printf '\n%d skipped\n' "$(wc -l <"$logs/skipped")"
    printf '\n%d passed, %d failed\n' "$passed" "$failed"
    exit $((failed > 0))
}

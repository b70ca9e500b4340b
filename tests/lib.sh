# Running steps and counting. Read by tests/run.
# shellcheck shell=bash disable=SC2034,SC2154

logs=target/test-logs
passed=0 failed=0 cleanup=()
export NO_COLOR=1 CARGO_TERM_COLOR=never CI=1

# run_step NAME COUNTER COMMAND...: the log goes to a file; COUNTER reads "passed failed" out of it. A
# command that fails counts as one failure at least.
run_step() {
    local name=$1 counter=$2 code=0 counts ok bad
    shift 2
    local log=$logs/$name.log start=$SECONDS
    rm -f "${log%.log}.json"
    printf '%-24s' "$name"
    "$@" >"$log" 2>&1 </dev/null || code=$?
    counts=$("$counter" "$log" $code)
    ok=${counts% *} bad=${counts#* }
    if [ $code -ne 0 ] && [ "$bad" -eq 0 ]; then bad=1; fi
    passed=$((passed + ok)) failed=$((failed + bad))
    printf '%5d passed %4d failed %5d s\n' "$ok" "$bad" $((SECONDS - start))
    if [ "$bad" -gt 0 ]; then
        printf -- '--- the end of %s:\n' "$log"
        tail -n 60 "$log"
        echo '---'
        return 1
    fi
}

# Counters: LOG CODE → "passed failed".

one() { if [ "$2" -eq 0 ]; then echo 1 0; else echo 0 1; fi; }

# cargo test has a line for each target, nextest one for all.
rust_tests() {
    awk '/^test result:/ {p += $4; f += $6}
         /^ *Summary \[/ {for (i = 1; i < NF; i++) {if ($(i + 1) ~ /^passed/) p += $i; if ($(i + 1) ~ /^(failed|timed)/) f += $i}}
         END {print p + 0, f + 0}' "$1"
}

# Vitest and Playwright write their sums into a file beside the log.
json_tests() {
    # shellcheck disable=SC2016 # They are JavaScript's.
    node -e '
        const sums = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
        const s = sums.stats, unrun = (sums.errors ?? []).length;
        console.log(s ? `${s.expected + s.flaky} ${s.unexpected + unrun}` : `${sums.numPassedTests} ${sums.numFailedTests}`);
    ' "${1%.log}.json" 2>/dev/null || echo 0 1
}

# The last thing, whatever happened before.
finish() {
    local code=$?
    for command in "${cleanup[@]}"; do $command; done
    # A preparation that failed is a failure too.
    if [ $code -ne 0 ] && [ $failed -eq 0 ]; then failed=1; fi
    printf '\n%d passed, %d failed\n' "$passed" "$failed"
    exit $((failed > 0))
}

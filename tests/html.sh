# Checks of the pages' HTML. Sourced by tests/run.
# shellcheck shell=bash disable=SC2154

# The checker of the W3C, in Java. One start reads all pages.
vnu=vnu-jar@26.9.27

get_vnu() {
    command -v java >/dev/null || apt_install "checks the pages' HTML" default-jre-headless
    [ "$(cat target/vnu/pinned 2>/dev/null)" = "$vnu" ] && return
    rm -rf target/vnu && mkdir -p target/vnu
    # Its script would install another Java.
    npm install --prefix target/vnu --ignore-scripts --no-audit --no-fund --silent "$vnu" && echo "$vnu" >target/vnu/pinned
}

# Checks every page as strangers and as signed-in people get it, and the pages of what the people of the demo town have.
check_html() {
    local folder=target/fuzz/html
    rm -rf "$folder" && mkdir -p "$folder"
    paths >"$folder/paths" || return
    save_pages "$folder/paths" "$folder/out" || return
    save_pages "$folder/paths" "$folder/in" -H "Cookie: $fuzz_cookie" || return
    sed -nE 's/^  ([a-z ]+[a-z]) +([^ ]+@[^ ]+) +([^ ]+)$/\2 \3/p' "$logs/$1-data-in.log" | while read -r email password; do
        node tests/own-paths.mjs "$fuzz_origin" "$email" "$password" >"$folder/$email" || return
        save_pages <(tail -n +2 "$folder/$email") "$folder/of-$email" -H "Cookie: $(head -n 1 "$folder/$email")" || return
    done || return
    ls "$folder"/of-*/*.html >/dev/null || return
    java -jar target/vnu/node_modules/vnu-jar/build/dist/vnu.jar --stdout --format gnu --skip-non-html "$folder" || return
    echo "$(find "$folder" -name '*.html' | wc -l) pages"
}

# Prints the fixed paths, and those in the sitemap.
paths() { { fixed_paths && sitemap_paths && echo /no-such-page; } | sort -u; }

# save_pages PATHS FOLDER OPTION...: saves the pages at these paths.
save_pages() {
    local paths=$1 folder=$2
    shift 2
    mkdir -p "$folder"
    awk -v origin="$fuzz_origin" -v folder="$folder" \
        '{ printf "url = \"%s%s\"\noutput = \"%s/%03d.html\"\n", origin, $0, folder, NR }' "$paths" >"$folder/pages"
    # Someone may have nothing.
    [ ! -s "$folder/pages" ] || curl -s -K "$folder/pages" "$@"
}

fixed_paths() { grep -o '"path": "[^"{]*"' data/routes.json | cut -d'"' -f4; }

# Pages look alike, so the first ones of each list are enough.
sitemap_paths() {
    curl -sf "$fuzz_origin/sitemap.xml" | locations | while read -r map; do
        curl -sf "$fuzz_origin$map" | locations | head -n 100
    done
}

# Prints the paths of a sitemap's addresses.
locations() { grep -oE '<loc>[^<]*' | sed -E 's#<loc>https?://[^/]*##; s#^$#/#'; }

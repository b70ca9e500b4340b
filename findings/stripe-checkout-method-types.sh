#!/usr/bin/env bash
# stripe (npm) 23.1.0, which speaks Stripe's API version 2026-10-28.endive.
#
# Guessed: a checkout page is limited to cards by `payment_method_types`, as since 2019, and the object that comes back has the
# field under the name it was sent with.
# Seen: the library's types take `allowed_payment_method_types` in a request and no `payment_method_types` any more, while the
# object that comes back has both. The new one is a filter on what the account's settings offer, not a list of its own.
#
# For Jobstead: the parameter's name follows the API version that it asks for (`METHOD_TYPES` in src/money/cards/stripe.rs).
set -euo pipefail

expected='version 2026-10-28.endive
request: allowed_payment_method_types
answer: allowed_payment_method_types payment_method_types'

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund stripe@23.1.0 typescript@5.9.3 >/dev/null

cat >ask.cjs <<'JS'
const ts = require('typescript');
const root = `${__dirname}/node_modules/stripe/cjs`;
const file = `${root}/resources/Checkout/Sessions.d.ts`;
const program = ts.createProgram([file], { noResolve: false, skipLibCheck: true });
const names = (found) => found.map((one) => one.name.text).filter((name) => /^(allowed_)?payment_method_types$/.test(name)).sort().join(' ');
const members = {};
const visit = (node) => {
  if (ts.isInterfaceDeclaration(node) && ['Session', 'SessionCreateParams'].includes(node.name.text)) {
    members[node.name.text] = [...(members[node.name.text] ?? []), ...node.members.filter((member) => member.name)];
  }
  ts.forEachChild(node, visit);
};
visit(program.getSourceFile(file));
console.log(`version ${require(`${root}/apiVersion.js`).ApiVersion}`);
console.log(`request: ${names(members.SessionCreateParams)}`);
console.log(`answer: ${names(members.Session)}`);
JS
seen=$(node ask.cjs 2>&1) || true
echo "$seen"
[ "$seen" = "$expected" ] || { echo "expected:"; echo "$expected"; exit 1; }

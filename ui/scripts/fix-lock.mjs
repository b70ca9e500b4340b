// npm leaves an optional binary for another platform out of the lock file when the registry has no copy of it, and `npm ci` then
// rejects the lock file. This adds the missing entries, marked with their own platform, so that every machine skips them.
import { readFileSync, writeFileSync } from 'node:fs';

const systems = ['darwin', 'win32', 'freebsd', 'netbsd', 'openbsd', 'android', 'openharmony', 'sunos', 'aix'];
const processors = ['arm64', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'ia32', 'wasm32', 'x64'];

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;

for (const entry of Object.values({ ...lock.packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key]) continue;
    const os = systems.find((s) => name.includes(s)) ?? (name.includes('wasi') ? 'wasi' : 'linux');
    const cpu = processors.find((p) => name.includes(p)) ?? 'x64';
    const libc = name.includes('musl') ? { libc: ['musl'] } : {};
    if (os === 'linux' && cpu === 'x64' && !libc.libc) continue;
    lock.packages[key] = { version: range.replace(/^[\^~]/, ''), cpu: [cpu], dev: true, ...libc, optional: true, os: [os] };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} entries added`);

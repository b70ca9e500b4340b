// Adds the API's description to the build, and writes a .br next to every compressible file, at the highest level.
// The server sends it as it is.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url).pathname;
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

mkdirSync(join(dist, 'api'), { recursive: true });
copyFileSync(new URL('../openapi.json', import.meta.url), join(dist, 'api/openapi.json'));

let files = 0;
for (const name of readdirSync(dist, { recursive: true })) {
  if (!compressible.has(extname(name))) continue;
  const path = join(dist, name);
  const plain = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
  files += 1;
}
console.log(`${files} files compressed`);

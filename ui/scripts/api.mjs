// Writes the types of the API from its document, openapi.json. With --check it only says whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const target = new URL('../src/lib/api.gen.ts', import.meta.url);
const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));

const known = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`));

/** Takes out what would not compile: names of operations (we use the schemas only) and references that lead nowhere. */
function mend(node) {
  if (Array.isArray(node)) return node.map(mend);
  if (node === null || typeof node !== 'object') return node;
  if (typeof node.$ref === 'string' && node.$ref.startsWith('#/components/schemas/') && !known.has(node.$ref)) {
    console.warn(`openapi.json refers to ${node.$ref}, which is not in it`);
    return {};
  }
  return Object.fromEntries(Object.entries(node).flatMap(([key, value]) => (key === 'operationId' ? [] : [[key, mend(value)]])));
}

const text = `// Generated from openapi.json by npm run api. Not to be edited.\n\n${astToString(await openapiTS(mend(document)))}`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('src/lib/api.gen.ts is not what openapi.json says: run npm run api');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}

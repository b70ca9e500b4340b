// Generates the API types from openapi.json. With --check, it only checks that they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const target = new URL('../src/lib/api.gen.ts', import.meta.url);
const types = await openapiTS(new URL('../openapi.json', import.meta.url));
const text = `// Generated from openapi.json by npm run api. Do not edit.\n\n${astToString(types)}`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('src/lib/api.gen.ts is out of date: run npm run api');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}

// Writes the route table without what only the server and the tests read, because every first visit downloads it: of pages that
// aren't built yet, only their paths. package.json's alias puts it in the table's place.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const rows = JSON.parse(readFileSync(new URL('../../data/routes.json', import.meta.url), 'utf8'));
const used = rows.map(({ feature, index, dynamicTitle, aliasOf, ...row }) => {
  if (!row.built) return { path: row.path, name: row.name, built: false };
  return { ...row, ...(aliasOf && { aliasOf }) };
});
const folder = new URL('../build/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('routes.json', folder), JSON.stringify(used));

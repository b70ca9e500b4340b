// Bundles the parts of react-router that the pages use into one small module, which package.json's alias puts in its place.
// Parcel keeps a library whole once lazily loaded code imports it, and two thirds of the router are for servers.
import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'rolldown';

const src = new URL('../src/', import.meta.url);
const files = readdirSync(src, { recursive: true }).filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name));
const code = files.map((name) => readFileSync(new URL(name, src), 'utf8')).join('\n');

/** Returns the values that the pages import from a module; type imports are skipped. */
function usedOf(module) {
  const lists = [...code.matchAll(new RegExp(`^import \\{([^}]*)\\} from '${module}';`, 'gm'))].flatMap(([, list]) => list.split(','));
  return [...new Set(lists.map((name) => name.trim()).filter((name) => name && !name.startsWith('type ')))].sort();
}

const entry = '\0router';
const modules = ['react-router', 'react-router/dom'];

await build({
  input: entry,
  external: ['react', 'react-dom', 'react/jsx-runtime'],
  transform: { define: { 'process.env.NODE_ENV': '"production"', 'import.meta.hot': 'undefined' } },
  treeshake: { moduleSideEffects: false },
  plugins: [
    {
      name: 'router',
      resolveId: (id) => (id === entry ? id : null),
      load: (id) => (id === entry ? modules.map((module) => `export { ${usedOf(module).join(', ')} } from '${module}';`).join('\n') : null),
    },
  ],
  // 'use client' has no meaning here.
  onLog: (level, log, next) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && next(level, log),
  output: { file: new URL('../build/router.mjs', import.meta.url).pathname, format: 'esm' },
});

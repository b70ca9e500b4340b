import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The catalog of motivation cards is outside ui/, with the product's other data.
  server: { fs: { allow: ['..'] } },
  // The build has a smaller one: scripts/routes.mjs.
  resolve: { alias: { 'route-table': new URL('../data/routes.json', import.meta.url).pathname } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'], restoreMocks: true, unstubGlobals: true },
});

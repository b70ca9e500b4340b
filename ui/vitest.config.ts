import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The catalog of motivation cards is outside ui/, with the product's other data.
  server: { fs: { allow: ['..'] } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'], restoreMocks: true, unstubGlobals: true },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The catalogue of the motivation cards lies beside the other data of the product.
  server: { fs: { allow: ['..'] } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'], restoreMocks: true, unstubGlobals: true },
});

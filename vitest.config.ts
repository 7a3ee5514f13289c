import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
    testTimeout: 60_000,
    maxWorkers: 2,
  },
})

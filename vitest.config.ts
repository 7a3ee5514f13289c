import { defineConfig } from 'vitest/config'

const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined

const exclude = [
  '**/node_modules/**',
  '**/*.browser.test.ts',
  ...(hasPostgres ? [] : ['**/*.postgres.test.ts']),
]

export default defineConfig({
  test: {
    // A person may run the tests beside other work: what takes long there is slow, not broken.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{packages,apps/web}/**/*.test.ts'],
          exclude,
          // Nothing here changes its process, so that files share one and load what they have in common once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'server', include: ['{apps/server,scripts,bench,e2e}/**/*.test.ts'], exclude },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'

const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined
const isCi = process.env['CI'] !== undefined && process.env['CI'] !== 'false'
const hasPeers = process.env['TEST_PDS_URL'] !== undefined

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts,bench,e2e}/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/*.browser.test.ts',
      ...(hasPostgres ? [] : ['**/*.postgres.test.ts']),
      ...(hasPeers ? [] : ['**/*.peers.test.ts']),
    ],
    // A person may run the tests beside other work: what takes long there is slow, not broken, and
    // machines of others stand still for minutes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // What passes on its second try is named at the end (scripts/run-tests.ts), to be mended.
    retry: isCi ? 1 : 0,
    // As many as the smallest machine has cores: with a third worker, 94 tests of services took 122 s instead of 103.
    maxWorkers: 2,
    // Files of one worker share the modules they load: for each file anew that takes two seconds of a core.
    // So a test takes back what it changed in its process.
    isolate: false,
    unstubEnvs: true,
    // As the product does before it loads the canvas, which in a shared process is loaded by whichever file comes first.
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
  },
})

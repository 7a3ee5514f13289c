import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'

const executablePath = findBrowser()

const isCi = process.env['CI'] !== undefined && process.env['CI'] !== 'false'

export default defineConfig({
  testDir: 'e2e',
  // What else is a test there needs no browser.
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/web/build-once.ts',
  forbidOnly: isCi,
  // Each has a server of its own. With a third on two cores, 39 journeys took a quarter longer.
  workers: 2,
  fullyParallel: true,
  // A person may run the tests beside other work: what takes long there is slow, not broken.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // What passes on its second try is named at the end (scripts/run-tests.ts), to be mended.
  retries: isCi ? 1 : 0,
  reporter: [['list']],
  use: {
    // What moves all the time keeps the machine from what is tested; where motion matters, a file says so.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The shell hints fonts by default, the browser with a window does not.
        '--font-render-hinting=none',
        // Blurring what is behind the top bar took most of the time of every frame, because the machine itself draws it.
        '--blink-settings=prefersReducedTransparency=true',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A microphone that beeps; a worker with other arguments would need a browser and a server of its own.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
})

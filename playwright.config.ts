import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Debian's Chromium; another one by CHROMIUM_PATH. */
const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
)

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/web/build-once.ts',
  forbidOnly: process.env['CI'] !== undefined,
  // Each has a server of its own; while one waits for its page, the other computes.
  workers: 2,
  reporter: [['list']],
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})

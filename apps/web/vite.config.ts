import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { logoData } from './logo-data.ts'
import { precompress } from './precompress.ts'

/** Address of the API during development; in production one server serves both the API and the web app. */
const serverAddress = process.env['VIVIFY_SERVER'] ?? 'http://127.0.0.1:3000'

/**
 * The slash matters, because `/api` alone is a screen. The proxy keeps our Host header, because the server refuses
 * requests from other origins.
 */
const proxy = { '^/api/': { target: serverAddress } }

/** The server sends the same policy. Inline styles are allowed because toasts and pop-ups need them for positioning. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Frameworks. */
const coreModules =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|react-hot-toast|goober)\//

/**
 * Our own parts of every screen. A file comes with all that it imports, so one that names sentences is not here: it would
 * bring those of every room.
 */
const baseModules = [
  'api/client',
  'lib/create-id',
  'lib/kept-value',
  'lib/report-failure',
  'ui/button',
  'ui/class-names',
  'ui/field',
  'ui/icons',
  'ui/logo',
  'ui/pricing-link',
  'ui/progress',
  'ui/retry-notice',
  'ui/segmented',
  'ui/spinner',
  'ui/surfaces',
  'ui/text-field',
  'ui/undo-toast',
].map((name) => `web/src/${name}.`)

/** The parts of controls that most of our files share, directly or not. */
const popupModules = /node_modules\/(@base-ui|@floating-ui|reselect|use-sync-external-store|tabbable)\//

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), logoData(), precompress()],
  server: { port: 5173, proxy },
  preview: { proxy, headers: { 'content-security-policy': contentSecurityPolicy } },
  build: {
    target: 'es2023',
    // Fonts stay files: inlined as data, they would load even on pages that do not use them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Code that every screen needs goes into three files: each extra file costs headers and compresses less well.
            { name: 'core', test: coreModules, priority: 2 },
            { name: 'base', test: (id) => baseModules.some((part) => id.includes(part)), priority: 1 },
            { name: 'popups', test: popupModules, minShareCount: 30 },
          ],
        },
      },
    },
  },
})

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** Where the API answers during development; the production server serves both. */
const serverAddress = process.env['VIVIFY_SERVER'] ?? 'http://127.0.0.1:3000'

/** With the slash: `/api` alone is a screen. The Host stays ours: the server refuses calls of other origins. */
const proxy = { '^/api/': { target: serverAddress } }

/** What the server sends too. Styles may be inline because toasts and pop-ups are positioned by them. */
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

const coreModules =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|react-hot-toast|goober)\//
const baseModules = /web\/src\/(ui\/(button|class-names|logo|spinner|surfaces)|api\/client)\./

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), precompress()],
  server: { port: 5173, proxy },
  preview: { proxy, headers: { 'content-security-policy': contentSecurityPolicy } },
  build: {
    target: 'es2023',
    // Fonts stay files: as data they would load even where nothing uses them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs comes in two files; each file more costs headers and packs less well.
            { name: 'core', test: coreModules, priority: 2 },
            { name: 'base', test: baseModules, priority: 1 },
          ],
        },
      },
    },
  },
})

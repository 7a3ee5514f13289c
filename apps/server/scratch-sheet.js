import './lib/code-cache.js'
import './lib/quick-modules.js'
await import('./scratch-sheet.ts')

// Bundles the composition with a public folder, once for all rounds: node bundle.ts <public folder> <output folder>

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '@remotion/bundler'
import { selectComposition } from '@remotion/renderer'
import { browserOptions } from './browser-options.ts'

const [publicDir, outDir] = process.argv.slice(2) as [string, string]
const started = performance.now()
const entryPoint = fileURLToPath(new URL('./composition.tsx', import.meta.url))
const serveUrl = await bundle({ entryPoint, publicDir, outDir, enableCaching: false })
const bundleSeconds = (performance.now() - started) / 1000
const composition = await selectComposition({ serveUrl, id: 'bench', ...browserOptions() })
await writeFile(path.join(outDir, 'selected.json'), JSON.stringify(composition))
console.log(JSON.stringify({ bundleSeconds }))
process.exit(0)

// Draws the static waveforms of the voice and music cards from the samples of a running server: `node
// scripts/make-waveforms.ts http://127.0.0.1:3000`. The result is committed.

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { musicNames, voiceNames } from '@vivify/contract/project'
import { readWav } from '@vivify/timeline/sound/wav'
import { encodePeaks, measurePeaks } from '../apps/web/src/features/audition/peaks.ts'

const address = process.argv[2] ?? 'http://127.0.0.1:3000'
const file = path.resolve(import.meta.dirname, '../apps/web/src/features/audition/resting-peaks.ts')

const guest = await fetch(`${address}/api/auth/guest`, { method: 'POST', headers: { origin: address } })
const cookie = guest.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ')
const paths: [string, string][] = [
  ...voiceNames.map((name): [string, string] => [name, `voices/${encodeURIComponent(name)}`]),
  ...musicNames
    .filter((name) => name !== 'No Music')
    .map((name): [string, string] => [name, `music/${encodeURIComponent(name)}`]),
]
const lines: string[] = []
for (const [name, route] of paths) {
  const response = await fetch(`${address}/api/previews/${route}`, { headers: { cookie } })
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
  const { channels } = readWav(new Uint8Array(await response.arrayBuffer()))
  lines.push(`  ${/\W/.test(name) ? `'${name}'` : name}: '${encodePeaks(measurePeaks(channels[0]!))}',`)
}
await writeFile(
  file,
  `// Written by scripts/make-waveforms.ts.

import type { MusicName, VoiceName } from '@vivify/contract/project'

/** The shape of each sample as it sounds without a script, a letter for each bar; read by \`decodePeaks\`. */
export const restingPeaks: Partial<Record<VoiceName | MusicName, string>> = {
${lines.join('\n')}
}
`,
)

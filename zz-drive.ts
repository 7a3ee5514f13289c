import { readFileSync } from 'node:fs'
import { findVersions } from '/work/next/packages/generators/script/source-versions.ts'
for (const f of process.argv.slice(2)) for (const s of [30, 60]) {
  console.log('=====', f, s)
  for (const { shape, draft } of await findVersions(readFileSync(f, 'utf8'), { targetSeconds: s, wordsPerMinute: 158 }))
    console.log(`[${shape}] ${draft.title}\n  H: ${draft.hook.text}\n` + draft.scenes.map((x) => '   - ' + x.say).join('\n') + `\n  C: ${draft.callToAction}`)
}

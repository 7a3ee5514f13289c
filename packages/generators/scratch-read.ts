import { readFileSync } from 'node:fs'
import { understandPrompt } from './image/understand/understand-prompt.ts'
import { nameOf, placeOf } from './image/understand/scene.ts'
for (const [i, p] of readFileSync(process.argv[2]!, 'utf8').trim().split('\n').entries()) {
  const r = understandPrompt(p)
  console.log(i + 1, p, '|', r.subjects.map((s) => nameOf(s) + (s.kind === 'person' ? '/' + s.pose : '')).join(', '), '|', r.bonds.map((b) => b.relation).join(','), '|', placeOf(r), r.air.join(','), '| MISSING', r.missing.join(', '))
}

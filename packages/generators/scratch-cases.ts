import { promptCases } from './image/understand/prompts.ts'
import { understandPrompt } from './image/understand/understand-prompt.ts'
for (const c of promptCases) {
  const r = understandPrompt(c.prompt)
  const s = r.subjects.map((x: any) => x.kind === 'person' ? `${x.word}/${x.pose}` : x.thing.motif).join(', ')
  const bad = [s !== c.subjects && `subjects ${s} WANT ${c.subjects}`, (c.place ?? undefined) !== undefined && r.place !== c.place && `place ${r.place} WANT ${c.place}`, r.missing.join(', ') !== (c.missing ?? '') && `missing ${r.missing} WANT ${c.missing}`].filter(Boolean)
  if (bad.length) console.log(c.prompt, '|', bad.join(' ; '))
}

import { starters } from './script/starters/index.ts'
import { toProjectScenes } from './script/types.ts'
import { planScenes } from './image/plan/plan-scenes.ts'
const pick = process.argv.slice(2)
const counts: any = {}
for (const s of starters as any[]) {
  const draft: any = { ...s, hook: { text: s.hook }, callToAction: s.callToAction ?? '' }
  const scenes = toProjectScenes(draft).map((x: any) => ({ id: x.id, say: x.say, prompt: x.visual.prompt, symbol: { prompt: 'SYMBOL', name: 'SYMBOL', isOwn: false } }))
  const plan = planScenes({ title: s.title, seed: 7, scenes })
  for (const p of plan.values()) counts[p.source] = (counts[p.source] ?? 0) + 1
  if (pick.some((p) => s.id.includes(p))) {
    console.log('##', s.title)
    for (const sc of scenes) { const p = plan.get(sc.id)!; console.log('  ', p.source.padEnd(6), (p.prompt + ' <' + p.key + '>').padEnd(50), `${p.view} ${p.hour}`.padEnd(18), sc.say.slice(0, 60), '[' + sc.prompt + ']') }
  }
}
console.log(counts)

import { projectSchema } from '@vivify/contract/project'
import { splitWords, stemWord } from '@vivify/generators/image/motifs/words'
import { starters } from '@vivify/generators/script/starters/index'
import { starterToDraft } from '@vivify/generators/script/starters/to-draft'
import { toProjectScenes } from '@vivify/generators/script/types'
import { expect, test } from 'vitest'
import { planShots } from './plan-shots.ts'
import { findSubjects } from './subjects.ts'

test('every picture of the ready scripts shows what its scene or its text names, each time in another way', async () => {
  const sources = { own: 0, deed: 0, main: 0, symbol: 0 }
  for (const starter of starters) {
    const scenes = toProjectScenes(starterToDraft(starter))
    const project = projectSchema.parse({ version: 1, title: starter.title, seed: 1, scenes })
    const planned = await planShots(project, await findSubjects(project))
    const told = stemsOf(
      [starter.title, ...scenes.flatMap(({ say, visual }) => [say, visual.prompt])].join(' '),
    )
    const shots = new Set<string>()
    for (const { id, say, visual } of scenes) {
      const { prompt, source, key, view, hour } = planned.get(id)!
      sources[source]++
      const named = source === 'own' ? stemsOf(`${say} ${visual.prompt}`) : told
      if (source === 'own' || source === 'main')
        expect(
          [...stemsOf(prompt)].filter((stem) => !named.has(stem)),
          `${starter.id} ${id}`,
        ).toEqual([])
      if (!key.startsWith('in ')) {
        expect(shots, `${starter.id} ${id}: ${prompt}`).not.toContain(`${key} ${view} ${hour}`)
        shots.add(`${key} ${view} ${hour}`)
      }
    }
  }
  const total = sources.own + sources.deed + sources.main + sources.symbol
  expect(sources.own / total).toBeGreaterThan(0.75)
  expect(sources.symbol / total).toBeLessThan(0.12)
})

function stemsOf(text: string): Set<string> {
  return new Set(splitWords(text).map(stemWord))
}

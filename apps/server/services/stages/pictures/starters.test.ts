import { projectSchema } from '@vivify/contract/project'
import { splitWords, stemWord } from '@vivify/generators/image/motifs/words'
import { sayMeaning } from '@vivify/generators/image/plan/meanings'
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
    const { title } = starter
    const neighbors = scenes.map(({ say }) => say).join(' ')
    const textOf = ({ say, visual: { prompt } }: Told): string =>
      [
        say,
        prompt,
        sayMeaning(say, 'spoken', { around: prompt, title }),
        sayMeaning(prompt, 'listed', { around: say, title }),
        // What its neighbors tell of a word: a "date" beside a calendar is one.
        sayMeaning(say, 'spoken', { around: prompt, title, neighbors }),
        sayMeaning(prompt, 'listed', { around: say, title, neighbors }),
      ].join(' ')
    const told = stemsOf([title, ...scenes.map(textOf)].join(' '))
    const shots = new Set<string>()
    for (const scene of scenes) {
      const { id } = scene
      const { prompt, source, key, view, hour } = planned.get(id)!
      sources[source]++
      // "They worked" is said of what a scene before names.
      const isMeant = /\b(?:it|they|them)\b/i.test(scene.say)
      const named = source === 'own' && !isMeant ? stemsOf(textOf(scene)) : told
      if (source === 'own' || source === 'main')
        expect(
          // People are put where their text is set.
          [...stemsOf(prompt.split(/, | in the /)[0]!)].filter((stem) => !named.has(stem)),
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

interface Told {
  say: string
  visual: { prompt: string }
}

function stemsOf(text: string): Set<string> {
  return new Set(splitWords(text).map(stemWord))
}

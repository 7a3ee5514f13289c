import { describe, expect, test } from 'vitest'
import { presetStyles } from '@vivify/contract/project'
import { findMotif, findTopics } from '../image/motifs/find-motif.ts'
import { enhanceVisualPrompt } from './enhance-prompt.ts'
import { starters } from './starters/index.ts'

const prompts = [
  'A lighthouse in a storm',
  'cat sleeping on a red sofa',
  'city at night',
  'mountain lake',
  'old bakery',
  ...starters.map((starter) => starter.scenes[1]!.visualKeywords.join(', ')),
]

describe('an enhanced prompt', () => {
  test('keeps its words and gains light, lens, mood and palette', () => {
    const { prompt, added } = enhanceVisualPrompt('A lighthouse in a storm.', 'Cinematic')
    expect(prompt).toMatch(/^A lighthouse in a storm, /)
    expect(added).toHaveLength(4)
    expect(enhanceVisualPrompt('A lighthouse in a storm.', 'Cinematic').prompt).toBe(prompt)
  })

  test('gains nothing when enhanced again, in any preset', () => {
    for (const prompt of prompts) {
      for (const preset of presetStyles) {
        const once = enhanceVisualPrompt(prompt, preset)
        expect(enhanceVisualPrompt(once.prompt, preset)).toEqual({ prompt: once.prompt, added: [] })
      }
    }
  })

  test('adds only aspects that the person has not mentioned', () => {
    const { added } = enhanceVisualPrompt('a dog at sunset, dreamy, wide angle', 'Pixar')
    expect(added).toHaveLength(1)
    expect(added[0]).toMatch(/hues/)
  })

  test('shows the built-in painters the same things as before', async () => {
    const namesOf = (text: string) => findTopics(text).map(({ topic, phrase }) => [topic.motif, phrase])
    for (const prompt of prompts) {
      const [found, things] = [await findMotif(prompt), namesOf(prompt)]
      for (const preset of presetStyles) {
        const enhanced = enhanceVisualPrompt(prompt, preset).prompt
        // When the painters understand no word, they choose things by the letters of the prompt.
        if (things.length > 0) expect((await findMotif(enhanced)).name, enhanced).toBe(found.name)
        expect(namesOf(enhanced), enhanced).toEqual(things)
      }
    }
  })
})

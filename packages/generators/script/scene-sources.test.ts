import { describe, expect, test } from 'vitest'
import { toProjectScenes } from './types.ts'
import { findSceneSources, minShareInOwnWords } from './scene-sources.ts'
import { starters } from './starters/index.ts'
import { starterToDraft } from './starters/to-draft.ts'

const statements = [
  { text: 'A lighthouse is a tower with a bright light at the top.', credit: 0 },
  { text: 'The light warns ships of rocks near the coast.', credit: 0 },
  { text: 'The tallest lighthouse stands in Jeddah and is 133 meters tall.', credit: 1 },
]

describe('the source of a scene', () => {
  test('is the statement that has its words, also when the sentence was shortened', () => {
    const scenes = [
      { id: 'a', say: 'The tallest lighthouse is 133 meters tall.' },
      { id: 'b', say: 'The light warns ships of rocks. A lighthouse is a tower with a bright light.' },
    ]
    expect(findSceneSources(scenes, statements)).toEqual([
      { sceneId: 'a', ...statements[2] },
      { sceneId: 'b', ...statements[1] },
      { sceneId: 'b', ...statements[0] },
    ])
  })

  test('is missing for words that no statement has', () => {
    const scenes = [
      { id: 'a', say: 'Follow for more.' },
      { id: 'b', say: 'Lighthouses are haunted by the ghosts of drowned sailors.' },
      { id: 'c', say: '' },
    ]
    expect(findSceneSources(scenes, statements)).toEqual([])
  })

  test('is found in little time among many long statements', () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({
      text: `the light ${'lighthouse '.repeat(150)} ${index}`,
      credit: 0,
    }))
    const scenes = Array.from({ length: 400 }, (_, index) => ({
      id: `s${index}`,
      say: 'The light of the lighthouse.',
    }))
    expect(findSceneSources(scenes, many)).toHaveLength(400)
  })
})

test('most scenes of the ready scripts have a checked fact beside them, from a page that is credited', () => {
  const shares = starters.map((starter) => {
    const draft = starterToDraft(starter)
    const told = toProjectScenes(draft).slice(0, -1)
    const found = findSceneSources(told, draft.claims!, minShareInOwnWords)
    expect(found.every(({ credit }) => draft.credit![credit] !== undefined)).toBe(true)
    return new Set(found.map(({ sceneId }) => sceneId)).size / told.length
  })
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.6)
})

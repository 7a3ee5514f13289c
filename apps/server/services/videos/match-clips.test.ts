import { createRandom } from '@vivify/contract/random'
import { describe, expect, test } from 'vitest'
import { matchClips } from './match-clips.ts'

function matchNames(scenes: readonly string[], files: readonly string[]): string[] {
  return matchClips(scenes, files).map((index) => files[index]!)
}

describe('the clips of scenes', () => {
  test('go where the words of their names are spoken, whatever their form', () => {
    const scenes = [
      'Most people waste their mornings.',
      'She bakes bread at five.',
      'Then the runners come.',
      'Beaches are empty then.',
    ]
    const files = ['01_beach-sunrise.mp4', '02_BakingBread.mov', '03 runner final.mp4', '04.mp4']
    expect(matchNames(scenes, files)).toEqual([
      '04.mp4',
      '02_BakingBread.mov',
      '03 runner final.mp4',
      '01_beach-sunrise.mp4',
    ])
  })

  test('are told apart by their rarest word', () => {
    const scenes = ['Coffee in the kitchen.', 'Coffee in a jar.', 'Coffee at work.']
    expect(matchNames(scenes, ['coffee a.mp4', 'coffee jar.mp4', 'coffee kitchen.mp4'])).toEqual([
      'coffee kitchen.mp4',
      'coffee jar.mp4',
      'coffee a.mp4',
    ])
  })

  test('come in the order of the list where no name is spoken of', () => {
    expect(matchClips(['One.', 'Two.', 'Three.'], ['IMG_1.mov', 'IMG_2.mov', 'IMG_3.mov'])).toEqual([0, 1, 2])
  })

  test('are not chosen for words that every file of a camera or a stock site has', () => {
    const scenes = ['A video.', 'Nothing.', 'Free stock footage of it in HD.']
    expect(matchClips(scenes, ['a.mp4', 'b.mp4', 'pexels free stock footage video hd 1080p.mp4'])).toEqual([
      0, 1, 2,
    ])
  })

  test('are one for all when there is only one, none when there is none', () => {
    expect(matchClips(['One.', 'Two.'], ['only.mp4'])).toEqual([0, 0])
    expect(matchClips(['One.', 'Two.'], [])).toEqual([])
  })

  test('are each used once before any is used twice, and never twice in a row, whatever is said', () => {
    const random = createRandom(5)
    const words = ['coffee', 'bread', 'river', 'guitar', 'window', 'engine', 'winter']
    for (let round = 0; round < 300; round++) {
      const files = words.slice(0, random.integer(2, words.length)).map((word) => `${word}.mp4`)
      const scenes = Array.from({ length: random.integer(1, 20) }, () => `${random.pick(words)} again`)
      const chosen = matchClips(scenes, files)
      expect(chosen).toHaveLength(scenes.length)
      const uses = files.map((_, clip) => chosen.filter((index) => index === clip).length)
      expect(Math.max(...uses) - Math.min(...uses), scenes.join()).toBeLessThanOrEqual(1)
      const first = chosen.slice(0, files.length)
      expect(new Set(first).size).toBe(first.length)
      expect(chosen.filter((clip, index) => clip === chosen[index - 1])).toEqual([])
    }
  })
})

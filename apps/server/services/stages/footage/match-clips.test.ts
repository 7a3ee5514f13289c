import { createRandom } from '@vivify/contract/random'
import { describe, expect, test } from 'vitest'
import { matchClips } from './match-clips.ts'

async function matchNames(scenes: readonly string[], files: readonly string[]): Promise<string[]> {
  return (await matchClips(scenes, files)).map((index) => files[index]!)
}

describe('the clips of scenes', () => {
  test('go where the words of their names are spoken, in any form', async () => {
    const scenes = [
      'Most people waste their mornings.',
      'She bakes bread at five.',
      'Then the runners come.',
      'Beaches are empty then.',
    ]
    const files = ['01_beach-sunrise.mp4', '02_BakingBread.mov', '03 runner final.mp4', '04.mp4']
    expect(await matchNames(scenes, files)).toEqual([
      '04.mp4',
      '02_BakingBread.mov',
      '03 runner final.mp4',
      '01_beach-sunrise.mp4',
    ])
  })

  test('are distinguished by their rarest word', async () => {
    const scenes = ['Coffee in the kitchen.', 'Coffee in a jar.', 'Coffee at work.']
    expect(await matchNames(scenes, ['coffee a.mp4', 'coffee jar.mp4', 'coffee kitchen.mp4'])).toEqual([
      'coffee kitchen.mp4',
      'coffee jar.mp4',
      'coffee a.mp4',
    ])
  })

  test('come in the order of the list where no name is mentioned', async () => {
    expect(await matchClips(['One.', 'Two.', 'Three.'], ['IMG_1.mov', 'IMG_2.mov', 'IMG_3.mov'])).toEqual([
      0, 1, 2,
    ])
  })

  test('are not chosen for words that all files from cameras or stock sites contain', async () => {
    const scenes = ['A video.', 'Nothing.', 'Free stock footage of it in HD.']
    expect(
      await matchClips(scenes, ['a.mp4', 'b.mp4', 'pexels free stock footage video hd 1080p.mp4']),
    ).toEqual([0, 1, 2])
  })

  test('repeat when there is only one, and are empty when there is none', async () => {
    expect(await matchClips(['One.', 'Two.'], ['only.mp4'])).toEqual([0, 0])
    expect(await matchClips(['One.', 'Two.'], [])).toEqual([])
  })

  test('are each used once before any is used twice, and never twice in a row', async () => {
    const random = createRandom(5)
    const words = ['coffee', 'bread', 'river', 'guitar', 'window', 'engine', 'winter']
    for (let round = 0; round < 300; round++) {
      const files = words.slice(0, random.integer(2, words.length)).map((word) => `${word}.mp4`)
      const scenes = Array.from({ length: random.integer(1, 20) }, () => `${random.pick(words)} again`)
      const chosen = await matchClips(scenes, files)
      expect(chosen).toHaveLength(scenes.length)
      const uses = files.map((_, clip) => chosen.filter((index) => index === clip).length)
      expect(Math.max(...uses) - Math.min(...uses), scenes.join()).toBeLessThanOrEqual(1)
      const first = chosen.slice(0, files.length)
      expect(new Set(first).size).toBe(first.length)
      expect(chosen.filter((clip, index) => clip === chosen[index - 1])).toEqual([])
    }
  })

  test('are chosen without blocking other work, even if there are many', async () => {
    const words = Array.from(
      { length: 60 },
      (_, index) => `w${'abcdefghij'[index % 10]}${'klmnop'[index % 6]}x`,
    )
    const say = (first: number): string => words.slice(first % 40, (first % 40) + 20).join(' ')
    const scenes = Array.from({ length: 4000 }, (_, index) => say(index))
    const files = Array.from({ length: 500 }, (_, index) => `${say(index * 7)}.mp4`)
    let pauses = 0
    const count = (): void => void (timer = setImmediate(() => (pauses++, count())))
    let timer: NodeJS.Immediate | undefined
    count()
    expect(await matchClips(scenes, files)).toHaveLength(4000)
    clearImmediate(timer)
    expect(pauses).toBeGreaterThan(3)
  })
})

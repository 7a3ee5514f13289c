import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formats } from '@vivify/contract/choices'
import { threadMs } from '@vivify/contract/node/thread-time'
import { projectSchema, type ProjectInput } from '@vivify/contract/project'
import { maxSide } from '@vivify/generators/image/picture-sides'
import { placePanels } from '@vivify/timeline/layout/storyboard-panels'
import { createTemporaryFolder } from '../../../rendering/testing.ts'
import { planPictures } from './illustrate.ts'
import { pictureSchema } from './tasks/paint-contract.ts'

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>
beforeAll(async () => {
  folder = await createTemporaryFolder()
})
afterAll(() => folder[Symbol.asyncDispose]())

function plan(scenes: ProjectInput['scenes'], changes: Partial<ProjectInput> = {}) {
  const style = 'AI Generation' as const
  const project = projectSchema.parse({ version: 1, title: 'Sea', seed: 1, style, scenes, ...changes })
  return planPictures(project, new Map(), folder.path)
}

describe('another variant of a scene', () => {
  const say = 'A lighthouse by the sea.'

  test.each(['AI Generation', 'Storyboard'] as const)('paints other pictures in %s', async (style) => {
    const keys = async (variant?: number) => {
      const visual = variant === undefined ? {} : { variant }
      return (await plan([{ id: 'a', say, visual }], { style })).scenes['a']!.pictures
    }
    expect(await keys(0)).toEqual(await keys())
    const all = [...(await keys(0)), ...(await keys(1)), ...(await keys(2))]
    expect(new Set(all).size).toBe(all.length)
    expect(await keys(1)).toEqual(await keys(1))
  })

  test('does not change the pictures of other scenes', async () => {
    const before = await plan([
      { id: 'a', say },
      { id: 'b', say },
    ])
    const after = await plan([
      { id: 'a', say, visual: { variant: 3 } },
      { id: 'b', say },
    ])
    expect(after.scenes['b']).toEqual(before.scenes['b'])
    expect(after.scenes['a']).not.toEqual(before.scenes['a'])
  })
})

test.each(formats)('pictures in 4K and %s are no larger than the painters’ maximum', async (format) => {
  for (const style of ['AI Generation', 'Storyboard'] as const) {
    const { sizes } = await plan([{ id: 'a', say: 'A lighthouse by the sea.' }], {
      style,
      format,
      resolution: 2160,
    })
    const sides = Object.values(sizes).flatMap(({ width, height }) => [width, height])
    expect(sides.length).toBeGreaterThan(0)
    expect(Math.max(...sides)).toBeLessThanOrEqual(maxSide)
  }
})

test.each(formats)('storyboard pictures in %s have the shape of their panels', async (format) => {
  const { scenes, sizes } = await plan([{ id: 'a', say: 'A lighthouse by the sea.' }], {
    style: 'Storyboard',
    format,
  })
  const panels = placePanels(format, 3)
  for (const [index, key] of scenes['a']!.pictures.entries()) {
    const { width, height } = sizes[key]!
    expect(width / height).toBeCloseTo(panels[index]!.width / panels[index]!.height, 1)
    expect(width).toBeGreaterThanOrEqual(panels[index]!.width)
  }
})

test('neighbors without a subject have different textures, also for the process that paints', async () => {
  const scenes = Array.from({ length: 9 }, (_, index) => ({ id: `scene-${index + 1}`, say: 'It depends.' }))
  const { missing } = await plan(scenes, { preset: 'Abstract' })
  const textures = [...missing.values()].map((request) => pictureSchema.parse(request).shot?.texture)
  expect(textures).toHaveLength(9)
  expect(textures.some((texture, index) => texture === textures[index + 1])).toBe(false)
})

test('the files include the logo under the hash of its content', async () => {
  const logo = { kind: 'logo' as const, source: '/tmp/logo.png', sha256: 'a'.repeat(64) }
  const { files } = await plan([{ id: 'a', say: 'Hi.', visual: { kind: 'kinetic' } }], {
    brand: { logoAsset: 'own' },
    assets: { own: logo },
  })
  expect(files).toEqual({ [logo.sha256]: logo.source })
})

describe('the subject of a scene', () => {
  function motifs(...prompts: string[]): Promise<(string | undefined)[]> {
    return motifsOf(prompts.map((prompt) => ({ say: 'It is so.', prompt })))
  }

  async function motifsOf(said: { say: string; prompt: string }[]): Promise<(string | undefined)[]> {
    const scenes = said.map(({ say, prompt }, index) => ({
      id: `${index}`,
      say,
      visual: { kind: 'kinetic' as const, prompt },
    }))
    const shown = (await plan(scenes, { title: 'Notes', style: 'Kinetic Text' })).scenes
    return said.map((_scene, index) => shown[index]!.motif?.name)
  }

  test('is its first thing in the video’s field', async () => {
    expect(await motifs('rubber mask, crow, university campus', 'crow flock', 'shark, deep sea')).toEqual([
      'blackbird',
      'blackbird',
      'shark',
    ])
  })

  test('alternates between neighbors when a scene has other things to show', async () => {
    const prompt = 'coffee cup, honeybee, blue flower'
    expect(await motifs(prompt, prompt, prompt, prompt, 'coffee pot', 'coffee mug')).toEqual([
      'hot-beverage',
      'honeybee',
      'hot-beverage',
      'bouquet',
      'hot-beverage',
      'hot-beverage',
    ])
  })

  test('is outside the field if somebody chose it, but not for an ambiguous word of the script', async () => {
    const say = 'Move the mouse of your computer.'
    const said = { say, prompt: 'computer, mouse' }
    expect(await motifsOf([said, said, said])).toEqual([
      'desktop-computer',
      'desktop-computer',
      'desktop-computer',
    ])
    const chosen = { say, prompt: 'computer, white mouse' }
    expect(await motifsOf([{ say, prompt: 'computer' }, chosen])).toEqual(['desktop-computer', 'mouse'])
    const described = { say, prompt: 'computer, mouse pad' }
    expect(await motifsOf([{ say, prompt: 'computer' }, described])).toEqual([
      'desktop-computer',
      'desktop-computer',
    ])
  })

  test('is the first thing named, even if it is named again at the end', async () => {
    expect(await motifs('coffee, tea, coffee pot')).toEqual(['hot-beverage'])
    const say = 'Dogs bark, cats meow, and dogs run.'
    expect(await motifsOf([{ say, prompt: '' }])).toEqual(['dog'])
  })

  test('can belong to another field if two scenes name it', async () => {
    const first = { say: 'A coffee for the robot.', prompt: 'coffee, robot' }
    const second = { say: 'The robot makes coffee.', prompt: 'coffee, robot' }
    expect(await motifsOf([first, second])).toEqual(['hot-beverage', 'robot'])
  })

  test('is at home where a text about a home mentions the sun once', async () => {
    const said = [
      'We hung the curtains from the ceiling.',
      'We bought one big rug instead of three little ones.',
      'Every lamp is at another height.',
      'So we get the afternoon sun twice.',
    ].map((say) => ({ say, prompt: '' }))
    const shown = await motifsOf(said)
    expect(shown.slice(0, 2)).toEqual(['window', 'couch-and-lamp'])
    const home = ['window', 'couch-and-lamp', 'potted-plant', 'framed-picture', 'chair']
    expect(home).toContain(shown[2])
    expect(home).toContain(shown[3])
  })

  test('may be an everyday thing, but such things never decide the field', async () => {
    expect(await motifs('calendar, saturn', 'stopwatch, clean room', 'planet, calendar')).toEqual([
      'ringed-planet',
      'stopwatch',
      'ringed-planet',
    ])
  })
})

test('the longest document is planned without holding up other people', async () => {
  const say = 'the old cat and a dog in a red house '.repeat(4)
  const prompt = 'cat, dog, red house, old boat, '.repeat(4)
  const scenes = Array.from({ length: 400 }, (_, index) => ({
    id: `s${index}`,
    say,
    visual: { prompt: `${index} ${prompt}` },
  }))
  await plan([{ id: 'a', say: 'A cat.' }])
  let isDone = false
  let longestMs = 0
  let before = threadMs()
  // Between two turns of the loop.
  const watch = (): void => {
    longestMs = Math.max(longestMs, threadMs() - before)
    before = threadMs()
    if (!isDone) setImmediate(watch)
  }
  setImmediate(watch)
  await plan(scenes)
  isDone = true
  watch()
  expect(longestMs).toBeLessThan(250)
})

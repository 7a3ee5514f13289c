import { expect, test } from 'vitest'
import { createCompositor } from '../compositor/compositor.ts'
import { createNodeStudio } from '../node/studio.ts'
import type { Context2D } from '../ports.ts'
import { buildSampleTimeline } from '../testing.ts'

const studio = createNodeStudio()
const picture = studio.createSurface(90, 160)

interface Drawn {
  color: string
  isClipped: boolean
}

/** Notes the color of each drawn text, and whether only a part of the frame was open to it. */
function listen(context: Context2D): { context: Context2D; drawn: Drawn[] } {
  const drawn: Drawn[] = []
  const clips = [false]
  const notes: Record<string, () => void> = {
    save: () => clips.push(clips.at(-1)!),
    restore: () => clips.pop(),
    clip: () => (clips[clips.length - 1] = true),
    fillText: () => drawn.push({ color: String(context.fillStyle), isClipped: clips.at(-1)! }),
  }
  const listening = new Proxy(context, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...parameters: unknown[]) => {
        notes[String(name)]?.()
        return Reflect.apply(value, target, parameters) as unknown
      }
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  })
  return { context: listening, drawn }
}

test('letters have the color of words on a pill only inside the pill, also while it moves', () => {
  const timeline = buildSampleTimeline({ style: 'AI Generation', captions: 'Pill' })
  const compositor = createCompositor({
    timeline,
    studio,
    pictures: { picture: () => picture, clipFrame: () => picture },
  })
  const surface = studio.createSurface(timeline.width, timeline.height)
  const { context, drawn } = listen(surface.getContext('2d'))
  const { startFrame, frameCount } = timeline.scenes[1]!
  for (let frame = startFrame + 12; frame < startFrame + frameCount - 12; frame++)
    compositor.draw(context, frame)
  const onPill = drawn.filter(({ color }) => color === timeline.look.onAccent)
  expect(onPill.length).toBeGreaterThan(0)
  expect(onPill.filter(({ isClipped }) => !isClipped)).toEqual([])
})

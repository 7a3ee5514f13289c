import { describe, expect, test } from 'vitest'
import { timeForReading } from '../document/reading-times.ts'
import { buildProject, buildSampleTimeline } from '../testing.ts'
import { buildTimeline } from '../timeline.ts'
import { buildPreviewTimeline, previewShortSides } from './preview-timeline.ts'

const formats = ['9:16', '1:1', '16:9'] as const

function speak(project: ReturnType<typeof buildProject>) {
  return project.scenes.map((scene) => ({
    sceneId: scene.id,
    ...timeForReading(scene.say),
    timing: 'exact' as const,
  }))
}

describe.each(formats)('a preview in %s', (format) => {
  test.each(previewShortSides)('has the timing and the layout of the video, at %i pixels', (shortSide) => {
    const project = buildProject({ format, resolution: 1080, style: 'AI Generation' })
    const speech = speak(project)
    const pictures = Object.fromEntries(
      project.scenes.map(({ id }) => [id, { motif: null, pictures: ['a'], clip: null }]),
    )
    const preview = buildPreviewTimeline(project, speech, { scenes: pictures, bookends: {} }, shortSide)
    const { width, height, scale } = preview
    const video = buildTimeline(project, speech, pictures)
    expect({ ...preview, width: 0, height: 0, scale: 0 }).toEqual({ ...video, width: 0, height: 0, scale: 0 })
    expect(Math.min(width, height)).toBe(shortSide)
    expect(width / height).toBeCloseTo(video.width / video.height, 3)
    expect(scale).toBeCloseTo(shortSide / 1080)
  })
})

test('a scene without known pictures shows a picture named after the scene', () => {
  const project = buildProject({ style: 'AI Generation' })
  const [first] = buildPreviewTimeline(project, speak(project), null, 720).scenes
  expect(first!.visual).toMatchObject({ kind: 'image', picture: 'pending s0' })
})

test('a scene of moving words needs no picture', () => {
  const { scenes } = buildSampleTimeline({ style: 'Kinetic Text' })
  expect(scenes.every(({ visual }) => visual.kind === 'kinetic')).toBe(true)
})

// Describes the video as plain numbers, frame by frame, for a renderer that does not know our timeline: the position of
// each picture and of the words. It repeats the logic of layers/picture.ts, layers/captions.ts and a fade.

import { captionPresets } from '@vivify/timeline/captions/presets'
import { clamp, easeInOut, easeOutCubic, mix, progressOf } from '@vivify/timeline/compositor/easing'
import { activeWord, layOutPage } from '@vivify/timeline/layers/captions'
import { coveringPlace } from '@vivify/timeline/layers/picture'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { sceneAt, type Timeline, type TimelineScene } from '@vivify/timeline/timeline'
import type { FrameCaption, FramePicture, FrameList } from '../remotion/frame-list.ts'

/** Half a frame: a page that starts between two frames appears on the nearer one. */
const frameSlack = 1 / 60

/** Describes every frame of a timeline that contains only stills, cuts and fades. */
export function describeFrames(
  timeline: Timeline,
  pictureSize: { width: number; height: number },
): FrameList {
  const measure = createNodeStudio().createSurface(8, 8).getContext('2d')
  const preset = captionPresets.Classic
  const { look, width, height, fps, frameCount, layout } = timeline

  function placePicture(scene: TimelineScene, sceneFrame: number, opacity: number): FramePicture {
    if (scene.visual.kind !== 'image') throw new TypeError('Only stills can be described')
    const frame = { width: layout.width, height: layout.height }
    const place = coveringPlace(frame, pictureSize, scene.visual.move, sceneFrame / scene.motionFrames)
    return { file: `${scene.visual.picture}.jpg`, ...place, opacity }
  }

  function placeCaption(scene: TimelineScene, sceneFrame: number): FrameCaption | null {
    const now = sceneFrame / fps
    const page = scene.pages.find((entry) => now >= entry.start - frameSlack && now < entry.end - frameSlack)
    if (!page) return null
    const block = layOutPage({ measure, timeline }, scene, page, preset)
    const active = activeWord(scene.words, page, now)
    const pop = progressOf(now, page.start, 0.1)
    return {
      centerX: layout.captions.centerX,
      centerY: Math.min(layout.captions.centerY, layout.safe.bottom - block.height / 2 - block.size * 0.24),
      scale: mix(0.86, 1, easeOutCubic(pop)),
      opacity: clamp(0.35 + pop),
      size: block.size,
      words: block.words.map((word) => {
        const since = progressOf(now, scene.words[word.index]!.start, 0.08)
        const isActive = word.index === active
        const scale = isActive ? mix(1, preset.activeScale, easeOutCubic(since)) : 1
        return { text: word.text, x: word.x, y: word.y, width: word.width, isActive, scale }
      }),
    }
  }

  const frames = Array.from({ length: frameCount }, (_, frame) => {
    const scene = sceneAt(timeline, frame)
    const sceneFrame = frame - scene.startFrame
    const pictures = [placePicture(scene, sceneFrame, 1)]
    if (scene.index > 0 && sceneFrame < scene.transition.frames) {
      const before = timeline.scenes[scene.index - 1]!
      const amount = (sceneFrame + 1) / (scene.transition.frames + 1)
      pictures.push(placePicture(before, before.frameCount + sceneFrame, 1 - easeInOut(amount)))
    }
    return { pictures, caption: placeCaption(scene, sceneFrame) }
  })
  const { accent, captionInk, captionShade } = look
  const style = { accent, ink: captionInk, shade: captionShade, outline: preset.outline, weight: 800 }
  return { width, height, fps, pictureSize, style, frames }
}

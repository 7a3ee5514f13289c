import { clamp, easeInCubic, easeOutCubic, progressOf, spring } from '../compositor/easing.ts'
import type { DrawEnvironment } from '../compositor/environment.ts'
import type { Rows } from '../layout/frame.ts'
import { fontOf, layOutBlock, typefaces, type Typeface } from '../layout/text.ts'
import type { Context2D } from '../ports.ts'
import type { Timeline, TimelineScene } from '../timeline.ts'

const enterSeconds = 0.28
const leaveSeconds = 0.2

/** How far a title moves as it appears and disappears, including its shadow, in design units. */
const travel = 90

/** Rows that `drawTitle` may touch; null when there is nothing to draw. */
export function titleRows(timeline: Timeline, scene: TimelineScene, sceneFrame: number): Rows | null {
  if (!isShown(timeline, scene, sceneFrame)) return null
  const { centerY, maxHeight } = timeline.layout.title
  return { top: centerY - maxHeight / 2 - travel, bottom: centerY + maxHeight / 2 + travel }
}

/** Draws the scene's title: the hook on the first scene, a smaller label on later ones. */
export function drawTitle(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  sceneFrame: number,
): void {
  const { title } = scene
  const { timeline } = environment
  if (!title || !isShown(timeline, scene, sceneFrame)) return
  const now = sceneFrame / timeline.fps
  const leaving = easeInCubic(progressOf(now, title.seconds - leaveSeconds, leaveSeconds))
  const entering = spring(now + 1 / timeline.fps)
  const { centerX, centerY, maxWidth, maxHeight } = timeline.layout.title
  const { theme, face: brandFace } = timeline.look
  const face: Typeface = brandFace ?? (theme === 'pixar' ? typefaces.fredoka : typefaces.bricolage)
  const block = layOutBlock({
    measure: environment.measure,
    face,
    words: title.text.split(/\s+/).map((text, index) => ({ index, text })),
    size: title.isHook ? 92 : 68,
    maxWidth: maxWidth - 72,
    maxLines: 3,
    lineHeight: 1.14,
  })
  const fit = Math.min(1, (maxHeight - 56) / block.height)
  context.save()
  context.translate(centerX, centerY)
  context.scale(fit, fit)
  context.globalAlpha = clamp(easeOutCubic(progressOf(now, -0.05, enterSeconds * 0.6)) * (1 - leaving))
  context.translate(0, (1 - entering) * 36 - leaving * 24)
  context.rotate(title.isHook ? -0.012 : 0)
  drawCard(context, environment, block.width, block.height, title.isHook)
  context.font = fontOf(face, block.size)
  context.textBaseline = 'alphabetic'
  context.fillStyle = title.isHook ? environment.timeline.look.onAccent : environment.timeline.look.captionInk
  for (const word of block.words) context.fillText(word.text, word.x, word.y)
  context.restore()
}

/** Kinetic scenes already show their words as large as a title. */
function isShown(timeline: Timeline, { title, visual }: TimelineScene, sceneFrame: number): boolean {
  return title !== null && visual.kind !== 'kinetic' && sceneFrame / timeline.fps < title.seconds
}

function drawCard(
  context: Context2D,
  environment: DrawEnvironment,
  width: number,
  height: number,
  isHook: boolean,
): void {
  const { look } = environment.timeline
  const left = -width / 2 - 36
  const top = -height / 2 - 32
  context.fillStyle = 'rgba(11,13,18,0.35)'
  context.beginPath()
  context.roundRect(left + 8, top + 10, width + 72, height + 64, 24)
  context.fill()
  context.fillStyle = isHook ? look.accent : 'rgba(11,13,18,0.82)'
  context.beginPath()
  context.roundRect(left, top, width + 72, height + 64, 24)
  context.fill()
}

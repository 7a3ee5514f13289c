// A transition belongs to the incoming scene. That scene's segment shows all of it and stays valid when the previous
// scene is cut elsewhere.

import type { Context2D, Surface } from '../ports.ts'
import type { Timeline, TimelineScene } from '../timeline.ts'
import { easeInOut, easeOutCubic, mix } from './easing.ts'
import type { DrawEnvironment } from './environment.ts'

interface TransitionRequest {
  context: Context2D
  environment: DrawEnvironment
  /** The outgoing scene, already drawn, at the video's size in pixels. */
  before: Surface
  drawAfter: (context: Context2D) => void
  transition: TimelineScene['transition']
  /** Frames since the transition began. */
  frame: number
  accent: string
}

/** Draws the outgoing picture `before` and the incoming scene over each other. */
export function drawTransition(options: TransitionRequest): void {
  const { context, environment, before, drawAfter, transition, frame } = options
  const { width, height } = environment.timeline.layout
  const amount = transitionAmount(transition, frame)
  switch (transition.kind) {
    case 'cut':
      return drawAfter(context)
    case 'fade': {
      drawAfter(context)
      context.save()
      context.globalAlpha = fadeOpacity(amount)
      context.drawImage(before, 0, 0, width, height)
      context.restore()
      return
    }
    case 'slide': {
      const offset = slideOffset(amount, environment.timeline)
      context.drawImage(before, 0, -offset, width, height)
      context.save()
      context.beginPath()
      context.rect(0, height - offset, width, offset)
      context.clip()
      context.translate(0, height - offset)
      drawAfter(context)
      context.restore()
      return
    }
    case 'wipe':
      return drawWipe(options, amount)
    case 'zoom':
      return drawZoom(options, amount)
    case 'flash':
      return drawFlash(options, amount)
  }
}

/** Progress of a transition at its frame `frame`; above 0 and below 1. */
export function transitionAmount(transition: TimelineScene['transition'], frame: number): number {
  return (frame + 1) / (transition.frames + 1)
}

/** Opacity of the outgoing scene over the incoming one. */
export function fadeOpacity(amount: number): number {
  return 1 - easeInOut(amount)
}

/**
 * How far the outgoing scene has moved up, with the incoming scene below it, in design units. Always whole rows of the
 * video: a row that both cover in part would show the drawing underneath.
 */
export function slideOffset(amount: number, { layout, scale }: Pick<Timeline, 'layout' | 'scale'>): number {
  return Math.round(easeInOut(amount) * layout.height * scale) / scale
}

/** Scales around the middle of the frame, and the opacity of the outgoing scene, which is on top. */
export function zoomOf(amount: number): { after: number; before: number; opacity: number } {
  const grown = easeInOut(amount)
  return { after: mix(1.18, 1, easeOutCubic(amount)), before: mix(1, 1.35, grown), opacity: 1 - grown }
}

/** Which scene is visible, and the opacity of the white over it. */
export function flashOf(amount: number): { isBefore: boolean; opacity: number } {
  const isBefore = amount < 0.34
  return { isBefore, opacity: 0.8 * (isBefore ? amount / 0.34 : Math.max(0, 1 - (amount - 0.34) / 0.6)) }
}

function drawWipe(options: TransitionRequest, amount: number): void {
  const { context, environment, before, drawAfter } = options
  const { width, height } = environment.timeline.layout
  const edge = mix(-width * 0.35, width * 1.35, easeInOut(amount))
  drawAfter(context)
  context.save()
  clipRightOf(context, edge, width, height)
  context.drawImage(before, 0, 0, width, height)
  context.restore()
  context.save()
  context.fillStyle = options.accent
  // The band reaches slightly over the cut, because two soft edges on one line would let the drawing underneath show
  // through.
  slantedBand(context, edge - width * 0.16, edge + 1, height)
  context.fill()
  context.restore()
}

function drawZoom(options: TransitionRequest, amount: number): void {
  const { context, environment, before, drawAfter } = options
  const { width, height } = environment.timeline.layout
  const zoom = zoomOf(amount)
  context.save()
  scaleAround(context, width, height, zoom.after)
  drawAfter(context)
  context.restore()
  context.save()
  context.globalAlpha = zoom.opacity
  scaleAround(context, width, height, zoom.before)
  context.drawImage(before, 0, 0, width, height)
  context.restore()
}

function drawFlash(options: TransitionRequest, amount: number): void {
  const { context, environment, before, drawAfter } = options
  const { width, height } = environment.timeline.layout
  const { isBefore, opacity } = flashOf(amount)
  if (isBefore) context.drawImage(before, 0, 0, width, height)
  else drawAfter(context)
  context.save()
  context.globalAlpha = opacity
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.restore()
}

const slant = 160

function clipRightOf(context: Context2D, edge: number, width: number, height: number): void {
  context.beginPath()
  context.moveTo(edge + slant, 0)
  context.lineTo(width * 2, 0)
  context.lineTo(width * 2, height)
  context.lineTo(edge - slant, height)
  context.closePath()
  context.clip()
}

function slantedBand(context: Context2D, left: number, right: number, height: number): void {
  context.beginPath()
  context.moveTo(left + slant, 0)
  context.lineTo(right + slant, 0)
  context.lineTo(right - slant, height)
  context.lineTo(left - slant, height)
  context.closePath()
}

function scaleAround(context: Context2D, width: number, height: number, scale: number): void {
  context.translate(width / 2, height / 2)
  context.scale(scale, scale)
  context.translate(-width / 2, -height / 2)
}

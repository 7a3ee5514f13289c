// Drawing with the report's fonts and colors. Sizes are in points.

import type { PDFDocument } from '@napi-rs/canvas'
import { isRightToLeft } from '@vivify/contract/fonts'
import type { PlatformId } from '@vivify/contract/platforms'
import { textFamilies } from '@vivify/timeline/node/text-fonts'
import { clip, type Measure } from './report-text.ts'

/** US Letter. */
export const page = { width: 612, height: 792, margin: 44 } as const
export const columnWidth = page.width - 2 * page.margin

export const colors = {
  paper: '#ffffff',
  night: '#0b0d12',
  onNight: '#f4f6fb',
  mutedOnNight: '#a8b1c3',
  text: '#14171f',
  muted: '#596274',
  line: '#dfe3ea',
  soft: '#f5f7fa',
  brand: ['#22c55e', '#22b8cf', '#8b7cf6'],
  up: '#166b3a',
  down: '#b31b1b',
} as const

/** Dark enough on paper. */
export const platformColors: Record<PlatformId, string> = {
  twitter: '#0b74b8',
  linkedin: '#0a5cb0',
  facebook: '#3b53c4',
  instagram: '#b81f70',
  tiktok: '#08716b',
  youtube: '#c0231b',
  bluesky: '#1668d6',
  mastodon: '#5b46d6',
  webhook: '#5a5f70',
}

/** A page of a PDF, or a canvas. */
export type PageContext = ReturnType<PDFDocument['beginPage']>

export interface TextLook {
  size: number
  /** Default: text. */
  family?: keyof typeof textFamilies
  /** Default: the color of text. */
  color?: string
  /** Where the position is in the text. Default: left. */
  align?: 'left' | 'right' | 'center'
  /** What is longer is cut, with an ellipsis. */
  maxWidth?: number
}

export class Pen {
  readonly context: PageContext

  constructor(context: PageContext) {
    this.context = context
  }

  /** Draws a line of text on a baseline, and returns its width. */
  write(text: string, x: number, y: number, look: TextLook): number {
    const { context } = this
    const { color = colors.text, align = 'left', maxWidth = Infinity } = look
    const measure = this.measure(look)
    const shown = clip(text, measure, maxWidth)
    context.fillStyle = color
    // Alignment would depend on the direction, so the position is computed.
    context.textAlign = 'left'
    context.direction = isRightToLeft(shown) ? 'rtl' : 'ltr'
    const width = measure(shown)
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
    context.fillText(shown, left, y)
    return width
  }

  /** A function that measures text of this look. It holds until the next text of another look. */
  measure({ size, family = 'text' }: Pick<TextLook, 'size' | 'family'>): Measure {
    const { context } = this
    // Any spacing turns ligatures off, which readers of the PDF could not find: Twitter has one.
    context.letterSpacing = '0.01px'
    context.font = `${size}px ${textFamilies[family]}`
    return (text) => context.measureText(text).width
  }

  box(x: number, y: number, width: number, height: number, look: { color: string; radius?: number }): void {
    const { context } = this
    context.fillStyle = look.color
    context.beginPath()
    context.roundRect(x, y, width, height, look.radius ?? 0)
    context.fill()
  }

  line(x: number, y: number, width: number, color: string = colors.line): void {
    this.box(x, y, width, 0.75, { color })
  }

  dot(x: number, y: number, radius: number, color: string): void {
    const { context } = this
    context.fillStyle = color
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }

  /** The brand's colors from left to right. */
  gradient(x: number, width: number): ReturnType<PageContext['createLinearGradient']> {
    const gradient = this.context.createLinearGradient(x, 0, x + width, 0)
    colors.brand.forEach((color, index) => gradient.addColorStop(index / (colors.brand.length - 1), color))
    return gradient
  }
}

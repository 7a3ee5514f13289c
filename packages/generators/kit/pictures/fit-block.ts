// Words of a picture, one above the other: the largest sizes at which they fit a room.

import type { Box } from '@vivify/timeline/layout/frame'
import { fitText, type FittedText, type WordWidths } from '../../ad/fit-text.ts'
import type { PlacedText } from '../../ad/layout.ts'

export type TextAlign = PlacedText['align']

export type TextRole = 'name' | 'headline' | 'body' | 'label' | 'card' | 'mark'

export interface PlacedRole extends PlacedText {
  readonly role: TextRole
}

export interface TextRequest {
  readonly text: string
  /** Largest and smallest size in pixels. */
  readonly sizes: readonly [most: number, least: number]
  readonly maxLines: number
  readonly lineHeight: number
}

export interface Fitted {
  readonly headline: FittedText | null
  readonly body: FittedText | null
  readonly gap: number
  readonly height: number
}

export interface BlockRequest {
  readonly widths: WordWidths
  readonly width: number
  readonly height: number
  readonly headline: TextRequest
  readonly body: TextRequest
}

const step = 0.94

/** Both texts shrink together until they fit; at their smallest sizes they are cut. */
export function fitBlock({ widths, width, height, headline, body }: BlockRequest): Fitted {
  let torn: Fitted | null = null
  for (let scale = 1; ; scale *= step) {
    const isLast = isSmallest(headline, scale) && isSmallest(body, scale)
    const block = blockAt({ widths, width, headline, body }, scale)
    const fits = block.height <= height && isWhole(block.headline) && isWhole(block.body)
    if (fits && !block.headline?.isTorn) return block
    if (fits) torn ??= block
    // A slightly smaller headline may end its lines where phrases end.
    if (torn !== null && scale < 0.72) return torn
    if (isLast) return torn ?? cutBlock({ widths, width, height, headline, body })
  }
}

function isSmallest({ sizes: [most, least] }: TextRequest, scale: number): boolean {
  return most * scale <= least
}

function isWhole(text: FittedText | null): boolean {
  return text === null || (!text.isCut && !text.isBroken)
}

function blockAt(
  { widths, width, headline, body }: Omit<BlockRequest, 'height'>,
  scale: number,
  lines = { headline: headline.maxLines, body: body.maxLines },
): Fitted {
  const fit = ({ text, sizes: [most, least], lineHeight }: TextRequest, maxLines: number) =>
    fitText({ widths, text, size: Math.max(least, most * scale), width, maxLines, lineHeight })
  const head = fit(headline, lines.headline)
  const rest = fit(body, lines.body)
  const gap = head === null || rest === null ? 0 : 14 + head.size * 0.24
  return { headline: head, body: rest, gap, height: (head?.height ?? 0) + gap + (rest?.height ?? 0) }
}

function cutBlock(request: BlockRequest): Fitted {
  const lines = { headline: request.headline.maxLines + 1, body: request.body.maxLines + 1 }
  let block = blockAt(request, 0, lines)
  while (block.height > request.height && lines.headline + lines.body > 2) {
    if (lines.body > 1) lines.body--
    else lines.headline--
    block = blockAt(request, 0, lines)
  }
  return block
}

/** One line at the largest size that fits; at the smallest size it is cut. */
export function fitLine(
  widths: WordWidths,
  text: string,
  [most, least]: readonly [number, number],
  room: number,
): FittedText {
  const shown = text.trim() === '' ? '–' : text
  const at = (size: number): FittedText =>
    fitText({ widths, text: shown, size, width: room, maxLines: 1, lineHeight: 1 })!
  for (let size = most; size > least; size *= 0.94) {
    const line = at(size)
    if (!line.isCut && !line.isBroken) return line
  }
  return at(least)
}

/** Places lines in a column from `top` down. */
export function placeLines(
  text: FittedText,
  room: Pick<Box, 'left' | 'right'>,
  top: number,
  wanted: TextAlign,
): PlacedText {
  const align = wanted === 'left' && text.isRightToLeft ? 'right' : wanted
  const x = {
    left: room.left + text.overhang,
    center: (room.left + room.right) / 2,
    right: room.right - text.overhang,
  }[align]
  const left = { left: room.left, center: x - text.width / 2, right: room.right - text.width }[align]
  return {
    box: { left, top, right: left + text.width, bottom: top + text.height },
    size: text.size,
    align,
    lines: text.lines.map((line) => ({ text: line.text, x, y: top + line.baseline })),
  }
}

import type { AdWordsPart, FrameShare } from '@vivify/contract/project'
import { plateRoom, type AdLayout, type PlacedText } from '@vivify/generators/ad/layout'
import type { Box } from '@vivify/timeline/layout/frame'

/** Room around ink, in pixels of the layout. */
const room = 8
/** How far letters reach below and above the baseline, of the font's size. */
const descent = 0.24
const ascent = 0.8

/** The lines, button and logo of an ad as parts that come in by themselves, the logo first. They never overlap. */
export function listWordsParts(layout: AdLayout): AdWordsPart[] {
  const share = (box: Box): FrameShare => shareOf(layout, box)
  const parts: AdWordsPart[] = []
  if (layout.logo) parts.push({ role: 'logo', ...share(roomOfLogo(layout, layout.logo)) })
  for (const role of ['headline', 'sub'] as const) {
    const text = layout[role]
    if (text) parts.push(...cutLines(text).map((box) => ({ role, ...share(box) })))
  }
  if (layout.callToAction) {
    parts.push({ role: 'callToAction', ...share(widen(layout.callToAction.button)) })
  }
  return parts
}

/** A box as shares of the frame, inside it. */
export function shareOf({ width, height }: Pick<AdLayout, 'width' | 'height'>, box: Box): FrameShare {
  const clamp = (value: number): number => Math.min(1, Math.max(0, value))
  const [x, y] = [clamp(box.left / width), clamp(box.top / height)]
  return { x, y, width: clamp(box.right / width) - x, height: clamp(box.bottom / height) - y }
}

/** A logo may stand on a plate, which begins where the words do when they stand at the left. */
function roomOfLogo({ arrangement }: AdLayout, logo: Box): Box {
  const { right, ...wide } = widen(logo, plateRoom + 1)
  return { ...wide, right: arrangement === 'beside' ? right + plateRoom : right }
}

function cutLines({ box, lines, size }: PlacedText): Box[] {
  const { left, right, top, bottom } = widen(box)
  // Between two lines: in the middle of what is free of both.
  const between = lines.slice(1).map(({ y }, index) => (lines[index]!.y + y + size * (descent - ascent)) / 2)
  const boundaries = [top, ...between, bottom]
  return lines.map((_line, index) => ({
    left,
    right,
    top: boundaries[index]!,
    bottom: boundaries[index + 1]!,
  }))
}

function widen({ left, top, right, bottom }: Box, by = room): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

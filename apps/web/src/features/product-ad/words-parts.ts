import type { AdWordsPart, FrameShare } from '@vivify/contract/project'
import { plateRoom, type AdLayout, type PlacedText } from '@vivify/generators/ad/layout'
import type { Box } from '@vivify/timeline/layout/frame'

/** Margin around the letters, in pixels of the layout. */
const room = 8
/** How far letters extend below and above the baseline, as shares of the font size. */
const descent = 0.24
const ascent = 0.8

/** The logo, lines and button of an ad, in this order, as parts that are animated separately. They never overlap. */
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

/** Converts a box to shares of the frame, limited to the frame. */
export function shareOf({ width, height }: Pick<AdLayout, 'width' | 'height'>, box: Box): FrameShare {
  const clamp = (value: number): number => Math.min(1, Math.max(0, value))
  const [x, y] = [clamp(box.left / width), clamp(box.top / height)]
  return { x, y, width: clamp(box.right / width) - x, height: clamp(box.bottom / height) - y }
}

/** Includes the plate that may be behind the logo; with texts on the left, the plate starts where the texts start. */
function roomOfLogo({ arrangement }: AdLayout, logo: Box): Box {
  const { right, ...wide } = widen(logo, plateRoom + 1)
  return { ...wide, right: arrangement === 'beside' ? right + plateRoom : right }
}

function cutLines({ box, lines, size }: PlacedText): Box[] {
  const { left, right, top, bottom } = widen(box)
  // Cuts between two lines in the middle of the gap between their letters.
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

// Places all parts of an ad. Words are placed first; the product is scaled into the remaining room. Boxes never touch
// each other or the margins: words that do not fit are reported and cut, never overlapped.

import type { FontFamily } from '@vivify/contract/fonts'
import { frameLayout, type Box } from '@vivify/timeline/layout/frame'
import { typefaces, type Typeface } from '@vivify/timeline/layout/text'
import type { Context2D } from '@vivify/timeline/ports'
import { createWordWidths, fitText, type FittedText, type WordWidths } from './fit-text.ts'

export type AdFormat = '1:1' | '4:5' | '9:16' | '16:9'

/** Size of a finished ad in pixels. */
export const adSizes: Readonly<Record<AdFormat, { width: number; height: number }>> = {
  '1:1': { width: 1080, height: 1080 },
  '4:5': { width: 1080, height: 1350 },
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
}

/** The texts of an ad; an empty text takes no room. */
export interface AdWords {
  readonly headline: string
  readonly sub: string
  readonly callToAction: string
}
export type AdPart = keyof AdWords

/** Placed lines, in pixels of `adSizes`; `box` contains all their ink. */
export interface PlacedText {
  readonly box: Box
  /** Font size in pixels. */
  readonly size: number
  readonly align: 'left' | 'center' | 'right'
  /** `x` is the start, center or end of the line, depending on `align`; `y` is its baseline. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[]
}

export interface AdLayout {
  readonly format: AdFormat
  readonly width: number
  readonly height: number
  /** The words are above the product, or beside it. */
  readonly arrangement: 'stacked' | 'beside'
  readonly face: Typeface
  readonly product: Box
  readonly headline: PlacedText | null
  readonly sub: PlacedText | null
  /** `box` is the ink, `button` the shape around it. */
  readonly callToAction: (PlacedText & { readonly button: Box }) | null
  readonly logo: Box | null
  /** Words that do not fit even at the smallest size; the picture shows them cut. */
  readonly problems: readonly { readonly part: AdPart; readonly kind: 'too-long' }[]
}

export interface AdLayoutOptions {
  readonly format: AdFormat
  /** In any unit, because only the shape matters. */
  readonly product: { readonly width: number; readonly height: number }
  readonly words: AdWords
  readonly logo?: { readonly width: number; readonly height: number }
  readonly font: FontFamily
  /** Context for measuring; its font changes. */
  readonly measure: Context2D
}

/** The rooms of one arrangement, for words and for the product. */
interface Plan {
  arrangement: 'stacked' | 'beside'
  words: Box
  product: Box
  align: 'left' | 'center'
  headlineSize: number
  headlineLines: number
  /** Maximum share of their room's height that the words may take. */
  wordsShare: number
}

/** Words and logo of a plan, placed from `top` down. */
interface Block {
  headline: FittedText | null
  sub: FittedText | null
  callToAction: FittedText | null
  logo: { width: number; height: number } | null
  height: number
  problems: AdPart[]
}

const margin = 76
/** Minimum distance from the product. In an animated ad, product and button move within it. */
const clearance = 56
const minHeadline = 40
/** A headline may shrink to this share of its size so that its lines end where phrases end. */
const leastForMeaning = 0.78
const minSub = 26
const buttonSize = 36
/** Margin around a logo on a plate. */
export const plateRoom = 14
const tallestLogo = 150
const lowestLogo = 40
const widestLogo = 460

/** Chooses the arrangement that shows product and words largest. The same options give the same layout. */
export function layoutAd(options: AdLayoutOptions): AdLayout {
  const face = Object.values<Typeface>(typefaces).find((entry) => entry.family === options.font)!
  const widths = createWordWidths(options.measure, face)
  const isBare = !options.logo && Object.values(options.words).every((text) => text.trim() === '')
  // An ad without words has nothing beside the product, which is therefore in the middle.
  const plans = plansOf(options.format).filter(({ arrangement }) => !isBare || arrangement === 'stacked')
  const layouts = plans.map((plan) => arrange(options, plan, widths))
  return layouts.reduce((best, layout) => (layout.score > best.score ? layout : best)).layout
}

function plansOf(format: AdFormat): Plan[] {
  const { width, height } = adSizes[format]
  const inner = { left: margin, top: margin, right: width - margin, bottom: height - margin }
  if (format === '9:16') {
    const { top } = frameLayout('9:16').safe
    // The platforms' buttons cover the right edge, so words keep clear of them and stay centered.
    const words = { left: 192, top, right: 888, bottom: 1248 }
    // Captions may cover a product's foot, as in the platforms' own campaigns, but never the words above them.
    const product = { left: 112, top, right: 968, bottom: 1600 }
    return [
      {
        arrangement: 'stacked',
        words,
        product,
        align: 'center',
        headlineSize: 176,
        headlineLines: 4,
        wordsShare: 0.54,
      },
    ]
  }
  const stacked: Plan = {
    arrangement: 'stacked',
    words: inner,
    product: { ...inner, bottom: height - (format === '4:5' ? 150 : 112) },
    align: 'center',
    headlineSize: format === '16:9' ? 104 : 128,
    headlineLines: format === '16:9' ? 2 : 3,
    wordsShare: format === '4:5' ? 0.46 : 0.48,
  }
  const middle = width * (format === '16:9' ? 0.52 : 0.54)
  const beside: Plan = {
    arrangement: 'beside',
    words: { ...inner, right: middle - clearance / 2 },
    product: {
      ...inner,
      left: middle + clearance / 2,
      top: height * 0.14,
      bottom: height - (format === '16:9' ? 128 : 132),
    },
    align: 'left',
    headlineSize: format === '16:9' ? 150 : 104,
    headlineLines: 3,
    wordsShare: 1,
  }
  return format === '4:5' ? [stacked] : [stacked, beside]
}

function arrange(
  options: AdLayoutOptions,
  plan: Plan,
  widths: WordWidths,
): { layout: AdLayout; score: number } {
  const block = fitBlock(options, plan, widths)
  const spare = spareHeight(options.product, plan, block)
  const top =
    plan.arrangement === 'stacked'
      ? plan.words.top + spare * 0.3
      : (plan.words.top + plan.words.bottom - block.height) / 2
  const product = placeProduct(options.product, roomFor(plan, block, top))
  const layout: AdLayout = {
    format: options.format,
    ...adSizes[options.format],
    arrangement: plan.arrangement,
    face: widths.face,
    product,
    ...placeBlock(block, plan, top),
    problems: block.problems.map((part) => ({ part, kind: 'too-long' })),
  }
  const area =
    ((product.right - product.left) * (product.bottom - product.top)) / (layout.width * layout.height)
  const size = (block.headline?.size ?? 100) / plan.headlineSize
  return { layout, score: Math.sqrt(area) * (0.5 + size) - block.problems.length }
}

/** Maximum height of the words: more than their share where a flat product leaves room. */
function maxWordsHeight({ product }: AdLayoutOptions, plan: Plan): number {
  const { words, product: room, wordsShare, arrangement } = plan
  const share = (words.bottom - words.top) * wordsShare
  if (arrangement === 'beside') return share
  const tallest = ((room.right - room.left) * product.height) / product.width
  const left = room.bottom - room.top - tallest - clearance
  return Math.max(share, Math.min(words.bottom - words.top, left * 0.8))
}

/** Height needed neither by the words nor by the product at its greatest width. Words and product share it. */
function spareHeight(product: { width: number; height: number }, plan: Plan, block: Block): number {
  if (plan.arrangement === 'beside') return 0
  const room = roomFor(plan, block, plan.words.top)
  const tallest = ((room.right - room.left) * product.height) / product.width
  const spare = Math.max(0, room.bottom - room.top - tallest)
  return Math.min(spare, (plan.words.bottom - plan.words.top - block.height) / 0.3)
}

/** Finds the largest words whose block fits. The headline shrinks first, and the line below shrinks with it. */
function fitBlock(options: AdLayoutOptions, plan: Plan, widths: WordWidths): Block {
  const maxHeight = maxWordsHeight(options, plan)
  let torn: Block | null = null
  for (let size = plan.headlineSize; size > minHeadline; size *= 0.94) {
    const block = blockAt(options, plan, widths, size)
    if (block.headline?.isBroken || block.sub?.isBroken) continue
    if (block.height > maxHeight || block.problems.length > 0) continue
    if (!block.headline?.isTorn) return block
    torn ??= block
    if (size < (torn.headline?.size ?? 0) * leastForMeaning) break
  }
  if (torn !== null) return torn
  return cutBlock(options, plan, widths, maxHeight)
}

function cutBlock(options: AdLayoutOptions, plan: Plan, widths: WordWidths, maxHeight: number): Block {
  let block = blockAt(options, plan, widths, minHeadline)
  for (let lines = 8; block.height > maxHeight && lines > 1; lines--) {
    block = blockAt(options, plan, widths, minHeadline, lines)
  }
  return block
}

function blockAt(
  options: AdLayoutOptions,
  plan: Plan,
  widths: WordWidths,
  size: number,
  maxLines?: number,
): Block {
  const { words } = options
  const width = plan.words.right - plan.words.left
  const headline = fitText({
    widths,
    text: words.headline,
    size,
    width,
    maxLines:
      maxLines ?? (size <= minHeadline ? 8 : plan.headlineLines + (size < plan.headlineSize * 0.62 ? 2 : 0)),
    lineHeight: 1.08,
  })
  const subSize = Math.max(minSub, Math.min(52, size * 0.37))
  const sub = fitText({
    widths,
    text: words.sub,
    size: subSize,
    width: width * (plan.align === 'center' ? 0.92 : 0.96),
    maxLines: maxLines ?? (size <= minHeadline ? 5 : 3),
    lineHeight: 1.28,
  })
  const callToAction = fitText({
    widths,
    text: words.callToAction,
    size: Math.max(28, Math.min(buttonSize, size * 0.5)),
    width: width - 2 * buttonPadding(buttonSize),
    maxLines: 1,
    lineHeight: 1,
  })
  const logo = options.logo ? fitLogo(options.logo, width) : null
  const parts = { headline, sub, callToAction, logo }
  return {
    ...parts,
    height: gapsOf(parts).reduce((sum, { height, gap }) => sum + height + gap, 0),
    problems: (['headline', 'sub', 'callToAction'] as const).filter((part) => parts[part]?.isCut),
  }
}

type Parts = Pick<Block, 'headline' | 'sub' | 'callToAction' | 'logo'>

/** The parts from top to bottom, with the gap above each. */
function gapsOf({
  headline,
  sub,
  callToAction,
  logo,
}: Parts): { part: keyof Parts; height: number; gap: number }[] {
  const parts: { part: keyof Parts; height: number; gap: number }[] = []
  const add = (part: keyof Parts, height: number, gap: number): void => {
    parts.push({ part, height, gap: parts.length === 0 ? 0 : gap })
  }
  if (logo) add('logo', logo.height, 0)
  if (headline) add('headline', headline.height, headline.size * 0.32 + 14)
  if (sub) add('sub', sub.height, (headline?.size ?? 60) * 0.16 + 16)
  if (callToAction) add('callToAction', buttonHeight(callToAction.size), sub ? sub.size * 0.5 + 18 : 34)
  return parts
}

function placeBlock(block: Block, plan: Plan, top: number): Pick<AdLayout, keyof Parts> {
  const placed: { -readonly [Part in keyof Parts]: AdLayout[Part] } = {
    headline: null,
    sub: null,
    callToAction: null,
    logo: null,
  }
  const align = alignOf(block, plan)
  const { left, right } = plan.words
  const x = { left, center: centerOf(plan.words), right }[align]
  let y = top
  for (const { part, height, gap } of gapsOf(block)) {
    y += gap
    if (part === 'logo') placed.logo = placeBox({ width: block.logo!.width, height }, x, y, align)
    else if (part === 'callToAction') placed.callToAction = placeButton(block.callToAction!, x, y, align)
    else placed[part] = placeText(block[part]!, x, y, align)
    y += height
  }
  return placed
}

/** Aligns all parts to the side where the first words begin. */
function alignOf({ headline, sub, callToAction }: Block, plan: Plan): PlacedText['align'] {
  if (plan.align === 'center') return 'center'
  return (headline ?? sub ?? callToAction)?.isRightToLeft ? 'right' : 'left'
}

function placeBox(
  { width, height }: { width: number; height: number },
  x: number,
  top: number,
  align: PlacedText['align'],
): Box {
  const left = { left: x, center: x - width / 2, right: x - width }[align]
  return { left, top, right: left + width, bottom: top + height }
}

function placeText(text: FittedText, x: number, top: number, align: PlacedText['align']): PlacedText {
  const inset = align === 'left' ? text.overhang : align === 'right' ? -text.overhang : 0
  return {
    box: placeBox(text, x, top, align),
    size: text.size,
    align,
    lines: text.lines.map((line) => ({ text: line.text, x: x + inset, y: top + line.baseline })),
  }
}

function placeButton(
  text: FittedText,
  x: number,
  top: number,
  align: PlacedText['align'],
): AdLayout['callToAction'] {
  const size = { width: text.width + 2 * buttonPadding(text.size), height: buttonHeight(text.size) }
  const button = placeBox(size, x, top, align)
  const inked = placeText(text, centerOf(button), top + (size.height - text.height) / 2, 'center')
  return { ...inked, button }
}

/** The room that words from `top` down leave, minus the clearance. */
function roomFor(plan: Plan, block: Block, top: number): Box {
  if (plan.arrangement === 'beside') return plan.product
  const used = block.height > 0 ? block.height + clearance : 0
  return { ...plan.product, top: top + used }
}

/** The largest box with the product's shape, low in the middle of its room; a flat product is slightly higher. */
function placeProduct(product: { width: number; height: number }, room: Box): Box {
  const scale = Math.min((room.right - room.left) / product.width, (room.bottom - room.top) / product.height)
  const width = product.width * scale
  const left = centerOf(room) - width / 2
  const bottom = room.bottom - (room.bottom - room.top - product.height * scale) * 0.34
  return { left, top: bottom - product.height * scale, right: left + width, bottom }
}

function fitLogo(
  logo: { width: number; height: number },
  maxWidth: number,
): { width: number; height: number } {
  // Gives all shapes the same visual weight: a taller mark may be higher, a longer one wider.
  const height = Math.min(tallestLogo, 88 * (logo.width / logo.height) ** -0.4)
  const width = Math.min(widestLogo, maxWidth - 2 * plateRoom)
  const scale = Math.min(Math.max(height, lowestLogo) / logo.height, width / logo.width)
  return { width: logo.width * scale, height: logo.height * scale }
}

function buttonPadding(size: number): number {
  return size * 1.25
}

function buttonHeight(size: number): number {
  return Math.round(size * 2.35)
}

function centerOf(box: Box): number {
  return (box.left + box.right) / 2
}

import type { Context2D } from '@vivify/timeline/ports'
import { fontOf, layOutBlock, typefaces, type PlacedWord, type Typeface } from '@vivify/timeline/layout/text'
import { marginOf, placeBox, type PlacedBox } from './place.ts'
import type { RemixText } from './recipe.ts'

interface Line {
  readonly words: readonly PlacedWord[]
  /** Left edge relative to the block's middle. */
  readonly left: number
  readonly baseline: number
  readonly width: number
}

const lineHeight = 1.12

/**
 * Draws texts over a finished picture and returns their boxes in the same order; an empty text has an empty box. Words
 * shrink until they fit inside the margins; a line break starts a new line.
 */
export function drawTexts(
  context: Context2D,
  texts: readonly RemixText[],
  size: { readonly width: number; readonly height: number },
): PlacedBox[] {
  return texts.map((text) => drawText(context, text, size))
}

function drawText(
  context: Context2D,
  text: RemixText,
  size: { readonly width: number; readonly height: number },
): PlacedBox {
  const edge = marginOf(size)
  const face = Object.values(typefaces).find((entry) => entry.family === text.font) ?? typefaces.anton
  const block = layOutLines(context, text, face, {
    size: text.size * Math.min(size.width, size.height),
    maxWidth: size.width - edge * 2,
    maxHeight: size.height - edge * 2,
  })
  if (block.lines.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const padding = text.style === 'band' ? block.size * 0.32 : 0
  const thing = { width: block.width + padding * 2, height: block.height + padding * 2 }
  const box = placeBox(text, thing, size)
  context.save()
  context.translate(box.x + box.width / 2, box.y + box.height / 2)
  paintLines(context, text, face, block)
  context.restore()
  return box
}

interface Block {
  readonly lines: readonly Line[]
  readonly size: number
  readonly width: number
  readonly height: number
}

function layOutLines(
  context: Context2D,
  text: RemixText,
  face: Typeface,
  limits: { size: number; maxWidth: number; maxHeight: number },
): Block {
  const words = text.uppercase ? text.words.toLocaleUpperCase() : text.words
  const paragraphs = words.split('\n').flatMap((line) => {
    const parts = line
      .trim()
      .split(/\s+/)
      .filter((part) => part !== '')
    return parts.length > 0 ? [parts.map((part, index) => ({ index, text: part }))] : []
  })
  let { size } = limits
  for (let attempt = 0; ; attempt++) {
    const blocks = paragraphs.map((paragraph) =>
      layOutBlock({
        measure: context,
        face,
        words: paragraph,
        size,
        maxWidth: limits.maxWidth,
        maxLines: paragraphs.length > 1 ? 3 : 6,
        lineHeight,
      }),
    )
    const smallest = Math.min(size, ...blocks.map((block) => block.size))
    const lineCount = blocks.reduce((sum, block) => sum + block.lineCount, 0)
    const height = (lineCount - 1) * lineHeight * smallest + face.capHeight * smallest
    const isSettled = smallest >= size * 0.999 && height <= limits.maxHeight
    if (isSettled || attempt === 8) {
      const lines = stackLines(blocks, text.align, { size: smallest, height, face })
      return { lines, size: smallest, width: Math.max(0, ...blocks.map((block) => block.width)), height }
    }
    // All paragraphs have the size of the one that needs the smallest.
    size = Math.min(
      smallest,
      height > limits.maxHeight ? size * Math.max(0.6, limits.maxHeight / height) : size,
    )
  }
}

/** Stacks the lines of all paragraphs and aligns them to their side. */
function stackLines(
  blocks: readonly ReturnType<typeof layOutBlock>[],
  align: RemixText['align'],
  { size, height, face }: { size: number; height: number; face: Typeface },
): Line[] {
  const widest = Math.max(0, ...blocks.map((block) => block.width))
  const lines: Line[] = []
  for (const block of blocks) {
    const rows = new Map<number, PlacedWord[]>()
    for (const word of block.words) rows.set(word.y, [...(rows.get(word.y) ?? []), word])
    for (const words of rows.values()) {
      const start = Math.min(...words.map((word) => word.x))
      const width = Math.max(...words.map((word) => word.x + word.width)) - start
      const left = align === 'left' ? -widest / 2 : align === 'right' ? widest / 2 - width : -width / 2
      lines.push({
        words: words.map((word) => ({ ...word, x: word.x - start + left })),
        left,
        width,
        baseline: -height / 2 + face.capHeight * size + lines.length * lineHeight * size,
      })
    }
  }
  return lines
}

function paintLines(context: Context2D, text: RemixText, face: Typeface, block: Block): void {
  const { size, lines } = block
  context.font = fontOf(face, size)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  if (text.style === 'band') paintBands(context, text, face, block)
  if (text.style === 'outline' || text.style === 'sticker') {
    if (text.style === 'sticker') castShadow(context, size, 0.4)
    context.strokeStyle = text.secondColor
    context.lineWidth = size * (text.style === 'sticker' ? 0.26 : 0.12)
    forEachWord(lines, (word, baseline) => context.strokeText(word.text, word.x, baseline))
    clearShadow(context)
  }
  if (text.style === 'shadow') castShadow(context, size, 0.6)
  context.fillStyle = text.color
  forEachWord(lines, (word, baseline) => context.fillText(word.text, word.x, baseline))
}

function forEachWord(lines: readonly Line[], draw: (word: PlacedWord, baseline: number) => void): void {
  for (const line of lines) for (const word of line.words) draw(word, line.baseline)
}

function paintBands(context: Context2D, text: RemixText, face: Typeface, { lines, size }: Block): void {
  context.fillStyle = text.secondColor
  const padding = size * 0.26
  for (const line of lines) {
    const top = line.baseline - face.capHeight * size - padding * 0.8
    const height = face.capHeight * size + padding * 1.6
    context.beginPath()
    context.roundRect(line.left - padding, top, line.width + padding * 2, height, size * 0.12)
    context.fill()
  }
}

function castShadow(context: Context2D, size: number, opacity: number): void {
  context.shadowColor = `rgba(0, 0, 0, ${opacity})`
  context.shadowBlur = size * 0.22
  context.shadowOffsetY = size * 0.05
}

function clearShadow(context: Context2D): void {
  context.shadowColor = 'rgba(0, 0, 0, 0)'
  context.shadowBlur = 0
  context.shadowOffsetY = 0
}

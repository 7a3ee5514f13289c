import type { GifText } from './recipe.ts'

/** The page has already loaded this font. Text in a picture looks the same in both themes. */
const family = "'Bricolage Grotesque Variable', sans-serif"
const lineHeight = 1.12
/** Share of the picture's width. */
const maxLineShare = 0.9
const leastPixels = 6

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Resolves when the text's font is loaded. */
export async function loadTextFont(): Promise<void> {
  await document.fonts.load(`800 32px ${family}`).catch(() => undefined)
}

/** Draws the text of a recipe over a picture of this size in pixels; does nothing when the text is empty. */
export function drawText(context: Context, text: GifText, size: { width: number; height: number }): void {
  const words = text.words.trim()
  if (words === '') return
  const pixels = Math.max(leastPixels, text.size * Math.min(size.width, size.height))
  context.save()
  context.font = `800 ${pixels}px ${family}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  const lines = wrapWords(context, words, size.width * maxLineShare)
  const step = pixels * lineHeight
  const block = lines.length * step
  const margin = pixels * 0.55
  const top = {
    top: margin,
    middle: (size.height - block) / 2,
    bottom: size.height - block - margin,
  }[text.place]
  if (text.look === 'bar') drawBar(context, { top, block, pixels, ...size })
  for (const [index, line] of lines.entries()) {
    drawLine(context, text, { line, x: size.width / 2, y: top + (index + 0.5) * step, pixels })
  }
  context.restore()
}

/** The text alone on a transparent picture; null when the text is empty. */
export function drawOverlay(text: GifText, size: { width: number; height: number }): ImageData | null {
  if (text.words.trim() === '') return null
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d')!
  drawText(context, text, size)
  return context.getImageData(0, 0, size.width, size.height)
}

function drawBar(
  context: Context,
  { top, block, pixels, width }: { top: number; block: number; pixels: number; width: number },
): void {
  context.fillStyle = 'rgb(0 0 0 / 0.72)'
  context.fillRect(0, top - pixels * 0.3, width, block + pixels * 0.6)
}

interface Line {
  line: string
  x: number
  y: number
  pixels: number
}

function drawLine(context: Context, { look }: GifText, { line, x, y, pixels }: Line): void {
  if (look === 'bubble') {
    const width = context.measureText(line).width + pixels * 0.9
    const height = pixels * lineHeight + 1
    context.fillStyle = 'white'
    context.beginPath()
    context.roundRect(x - width / 2, y - height / 2, width, height, pixels * 0.28)
    context.fill()
    context.fillStyle = 'black'
  } else {
    if (look === 'outline') {
      context.strokeStyle = 'black'
      context.lineWidth = pixels * 0.2
      context.strokeText(line, x, y)
    }
    context.fillStyle = 'white'
  }
  context.fillText(line, x, y)
}

/** Breaks text into lines no wider than `maxWidth`; a single word that is too wide is split. */
function wrapWords(context: Context, words: string, maxWidth: number): string[] {
  const lines: string[] = []
  const fits = (line: string): boolean => context.measureText(line).width <= maxWidth
  for (const paragraph of words.split('\n')) {
    let line = ''
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) line = longer
      else {
        if (line !== '') lines.push(line)
        line = breakWord(word, fits, lines)
      }
    }
    lines.push(line)
  }
  return lines
}

function breakWord(word: string, fits: (line: string) => boolean, lines: string[]): string {
  let rest = word
  while (!fits(rest) && rest.length > 1) {
    let length = rest.length - 1
    while (length > 1 && !fits(rest.slice(0, length))) length--
    lines.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return rest
}

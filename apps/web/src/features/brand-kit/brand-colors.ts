// Checks how readable a brand's colors are in a video.

/** Captions are on a dark background; WCAG requires 4.5:1 for text. */
const readable = 4.5
const tellable = 1.3

/** A sentence of advice about two colors that are hard to read or to tell apart; null when they are fine. */
export function adviseColors(primary: string, secondary: string): string | null {
  const first = luminance(primary)
  if (contrast(first, 0) < readable) {
    return 'Captions highlight spoken words in the primary color, and this one is hard to read on dark pictures. Try a lighter one.'
  }
  if (contrast(first, luminance(secondary)) < tellable) {
    return 'The two colors are so close in brightness that they are hard to tell apart.'
  }
  return null
}

/** Contrast ratio of two relative luminances, 1 to 21 (WCAG 2.2). */
function contrast(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import type { BrandKit } from '../../api/brand-kit.ts'

type Brand = Pick<BrandKit['brand'], 'primaryColor' | 'secondaryColor'>

/** A palette from a brand's two colors, dark to light: a deep shade, both colors, and a near-white tint. */
export function brandPalette({ primaryColor, secondaryColor }: Brand, count: number): string[] {
  const [darker, lighter] = [primaryColor, secondaryColor].sort(
    (first, second) => lightness(first) - lightness(second),
  ) as [string, string]
  const stops = [mix(darker, black, 0.72), darker, lighter, mix(lighter, white, 0.84)]
  if (count === 2) return [stops[0]!, stops[2]!]
  return Array.from({ length: count }, (_, place) => {
    const at = (place / (count - 1)) * (stops.length - 1)
    const from = Math.min(stops.length - 2, Math.floor(at))
    return mix(stops[from]!, stops[from + 1]!, at - from)
  })
}

const black = '#000000'
const white = '#ffffff'

function lightness(color: string): number {
  const [red, green, blue] = channels(color) as [number, number, number]
  return red * 0.299 + green * 0.587 + blue * 0.114
}

function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  const mixed = channels(first).map((channel, place) =>
    Math.round(channel + (other[place]! - channel) * share),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}

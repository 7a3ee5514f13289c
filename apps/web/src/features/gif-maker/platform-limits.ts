import type { GifOutput } from './recipe.ts'

/** As secondary sources gave them in November 2026; the platforms' own pages were not read. Advice, not a refusal. */
const platformLimits: readonly { name: string; maxBytes: number; outputs: readonly GifOutput[] }[] = [
  { name: 'X on a phone', maxBytes: 5e6, outputs: ['gif'] },
  { name: 'Discord', maxBytes: 10e6, outputs: ['gif', 'webp', 'mp4'] },
  { name: 'X', maxBytes: 15e6, outputs: ['gif'] },
]

/** Which platforms refuse a file of so many bytes, in a sentence; null when none of those that we know does. */
export function describeLimits(bytes: number, output: GifOutput): string | null {
  const refusing = platformLimits.filter(
    ({ maxBytes, outputs }) => outputs.includes(output) && bytes > maxBytes,
  )
  if (refusing.length === 0) return null
  // X as a whole says more than X on a phone.
  const isWhollyRefused = refusing.some(({ name }) => name === 'X')
  const said = refusing
    .filter(({ name }) => !(isWhollyRefused && name === 'X on a phone'))
    .map(({ name, maxBytes }) => `${name} (at most ${maxBytes / 1e6} MB)`)
  return `Too large for ${said.join(' and ')}. Try a smaller width, a lower frame rate or a shorter part.`
}

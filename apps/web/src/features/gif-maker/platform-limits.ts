import type { GifOutput } from './recipe.ts'

/**
 * From secondary sources of November 2026; the platforms' own pages were not checked. They give advice and block
 * nothing.
 */
const platformLimits: readonly { name: string; maxBytes: number; outputs: readonly GifOutput[] }[] = [
  { name: 'X on a phone', maxBytes: 5e6, outputs: ['gif'] },
  { name: 'Discord', maxBytes: 10e6, outputs: ['gif', 'webp', 'mp4'] },
  { name: 'X', maxBytes: 15e6, outputs: ['gif'] },
]

/** A sentence that names the platforms that refuse a file of this size; null when none of the listed ones does. */
export function describeLimits(bytes: number, output: GifOutput): string | null {
  const refusing = platformLimits.filter(
    ({ maxBytes, outputs }) => outputs.includes(output) && bytes > maxBytes,
  )
  if (refusing.length === 0) return null
  // "X" already includes "X on a phone".
  const isWhollyRefused = refusing.some(({ name }) => name === 'X')
  const said = refusing
    .filter(({ name }) => !(isWhollyRefused && name === 'X on a phone'))
    .map(({ name, maxBytes }) => `${name} (at most ${maxBytes / 1e6} MB)`)
  return `Too large for ${said.join(' and ')}. Try a smaller width, a lower frame rate or a shorter part.`
}

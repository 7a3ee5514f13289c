import type { PictureMotif } from '../request.ts'

const swimmers: ReadonlySet<string> = new Set(
  'whale spouting-whale dolphin shark fish tropical-fish blowfish octopus squid jellyfish seal diving-mask'.split(
    ' ',
  ),
)
const seabedLife: ReadonlySet<string> = new Set(['coral', 'crab', 'lobster', 'oyster', 'spiral-shell'])
/** Words of a prompt that mean a place below the surface. */
export const underwaterWords: ReadonlySet<string> = new Set(['underwater', 'reef', 'seabed', 'seafloor'])

/**
 * True for a picture that is seen from below the surface: by the sea, of what lives in it or with words that say so.
 * Who writes "beach" is shown one.
 */
export function isUnderwater({
  motif,
  words,
}: {
  motif: Pick<PictureMotif, 'name' | 'sceneHint'>
  words: readonly string[]
}): boolean {
  const isBySea = motif.sceneHint === 'ocean' || (motif.sceneHint === 'beach' && !words.includes('beach'))
  const isOfSea = swimmers.has(motif.name) || seabedLife.has(motif.name)
  return isBySea && (isOfSea || words.some((word) => underwaterWords.has(word)))
}

/** True for the name of a motif that swims or floats in water. */
export function swims(motifName: string): boolean {
  return swimmers.has(motifName)
}

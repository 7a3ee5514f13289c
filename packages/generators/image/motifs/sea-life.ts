import type { PictureMotif } from '../request.ts'

const swimmers: ReadonlySet<string> = new Set(
  'orca narwhal beluga manatee eel swordfish piranha anglerfish catfish salmon whale blue-whale kraken goldfish clownfish sea-turtle spouting-whale dolphin shark fish tropical-fish blowfish octopus squid jellyfish seal diving-mask'.split(
    ' ',
  ),
)
const seabedLife: ReadonlySet<string> = new Set([
  'coral',
  'crab',
  'lobster',
  'oyster',
  'spiral-shell',
  'sea-urchin',
  'sea-anemone',
  'hermit-crab',
  'seaweed',
])
/** Words of a prompt that mean an underwater place. */
export const underwaterWords: ReadonlySet<string> = new Set(['underwater', 'reef', 'seabed', 'seafloor'])

/**
 * True for an underwater picture: a sea scene whose subject lives in the water or whose words say so. The word "beach"
 * gives a picture of a beach.
 */
export function isUnderwater({
  motif,
  words,
}: {
  motif: Pick<PictureMotif, 'name' | 'sceneHint' | 'group'>
  words: readonly string[]
}): boolean {
  const isBySea = motif.sceneHint === 'ocean' || (motif.sceneHint === 'beach' && !words.includes('beach'))
  const isOfSea = swimmers.has(motif.name) || seabedLife.has(motif.name)
  // Where a prompt was read, its words say whether the sea is seen from below.
  return (
    isBySea && ((isOfSea && motif.group === undefined) || words.some((word) => underwaterWords.has(word)))
  )
}

/** True for the name of a motif that swims or floats in water. */
export function swims(motifName: string): boolean {
  return swimmers.has(motifName)
}

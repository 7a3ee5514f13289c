/** Emoji that live below the surface: their ocean is seen from inside. */
const swimmers: ReadonlySet<string> = new Set(
  'whale spouting-whale dolphin shark fish tropical-fish blowfish octopus squid jellyfish coral diving-mask seal'.split(
    ' ',
  ),
)

/** True for the name of a motif whose ocean is seen from below the surface. */
export function livesUnderwater(motifName: string): boolean {
  return swimmers.has(motifName)
}

/** True for what does not float there. */
export function restsOnSeabed(motifName: string): boolean {
  return /^(coral|crab|lobster|spiral-shell|oyster)$/.test(motifName)
}

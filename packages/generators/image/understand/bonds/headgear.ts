// What people have on their heads as a thing of its own: masks and helmets over the face, hats on top.

const masks =
  /^(?:gas-mask|hockey-mask|mask|football-helmet|motorcycle-helmet|knight-helmet|vr-headset|face-mask|wig|necklace)$/
const toppers = /^(?:[a-z]+-hat|tiara|headdress|billed-cap|graduation-cap|beanie)$/

/** True for what hides a face. */
export function isMask(motif: string): boolean {
  return masks.test(motif)
}

/** True for what people have on their backs. */
export function isOnBack(motif: string): boolean {
  return motif === 'jetpack' || motif === 'oxygen-tank'
}

/** True for what people can have on as a thing of its own. */
export function isWearable(motif: string): boolean {
  return masks.test(motif) || toppers.test(motif) || isOnBack(motif) || motif === 'tie'
}

// What people have on their heads as a thing of its own: masks and helmets over the face, hats on top.

const masks = /^(?:gas-mask|hockey-mask|mask|football-helmet|motorcycle-helmet|knight-helmet|vr-headset)$/
const toppers = /^(?:[a-z]+-hat|tiara|wig|headdress|billed-cap|graduation-cap|military-helmet|beanie)$/

/** True for what hides a face. */
export function isMask(motif: string): boolean {
  return masks.test(motif)
}

/** True for what a head can have on. */
export function isHeadgear(motif: string): boolean {
  return masks.test(motif) || toppers.test(motif)
}

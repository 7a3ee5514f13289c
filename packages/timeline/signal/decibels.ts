/** Amplitude ratio of a level in decibels: 0 dB is 1, -6.02 dB is 0.5. */
export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20)
}

/** Level in decibels of an amplitude ratio; zero gives -Infinity. */
export function toDecibels(ratio: number): number {
  return 20 * Math.log10(ratio)
}

// What licenses of other people's work ask for, by the names under which they are kept.

/** Whether the author has to be named where the work is shown. */
export function asksForCredit(licence: string): boolean {
  return licence.startsWith('CC BY')
}

/** Whether a changed version has to be given on under the same license. */
export function isShareAlike(licence: string): boolean {
  return licence.startsWith('CC BY-SA')
}

/** Whether the library likes its authors to be named where there is room: its rules ask for it "when possible". */
export function likesCredit(licence: string): boolean {
  return licence === pexelsLicence
}

export const pexelsLicence = 'Pexels License'
export const pixabayLicence = 'Pixabay Content License'

// What animals and people look down from.

/** True for what somebody is on who is said to look, jump or sing from it. */
export function isPerch(motif: string): boolean {
  return /branch|tree$|fence|rock$|^stone$|wall|brick|tower|house|roof|shelf|lamp-post|balcony|cliff|bench|chair$|stool|throne|couch|nest|log|mountain|castle|building|table|ladder|bridge/.test(
    motif,
  )
}

// Transcripts of meetings have a name, below it a time, and below that what was said. A name and a time in one line are read
// by transcript.ts.

/** "Jonas Weber", and below it "00:00:04": above each turn of a meeting. */
const nameAboveTime =
  /(?<=^|\n[ \t]*\n)(\p{Lu}[\p{L}.'’-]{1,24}(?: \p{Lu}[\p{L}.'’-]{0,24}){0,3})[ \t]*\n((?:\d{1,2}:)?\d{1,2}:\d{2})[ \t]*(?=\n)/gu
const minTurns = 2

/** A name above a time, in the form that has both in a line. */
export function withNamesBesideTimes(text: string): string {
  const names = [...text.matchAll(nameAboveTime)].map(([, name]) => name!)
  const isRepeated = names.length > minTurns && new Set(names).size < names.length
  return isRepeated ? text.replace(nameAboveTime, '$1  $2') : text
}

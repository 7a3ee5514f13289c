import type { PlannedToken } from './normaliser/plan.ts'

/**
 * The text in the form that Flite reads best: lowercase words, punctuation at the pauses, and sentences that begin with
 * a capital after two spaces, which Flite never takes for an abbreviation. Ends in a mark and a space.
 */
export function buildSpokenLine(tokens: readonly PlannedToken[]): string {
  let line = ''
  let isSentenceStart = true
  for (const { say, mark } of tokens) {
    if (say.length > 0) {
      const words = say.join(' ')
      const space = line === '' ? '' : isSentenceStart ? '  ' : ' '
      line += space + (isSentenceStart ? words.charAt(0).toUpperCase() + words.slice(1) : words)
      isSentenceStart = false
    }
    if (mark === '' || line === '' || /[.?]$/.test(line)) continue
    line = line.replace(/,$/, '') + mark
    isSentenceStart = mark !== ','
  }
  return /[.?]$/.test(line) ? `${line} ` : `${line.replace(/,$/, '')}. `
}

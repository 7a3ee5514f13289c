// Whether a text has sentence marks, and what a page writes below its last sentence: buttons without any.

import { countWords } from '../wording/sentences.ts'

/** True when a sentence ends at least every 40 words. */
export function isPunctuated(text: string): boolean {
  const marks = text.match(/[.!?…。！？؟](?=["'”’)\s]|$)/g)?.length ?? 0
  return marks > countWords(text) / 40
}

const maxButtonWords = 5
const ownClause = /\b(?:i|you|he|she|it|we|they|there|this|that|was|were|is|are)\b/i

/** "Mark as completed", "Like", "Report an issue": what a page offers below its last sentence. */
export function withoutButtons(lines: readonly string[]): string[] {
  if (!isPunctuated(lines.join(' '))) return [...lines]
  const last = lines.findLastIndex((line) => /[.!?…]["'”’)*_]{0,3}$/.test(line))
  const isButton = (line: string): boolean =>
    countWords(line) <= maxButtonWords && !/^(?:[-*•–]|\d{1,2}[.)])\s/.test(line) && !ownClause.test(line)
  return lines.map((line, index) => (index > last && isButton(line) ? '' : line))
}

// Notes for a script are written for oneself: with labels ("hook??", "end:"), signs and short forms. Spoken, they are
// sentences.

import { listMark } from './list-lines.ts'
import { endSentence } from '../wording/tighten.ts'

const label =
  /^([-*•–]\s+)?(?:hook|opener|opening|intro|story|how|why|what|problem|mistake|idea|example|body|middle|end|ending|outro|payoff|cta|close)\s?[:?]{1,3}\s{1,3}(?=\S)/i
/** Words that only the writer of a script uses. */
const writersLabel = /^(?:[-*•–]\s+)?(?:hook|opener|opening|intro|outro|end|ending|payoff|cta|close)\s?[:?]/i
const minLabels = 3
const minWriters = 2
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bb\/?c\b/g, 'because'],
  [/(?<= )w\/ (?=\p{L})/gu, 'with '],
  [/(?<= )w\/o (?=\p{L})/gu, 'without '],
  [/ ?(?:->|=>|→) ?/g, ', so '],
  [/(?<=\p{L}) = (?=(?:better|worse|good|bad|best|great)\b)/gu, ', which is '],
  [/(?<=\p{L}) = (?=\p{L})/gu, ' is '],
  [/(?<=\p{L}) & (?=\p{L})/gu, ' and '],
  [/(?<![\p{L}'’])i(?=$|[ ,.!?'’])/gu, 'I'],
  [/\b(\d{1,3}) min\b(?!\.)/g, '$1 minutes'],
]
/** What only the writer needs. */
const toDo =
  /^(?:[-*•–]\s+)?(?:need|get|find|buy|ask|call|text|book|film|shoot|record|todo|to do)\b[^.!?]{0,20}(?:b-?roll|footage|if we can|whether|mic|camera|thumbnail|props)\b.{0,100}$/i

/** True for notes: several of their entries have labels. */
function areNotes(lines: readonly string[]): boolean {
  return (
    lines.filter((line) => label.test(line)).length >= minLabels &&
    lines.filter((line) => writersLabel.test(line)).length >= minWriters
  )
}

/** The lines of notes as sentences; other texts stay as they are. */
export function withoutNoteSigns(lines: readonly string[]): string[] {
  if (!areNotes(lines)) return [...lines]
  return lines.map((line) => {
    if (toDo.test(line)) return ''
    const mark = line.match(listMark)?.[0] ?? ''
    const said = line.replace(label, '').replace(listMark, '')
    const plain = shortForms.reduce((text, [form, word]) => text.replace(form, word), said)
    // "“you're pouring it down the sink”" is the writer's own line.
    const own = plain.replace(/^["“]([^"“”]{8,120})["”]$/, '$1')
    const sentences = own.replace(/(?<=^|^["“]|[.!?] |[.!?] ["“])\p{Ll}/gu, (letter) => letter.toUpperCase())
    return mark === '' ? sentences : endSentence(sentences)
  })
}

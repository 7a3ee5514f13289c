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
/** "a window -> keeps it clear", "around 100 people (check this??)", "TODO find clips" */
const sign = /->|=>|→|\p{L} = \p{L}|\?\?|^\s*(?:[-*•–]\s+)?(?:todo|to do)\b|\bb\/c\b/iu
const minSigns = 2
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bb\/?c\b/g, 'because'],
  [/(?<= )w\/ (?=\p{L})/gu, 'with '],
  [/(?<= )w\/o (?=\p{L})/gu, 'without '],
  [/ ?(?:->|=>|→) ?/g, ', so '],
  [/(?<=\p{L}) = (?=(?:better|worse|good|bad|best|great)\b)/gu, ', which is '],
  [/(?<=\p{L}) = (?=\p{L})/gu, ' is '],
  [/(?<=\p{L}) & (?=\p{L})/gu, ' and '],
  [/(?<![\p{L}'’])i(?=$|[ ,.!?'’])/gu, 'I'],
  [/(?<=\p{L}) \+ (?=\p{L})/gu, ' and '],
  [/\b(\d{1,3}) min\b(?!\.)/g, '$1 minutes'],
]
/** "(check this??)", "(no, that one is for the candy)": what the writer asks and answers. */
const doubt =
  /\s?\((?:check|verify|source|fact[- ]?check|look (?:it |this )?up|is (?:this|that|it) (?:true|right)|not sure|find|citation|true)\b[^()]{0,80}\)/gi
/** "The hole in a lollipop stick (no that one is for the candy)": what the writer has thought better of. */
const dropped = /\((?:no|nope|wrong|not true|skip|cut this),? ?[^()]{0,80}\)\s*$/i
/** "Ideas for short - the pen cap" */
const draftTitle =
  /^#?\s?(?:(?:rough |some |my )?(?:ideas?|notes?|script|draft|outline)|short|video|reel|tiktok)(?: (?:ideas?|notes?|script|draft|outline))?(?: (?:for|about|on|of) (?:an? |the |my |next )?(?:short|video|reel|tiktok|post|script|clip)s?)?\s?[-–—:]\s(?=\p{L})/iu
/** What only the writer needs. */
const toDo =
  /^(?:[-*•–]\s+)?(?:todo|to do)\b.{0,140}$|^(?:[-*•–]\s+)?(?:need|get|find|buy|ask|call|text|book|film|shoot|record|todo|to do)\b[^.!?]{0,20}(?:b-?roll|footage|if we can|whether|mic|camera|thumbnail|props)\b.{0,100}$/i

/** True for notes: several of their entries have labels. */
function areNotes(lines: readonly string[]): boolean {
  const writers = lines.filter((line) => writersLabel.test(line)).length
  return (
    (lines.filter((line) => label.test(line)).length >= minLabels && writers >= minWriters) ||
    (writers > 0 && lines.filter((line) => sign.test(line)).length >= minSigns)
  )
}

/** The lines of notes as sentences; other texts stay as they are. */
export function withoutNoteSigns(lines: readonly string[]): string[] {
  if (!areNotes(lines)) return [...lines]
  return lines.map((line) => {
    if (toDo.test(line) || dropped.test(line)) return ''
    const mark = line.match(listMark)?.[0] ?? ''
    const said = line
      .replace(doubt, '')
      .replace(label, '')
      .replace(listMark, '')
      .replace(label, '')
      .replace(draftTitle, '')
    const plain = shortForms.reduce((text, [form, word]) => text.replace(form, word), said)
    // "“you're pouring it down the sink”" is the writer's own line.
    const own = plain.replace(/^["“]([^"“”]{8,120})["”]$/, '$1')
    const sentences = own.replace(/(?<=^|^["“]|[.!?] |[.!?] ["“])\p{Ll}/gu, (letter) => letter.toUpperCase())
    return mark === '' ? sentences : endSentence(sentences)
  })
}

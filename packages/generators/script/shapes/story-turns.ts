// Where something happens in a story. Its teller marks that with a time or "then"; what was so every day before is only
// the ground for it, and may be left out where there is no time for both.

import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import type { SourceReading } from '../meaning/source-reading.ts'

const month = 'january|february|march|april|may|june|july|august|september|october|november|december'
const opensEvent = new RegExp(
  String.raw`^(?:suddenly|all of a sudden|out of nowhere|one (?:\p{L}+ )?(?:day|night|morning|evening|afternoon|winter|summer|spring|\p{L}{3,6}day)|(?:the|that) (?:very )?(?:next|same|following|last) (?:day|night|morning|evening|afternoon|week|month|year|spring|summer|winter)|on (?:the|my|his|her|our|their) (?:first|second|third|last|\p{L}{3,8}th) (?:day|night|morning|evening)|on (?:${month}) \d|(?:in|on) (?:${month})|(?:\p{L}+|\d{1,3}) (?:minutes|hours|days|weeks|months|years) later|at (?:the|his|her|my) (?:funeral|wedding|hospital|airport|station|hearing|trial|party)|when (?:i|we|he|she|they) (?:opened|turned|looked|found|got|put|came|lifted|picked))\b`,
  'iu',
)
const habit =
  /\b(?:every (?:single )?(?:day|night|morning|evening|week|year|time|\p{L}{3,6}day)|always|usually|used to|most days|all day)\b/iu
/** Before this share of a story, its ground is laid. */
const groundShare = 0.2
const maxSpokenScene = 6
const maxScene = 6

/** The places of sentences that tell what happened, from a time or "then" to the end of the paragraph. */
export function findTurns({ sentences, isGuessed, genre }: SourceReading): ReadonlySet<number> {
  const turns = new Set<number>()
  if (!tellsEvents({ genre, isGuessed })) return turns
  const first = sentences.length * groundShare
  for (const sentence of sentences) {
    if (sentence.index < first || !opensTurn(sentence)) continue
    const most = isGuessed ? maxSpokenScene : maxScene
    for (let index = sentence.index; index < Math.min(sentences.length, sentence.index + most); index++) {
      if (index > sentence.index && sentences[index]!.startsBlock) break
      turns.add(index)
    }
  }
  return turns
}

/** What somebody tells of history reads like facts, and is told like a story. */
function tellsEvents({ genre, isGuessed }: Pick<SourceReading, 'genre' | 'isGuessed'>): boolean {
  return genre === 'story' || (genre === 'facts' && isGuessed)
}

const pointing = /^(?:it|they|this|that|these|those|them|its|their|there)\b/i
const person = /^(?:he|she|his|her)\b/i

/** "The next morning the porch was empty": it goes on from earlier sentences only by its time. */
export function mayJumpTo(sentence: AnalysedSentence, reading: SourceReading): boolean {
  if (!tellsEvents(reading) || sentence.index < reading.sentences.length * groundShare) return false
  if (!opensTurn(sentence)) return false
  const time = sentence.text.match(opensEvent)?.[0] ?? ''
  const rest = sentence.text.slice(time.length).replace(/^[\s,]+/, '')
  return !pointing.test(rest) && (time !== '' || !person.test(rest))
}

/** True where a story may jump to, because a time or "then" says that something else happens. */
export function opensTurn({ text, connective, isImperative }: AnalysedSentence): boolean {
  return !isImperative && !habit.test(text) && (connective === 'then' || opensEvent.test(text))
}

/** "Every day I said, nothing today": what was always so. */
export function isHabit({ text }: Pick<AnalysedSentence, 'text'>): boolean {
  return habit.test(text)
}

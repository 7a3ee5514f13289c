import { scoreHook } from '../wording/hook-score.ts'
import { capitalise } from '../wording/lead-ins.ts'
import { countWords, splitSentences } from '../wording/sentences.ts'
import type { AnalysedSentence } from '../meaning/source-analysis.ts'
import { endSentence } from '../wording/tighten.ts'
import type { HookCandidate } from '../types.ts'

const minTitleWords = 3
const minHeadWords = 5
const maxTitleWords = 14
const minTitleScore = 62
/** Score of a question in the title, because the whole page answers it. */
const questionTitleScore = 200
/** Score of "How to …" and "Why …", which promise what the whole text holds. */
const promiseTitleScore = 118

const promise = /^(?:how|why|what|when|where)\b/i
const hasVerb =
  /\b(?:i|you|we|is|are|was|were|isn't|aren't|wasn't|don't|doesn't|didn't|can|can't|never|will|won't|has|have|had)\b|\b(?:that|who|which) \p{L}{2,}/iu

/**
 * The title as an opening, when it is a question, says how or why, or is strong on its own. A suffix such as "… |
 * Science Blog", what stands in parentheses and a second sentence are removed.
 */
export function titleCandidate(
  title: string | null,
  sentences: readonly Pick<AnalysedSentence, 'text' | 'speaker'>[],
): HookCandidate | null {
  if (title === null) return null
  const plain = title
    .replace(/(?<!\s)\s+[|–—-]\s[^|–—?]{2,40}$/, '')
    .replace(/ ?\([^()]{0,80}\)/g, '')
    .trim()
  const [first = ''] = splitSentences(plain)
  const text = withoutShout(shortEnough(withSmallWords(first.replace(/: a .{0,40}$/i, ''), sentences)))
  const words = countWords(text)
  if (words < minTitleWords || words > maxTitleWords) return null
  const isQuestion = text.endsWith('?')
  const isPromise =
    promise.test(text) ||
    /^(?:how )?i \p{L}{3,}/iu.test(text) ||
    /^(?:please )?(?:stop|never|don['’]t|quit) \p{L}/iu.test(text)
  const { score, pattern } = scoreHook(text)
  if (!isQuestion && !isPromise && (score < minTitleScore || !hasVerb.test(text))) return null
  // What somebody says above an interview is the best that they said in it.
  const isInterview = sentences.some(({ speaker }) => speaker !== undefined)
  const grade = isQuestion
    ? questionTitleScore
    : isPromise
      ? promiseTitleScore
      : score + (isInterview ? 60 : 48)
  return { hook: { text: endSentence(text), pattern, sourceSentences: [] }, score: grade, followedBy: [] }
}

/** "STOP putting your beans in the freezer" */
function withoutShout(text: string): string {
  return text.replace(/^(?:STOP|NEVER|DON['’]T|QUIT|WHY|HOW)(?= \p{Ll})/u, (word) =>
    capitalise(word.toLowerCase()),
  )
}

/** "I became the package guy and now I know everything": a long title ends before what it adds. */
function shortEnough(text: string): string {
  if (countWords(text) <= maxTitleWords) return text
  const head = text.split(/,? (?=(?:and|but|so) (?:now |then |here )?(?:i|you|we|he|she|it|they)\b)/i)[0]!
  return countWords(head) >= minHeadWords ? head : text
}

const smallAlways =
  /^(?:out|of|from|with|without|into|off|up|down|over|under|for|and|or|but|to|in|on|at|by|as|the|an?|your|my|it|is|are|that|this|than|how|why|what)$/
/** Writes a title like a sentence: "I Tracked Every Minute" → "I tracked every minute": titles have capitals that sentences have not. */
export function withSmallWords(title: string, sentences: readonly Pick<AnalysedSentence, 'text'>[]): string {
  const words = title.split(' ')
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length
  if (words.length < 4 || capitals < words.length * 0.6) return title
  const known = new Set(
    sentences
      .slice(0, 300)
      .flatMap(({ text }) => text.slice(1).match(/(?<![\p{L}'’])\p{Ll}[\p{L}'’]*/gu) ?? []),
  )
  const small = words.map((word) => {
    const lower = word.toLowerCase()
    const bare = lower.match(/^[\p{L}'’]+/u)?.[0] ?? lower
    const isName =
      !smallAlways.test(bare) &&
      /^\p{Lu}\p{Ll}/u.test(word) &&
      !known.has(bare) &&
      sentences.some(({ text }) => text.includes(` ${word}`))
    return isName || /^I(?:['’]|$)/.test(word) || /^\p{Lu}{2}/u.test(word) ? word : lower
  })
  return capitalise(small.join(' '))
}

import type { HookPattern } from './types.ts'
import { countWords, splitSentences } from './sentences.ts'

export interface HookScore {
  /** 0 to 100; above 60 is worth recording. */
  readonly score: number
  readonly pattern: HookPattern
  /** What helped and what hurt, in words for the person. */
  readonly reasons: readonly string[]
}

const numberPattern =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|billion|half|twice)\b/i
const contrastPattern =
  /\b(not|isn't|aren't|wasn't|doesn't|don't|never|but|instead|actually|wrong|myth|opposite|without|more than|less than|rather than|stop|no longer|yet|turns out|nobody|nothing)\b/i
const mistakePattern =
  /\b(mistakes?|wrong|stop|avoid|don't|never|ruin\w*|worst|fail\w*|waste\w*|kill\w*|myth)\b/i
const stakePattern =
  /\b(lose|lost|losing|cost|costs|save|saves|money|die|died|death|dead|deadly|kill\w*|danger\w*|risk\w*|free|rich|poor|years?|life|world|war|survive\w*|destroy\w*|secret\w*|disappear\w*|banned|illegal|biggest|worst|only|first|last)\b/i
const questionOpening =
  /^(why|how|what|when|where|who|which|is|are|do|does|did|can|could|would|should|have|has|ever)\b/i
const hedgePattern = /\b(okay|maybe|probably|perhaps|kind of|somewhat|usually|fairly|might)\b/i
const viewerPattern = /\b(you|your|you're|you've)\b/i
const vagueOpening =
  /^(it|this|that|they|he|she|these|those|there (is|are)|in this|today|hi|hello|hey|welcome|so|well|also|however|and|or)\b/i
const superlativePattern =
  /\b(most|best|worst|biggest|smallest|only|first|last|\w{3,}est|every|everyone|always)\b/i

/**
 * Scores an opening from 0 to 100 by plain rules: length (best at 5 to 12 words), a number, a contrast, a question,
 * something at stake, the viewer, a clear subject, words anyone knows. Says why.
 */
export function scoreHook(text: string): HookScore {
  const reasons: string[] = []
  let score = 42
  const add = (points: number, reason: string): void => {
    score += points
    reasons.push(reason)
  }
  const plain = text.replace(/’/g, "'").trim()
  scoreLength(longestSentence(plain), /\?/.test(plain), add)
  if (hedgePattern.test(plain)) add(-12, 'takes back what it says')
  if (numberPattern.test(plain)) add(11, 'has a number')
  if (contrastPattern.test(plain)) add(12, 'sets one thing against another')
  if (/\?["”']?$/.test(plain)) add(questionOpening.test(plain) ? 10 : 5, 'asks a question')
  if (stakePattern.test(plain)) add(8, 'something is at stake')
  if (superlativePattern.test(plain)) add(6, 'claims an extreme')
  if (viewerPattern.test(plain)) add(7, 'speaks to the viewer')
  if (vagueOpening.test(plain)) add(-18, 'opens without a subject')
  const jargon = findJargon(plain)
  if (jargon.length > 0) add(-6 * jargon.length, `hard words: ${jargon.join(', ')}`)
  if (/[,;:—–].*[,;:—–]/.test(plain)) add(-6, 'has more than one turn')
  return { score: Math.max(0, Math.min(100, score)), pattern: classifyHook(plain), reasons }
}

/** Names the pattern of an opening, the strongest one first. */
export function classifyHook(text: string): HookPattern {
  const plain = text.replace(/’/g, "'").trim()
  if (/\?["”']?$/.test(plain)) return 'question'
  if (numberPattern.test(plain)) return 'number'
  if (mistakePattern.test(plain)) return 'mistake'
  if (contrastPattern.test(plain)) return 'contrast'
  return stakePattern.test(plain) ? 'stake' : 'statement'
}

/** A claim with its short reversal is read as two beats, so the longer one counts. */
function longestSentence(text: string): number {
  const longest = Math.max(...splitSentences(text).map(countWords))
  return countWords(text) <= 16 ? longest : countWords(text)
}

function scoreLength(
  words: number,
  isQuestion: boolean,
  add: (points: number, reason: string) => void,
): void {
  if (words < 3) add(-20, 'too short to promise anything')
  else if (words < 5) add(isQuestion ? 10 : 2, 'very short')
  else if (words <= 12) add(14, 'short enough to read at a glance')
  else if (words <= 16) add(-2, 'a little long')
  else add(-4 * Math.min(8, words - 14), 'too long for the first three seconds')
}

/** Words of five or more syllables or fourteen or more letters, which a passer-by stumbles over. */
function findJargon(text: string): string[] {
  const words = text.match(/\p{L}+/gu) ?? []
  return words.filter((word) => {
    if (/^\p{Lu}/u.test(word)) return false
    const syllables =
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouy]+/g)?.length ?? 0
    return word.length >= 14 || syllables >= 5
  })
}

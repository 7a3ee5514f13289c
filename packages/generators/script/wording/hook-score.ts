import { goodScore } from '@vivify/contract/choices'
import { countWords, splitSentences } from './sentences.ts'

/**
 * The feature of a hook that makes people stop scrolling; `statement` is a plain sentence without any other pattern.
 */
const hookPatterns = ['question', 'number', 'contrast', 'mistake', 'stake', 'statement'] as const
export type HookPattern = (typeof hookPatterns)[number]

export interface HookScore {
  /** 0 to 100; a hook with `goodScore` or more is worth recording. */
  readonly score: number
  readonly pattern: HookPattern
  /** Strengths and weaknesses, in words for the person. */
  readonly reasons: readonly string[]
}

const numberPattern =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|billion|half|twice)\b/i
const contrastPattern =
  /\b(no|not|isn't|aren't|wasn't|doesn't|don't|never|but|instead|actually|wrong|myth|opposite|without|more than|less than|rather than|stop|no longer|yet|turns out|nobody|nothing)\b|\b\p{L}{2,}er than\b/iu
const mistakePattern =
  /\b(mistakes?|wrong|stop|avoid|don't|never|ruin\w*|worst|fail\w*|waste\w*|kill\w*|myth)\b/i
const stakePattern =
  /\b(lose|lost|losing|cost|costs|save|saves|money|die|died|death|dead|deadly|kill\w*|danger\w*|risk\w*|free|rich|poor|years?|life|world|war|survive\w*|destroy\w*|secret\w*|disappear\w*|banned|illegal|biggest|worst|only|first|last)\b/i
const questionOpening =
  /^(why|how|what|when|where|who|which|is|are|do|does|did|can|could|would|should|have|has|ever)\b/i
const hedgePattern = /\b(okay|maybe|probably|perhaps|kind of|somewhat|usually|fairly|might)\b/i
const plainClaimWords = { from: 4, to: 12 }
const platitudePattern =
  /\b(important|popular|common(?:ly)?|interesting|many (?:people|things|ways)|lots? of|various|benefits?|(?:is|are) (?:a )?(?:great|nice|good|fun)|useful|helpful|everyone knows|well known|people (?:love|like|enjoy|use)|good for|part of (?:our|everyday) li(?:fe|ves))\b/i
const selfPattern =
  /^(?:i|i'm|i'll|we|we're|let's|let me) (?:\w+ ){0,3}(?:tell|talk|show|share|explain|discuss|look|go over)\b/i
const viewerPattern = /\b(you|your|you're|you've)\b/i
const vagueOpening =
  /^(it|this|that|they|he|she|these|those|there (is|are)|in this|today|hi|hello|hey|welcome|so|well|also|however|and|or)\b/i
const superlativePattern =
  /\b(most|best|worst|biggest|smallest|only|first|last|\w{3,}est|every|everyone|always)\b/i

/**
 * Scores an opening from 0 to 100 by plain rules: length (best at 5 to 12 words), a number, a contrast, a question,
 * something at stake, the viewer, a clear subject, common words. Also gives the reasons.
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
  if (contrastPattern.test(plain)) add(12, 'contrasts two things')
  if (/\?["”']?$/.test(plain)) add(questionOpening.test(plain) ? 10 : 5, 'asks a question')
  if (stakePattern.test(plain)) add(8, 'something is at stake')
  if (superlativePattern.test(plain)) add(6, 'makes a bold claim')
  if (viewerPattern.test(plain)) add(7, 'speaks to the viewer')
  if (selfPattern.test(plain)) add(-16, 'talks about the video')
  if (vagueOpening.test(plain)) add(-18, 'opens without a subject')
  if (platitudePattern.test(plain)) add(-12, 'says what everyone knows')
  else if (claimsPlainly(plain)) add(6, 'makes one clear claim')
  const jargon = findJargon(plain)
  if (jargon.length > 0) add(-6 * jargon.length, `hard words: ${jargon.join(', ')}`)
  if (/[,;:—–].*[,;:—–]/.test(plain)) add(-6, 'has more than one turn')
  const bounded = Math.max(0, Math.min(100, score))
  if (bounded < goodScore) reasons.push(adviseHook(plain))
  return { score: bounded, pattern: classifyHook(plain), reasons }
}

/** The pattern of an opening; the strongest one wins. */
export function classifyHook(text: string): HookPattern {
  const plain = text.replace(/’/g, "'").trim()
  if (/\?["”']?$/.test(plain)) return 'question'
  if (numberPattern.test(plain)) return 'number'
  if (mistakePattern.test(plain)) return 'mistake'
  if (contrastPattern.test(plain)) return 'contrast'
  return stakePattern.test(plain) ? 'stake' : 'statement'
}

/** "An octopus thinks with its arms": the subject does something visible, and the sentence holds nothing back. */
function claimsPlainly(plain: string): boolean {
  const words = countWords(plain)
  const isShort = words >= plainClaimWords.from && words <= plainClaimWords.to
  const isHeldBack = hedgePattern.test(plain) || vagueOpening.test(plain) || selfPattern.test(plain)
  return isShort && !isHeldBack && !plain.includes('?') && /\p{L}{3}/u.test(plain)
}

/** Weaknesses of an opening, as advice for its writer. */
function adviseHook(plain: string): string {
  const lacks = [
    numberPattern.test(plain) ? '' : 'a number',
    contrastPattern.test(plain) ? '' : 'what it is not, or what is bigger or older',
    viewerPattern.test(plain) ? '' : 'the viewer',
  ].filter((part) => part !== '')
  if (countWords(plain) > 14) return 'to improve: say it in 12 words or fewer'
  if (platitudePattern.test(plain)) return 'to improve: open with what few people know'
  if (vagueOpening.test(plain)) return 'to improve: name who or what it is about first'
  return lacks.length > 0
    ? `to improve: name ${lacks.slice(0, 2).join(' or ')}`
    : 'to improve: make one claim only'
}

/** A claim with a short reversal is spoken as two beats, so the longer one counts. */
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

/** Words of five or more syllables or fourteen or more letters, which are hard for many viewers. */
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

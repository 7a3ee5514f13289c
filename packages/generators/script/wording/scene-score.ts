import { goodScore } from '@vivify/contract/choices'
import { scoreHook } from './hook-score.ts'
import { sayPlainly } from './plain-words.ts'
import { countWords, splitSentences } from './sentences.ts'

export interface SceneScore {
  /** 0 to 100; a scene with `goodScore` or more holds most viewers. */
  readonly score: number
  /** Strengths and weaknesses, in words for the person. */
  readonly reasons: readonly string[]
}

export type ScenePlace = 'hook' | 'middle' | 'ending'

const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|billion|half|twice)\b/i
const turn =
  /\b(?:but|yet|instead|actually|except|until|turns out|not|never|nobody|no one|without)\b|n['’]t\b/i
const viewer = /\b(?:you|your|you['’]re|you['’]ve)\b/i
const passiveVoice = /\b(?:was|were|is|are|been|being) \p{L}+ed by\b/iu
const asks =
  /\b(?:follow|subscribe|save|comment|share|send|tag|tell|reply|show|try|recommend|let me know|which|what|who)\b/i
const picture = /\b(?:like|as big as|as long as|the size of|imagine|picture|look)\b/i

/** Scores how well a scene holds a viewer by plain rules, with reasons. The first scene is scored as a hook. */
export function scoreScene(say: string, place: ScenePlace): SceneScore {
  if (place === 'hook') return scoreHook(say)
  const words = countWords(say)
  if (words === 0)
    return { score: 30, reasons: ['has no words', 'to improve: write what is said, or delete the scene'] }
  const reasons: string[] = []
  let score = 50
  const add = (points: number, reason: string): void => {
    score += points
    reasons.push(reason)
  }
  const longest = Math.max(...splitSentences(say).map(countWords))
  if (words > 30) add(-16, 'stays on one picture for too long')
  else if (words >= 5 && words <= 18) add(10, 'moves on quickly')
  if (longest > 18) add(-14, 'has a sentence too long to follow')
  else if (longest <= 12) add(8, 'is easy to follow')
  if (number.test(say)) add(10, 'has a number')
  if (turn.test(say)) add(8, 'takes a turn')
  if (viewer.test(say)) add(6, 'speaks to the viewer')
  if (picture.test(say)) add(4, 'gives a picture')
  if (passiveVoice.test(say)) add(-5, 'hides who acts')
  const { reasons: weak } = sayPlainly(say)
  if (weak.includes('filler') || weak.includes('wordy')) add(-8, 'has filler words')
  if (weak.includes('cliche')) add(-6, 'uses a cliché')
  if (place === 'ending' && (asks.test(say) || say.includes('?'))) add(14, 'asks the viewer for something')
  const bounded = Math.max(0, Math.min(100, score))
  if (bounded < goodScore) reasons.push(adviseScene(words, longest, weak.length > 0, place))
  return { score: bounded, reasons }
}

/** Advice for the scene's writer on how to hold viewers better. */
function adviseScene(words: number, longest: number, isWordy: boolean, place: ScenePlace): string {
  if (words > 30) return 'to improve: make two scenes of it'
  if (longest > 18) return 'to improve: cut the long sentence in two'
  if (isWordy) return 'to improve: say it in fewer words'
  if (place === 'ending') return 'to improve: end with a question or something to do'
  return words < 5
    ? 'to improve: join it to the scene beside it'
    : 'to improve: name a number, or what it is not'
}

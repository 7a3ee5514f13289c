import type { ItemToken, ItsFunction, WinkMethods } from 'wink-nlp'

export interface AnalysedToken {
  /** The word as written. */
  readonly text: string
  readonly lower: string
  /** Dictionary form, lowercase. */
  readonly lemma: string
  readonly partOfSpeech: string
  readonly isStopWord: boolean
}

/** Tags words with part of speech and lemma. English. */
export interface LanguageTools {
  analyse(sentence: string): AnalysedToken[]
}

let loading: Promise<LanguageTools> | undefined

/** Loads wink-nlp and its English model once (about 0.2 s, 5 MB), on first use. */
export function loadLanguageTools(): Promise<LanguageTools> {
  loading ??= load()
  return loading
}

async function load(): Promise<LanguageTools> {
  const [wink, model] = await Promise.all([import('wink-nlp'), import('wink-eng-lite-web-model')])
  const tagger: WinkMethods = wink.default(model.default, ['pos'])
  return { analyse: (sentence) => analyse(tagger, sentence) }
}

function analyse(tagger: WinkMethods, sentence: string): AnalysedToken[] {
  const { its } = tagger
  // @NOTE wink's own types omit `lemma` from the functions that `out` accepts.
  const lemma = its.lemma as unknown as ItsFunction<string>
  const tokens: AnalysedToken[] = []
  const isAttached: boolean[] = []
  tagger
    .readDoc(withSmallOpening(sentence))
    .tokens()
    .each((token: ItemToken) => {
      const text = tokens.length === 0 ? restoreOpening(token.out(), sentence) : token.out()
      const partOfSpeech = token.out(its.pos)
      if (partOfSpeech === 'SPACE') return
      isAttached.push(tokens.length > 0 && token.out(its.precedingSpaces) === '')
      tokens.push({
        text,
        lower: text.toLowerCase(),
        lemma: String(token.out(lemma)).toLowerCase(),
        partOfSpeech: String(partOfSpeech),
        isStopWord: token.out(its.stopWordFlag) === true,
      })
    })
  return joinHyphens(tokens, isAttached)
}

/** Joins "pull", "-", "up" into one noun again. */
function joinHyphens(tokens: readonly AnalysedToken[], isAttached: readonly boolean[]): AnalysedToken[] {
  const joined: AnalysedToken[] = []
  tokens.forEach((token, index) => {
    const last = joined.at(-1)
    const isHyphen = token.text === '-' && isAttached[index] && isAttached[index + 1]
    const isBehindHyphen = isAttached[index] && last?.text.endsWith('-') === true && last.text.length > 1
    if (!last || !(isHyphen || isBehindHyphen)) return void joined.push(token)
    const isNoun = [last, token].some((part) => /NOUN|PROPN/.test(part.partOfSpeech))
    joined[joined.length - 1] = {
      text: last.text + token.text,
      lower: last.lower + token.lower,
      lemma: last.lower + token.lemma,
      partOfSpeech: isNoun ? 'NOUN' : last.partOfSpeech === 'NUM' ? 'NUM' : 'ADJ',
      isStopWord: false,
    }
  })
  return joined
}

/**
 * The tagger takes any capitalized word for a name, so the first word is passed in lower case, unless a name follows.
 */
function withSmallOpening(sentence: string): string {
  const opening = sentence.match(/^\p{Lu}[\p{Ll}'’]+(?=[\s,])(?! \p{Lu})/u)?.[0]
  return opening === undefined ? sentence : opening.toLowerCase() + sentence.slice(opening.length)
}

function restoreOpening(text: string, sentence: string): string {
  return sentence.toLowerCase().startsWith(text) ? sentence.slice(0, text.length) : text
}

import type { ItemToken, ItsFunction, WinkMethods } from 'wink-nlp'

export interface AnalysedToken {
  /** As written. */
  readonly text: string
  readonly lower: string
  /** Dictionary form, lower case. */
  readonly lemma: string
  readonly partOfSpeech: string
  readonly isStopWord: boolean
}

/** Tags words with part of speech and lemma. English. */
export interface LanguageTools {
  analyse(sentence: string): AnalysedToken[]
}

let loading: Promise<LanguageTools> | undefined

/** Loads wink-nlp and its English model once (about 0.2 s, 5 MB), so that nothing else pays for them. */
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
  // @NOTE wink's own types leave `lemma` out of the functions that `out` takes.
  const lemma = its.lemma as unknown as ItsFunction<string>
  const tokens: AnalysedToken[] = []
  tagger
    .readDoc(sentence)
    .tokens()
    .each((token: ItemToken) => {
      const text = token.out()
      const partOfSpeech = token.out(its.pos)
      if (partOfSpeech === 'SPACE') return
      tokens.push({
        text,
        lower: text.toLowerCase(),
        lemma: String(token.out(lemma)).toLowerCase(),
        partOfSpeech: String(partOfSpeech),
        isStopWord: token.out(its.stopWordFlag) === true,
      })
    })
  return tokens
}

// The words of a title that say what the article is about.

import type { LanguageTools } from '../script/wording/language-tools.ts'

const general = new Set(
  (
    'a an and the of in on at to for from with by about into over is are was be do does did can will should could would how what when ' +
    'where which who why your you my our their his her its it this that these those not no all any every most more best ' +
    'top good great ultimate complete full guide guides tip tips way ways thing things fact facts reason reasons idea ideas ' +
    'everything anything something know need want make get use really actually simple easy quick new beginner beginners ' +
    'expert introduction overview basics explained truth secret secrets mistake mistakes step steps vs versus without or if ' +
    'than change life nobody talks tell tells right wrong people one two three four five six seven eight nine ten day days'
  ).split(' '),
)

/** Dictionary forms of the words that matter, without general ones. */
export function titleTerms(title: string, tools: LanguageTools | null): Set<string> {
  return new Set(tools ? lemmasOf(title, tools) : roughTerms(title))
}

function lemmasOf(title: string, tools: LanguageTools): string[] {
  return tools
    .analyse(title.toLowerCase())
    .filter(
      ({ lower, lemma }) => /^\p{L}[\p{L}'’-]+$/u.test(lower) && !general.has(lower) && !general.has(lemma),
    )
    .flatMap(({ lower, lemma }) => [lemma, singular(lower)])
}

function roughTerms(title: string): string[] {
  return (title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !general.has(word))
}

/** The tagger leaves some plurals as they are. */
function singular(word: string): string {
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}

export function isGeneralWord(word: string): boolean {
  return general.has(word)
}

// Until a text reaches the voice, only one question matters here: is it English? Function words answer it for
// languages in Latin script, the letters themselves for all others.

const functionWords: Record<string, string> = {
  en: 'the and of to is in that you it for are was with this have not but they on be your from or as what when if we can will just so about at by his he she an how my do all i me one more there their which its was were out up no',
  es: 'el la los las de que y en un una es por con para del se lo como más pero sus le ya este sí porque esta son entre está cuando muy sin sobre también me hasta hay donde quien desde todo nos',
  fr: 'le la les des de et en un une est que pour dans qui sur pas plus par ce il elle nous vous je ne se au du avec sont mais cette ont être comme aussi leur ils où très tout',
  de: 'der die das und ist nicht ein eine zu den mit von sie auf für im dem es ich er wir auch sich des als an wie aus bei nach oder aber wenn nur noch werden haben sind',
  it: 'il lo la gli le di che e un una è per con non sono del della si da nel come più ma anche questo questa se ci io tu lui lei noi hanno ha essere molto quando',
  pt: 'o os as de que e em um uma é para com não por mais como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre',
  nl: 'de het een en van ik te dat die in is niet zijn op aan met als voor had er maar om hem dan zou of wat mijn men dit zo door over ze zich bij ook tot je naar',
  sv: 'och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu har inte hans honom',
  pl: 'i w nie na się z do to że jest o jak po co ale za od jego tak ja był czy tylko przez dla już jej są być może gdy które',
  tr: 've bir bu da de için çok ne daha gibi ama en ile kadar var mı ben sen o biz değil olarak sonra her şey',
}
const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
]
const wordSets = Object.entries(functionWords).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
)

/** Tells the language (BCP 47) of a text. Short or undecided texts in Latin script count as English. */
export function detectLanguage(text: string): { language: string; confidence: number } {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return { language: 'en', confidence: 0 }
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin * 2 < letters) return detectByScript(text, letters)
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
  const shares = wordSets
    .map(([language, set]) => ({
      language,
      share: words.filter((word) => set.has(word)).length / words.length,
    }))
    .sort((a, b) => b.share - a.share)
  const english = shares.find((item) => item.language === 'en')!.share
  const best = shares[0]!
  const isClear =
    best.language !== 'en' && words.length >= 5 && best.share >= 0.15 && best.share > english * 1.6
  if (!isClear) return { language: 'en', confidence: Math.min(1, english * 3) }
  return { language: best.language, confidence: Math.min(1, best.share * 3) }
}

function detectByScript(text: string, letters: number): { language: string; confidence: number } {
  for (const [language, pattern] of scripts) {
    const share = (text.match(pattern)?.length ?? 0) / letters
    if (share > (language === 'ja' ? 0.1 : 0.4)) return { language, confidence: Math.min(1, share) }
  }
  return { language: 'und', confidence: 0.5 }
}

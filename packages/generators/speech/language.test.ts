import { describe, expect, test } from 'vitest'

import { starters } from '../script/starters/index.ts'
import { englishSamples } from './english-samples.ts'
import { foreignSamples } from './foreign-samples.ts'
import { detectLanguage, requireEnglish } from './language.ts'

const foreignTexts: Readonly<Record<string, string>> = {
  de: 'Die meisten Menschen trinken zu wenig Wasser, und das ist ein Problem. Wenn du jeden Morgen ein Glas trinkst, fühlst du dich den ganzen Tag besser.',
  fr: "La plupart des gens ne boivent pas assez d'eau, et c'est un problème. Si vous buvez un verre chaque matin, vous êtes en forme toute la journée.",
  es: 'La mayoría de las personas no beben suficiente agua, y eso es un problema. Si bebes un vaso cada mañana, te sientes mejor todo el día.',
  it: 'La maggior parte delle persone non beve abbastanza acqua, e questo è un problema. Se bevi un bicchiere ogni mattina, ti senti meglio per tutto il giorno.',
  pt: 'A maioria das pessoas não bebe água suficiente, e isso é um problema. Se você bebe um copo todas as manhãs, fica bem para o dia todo.',
  nl: 'De meeste mensen drinken niet genoeg water, en dat is een probleem. Als je elke ochtend een glas drinkt, voel je je de hele dag beter.',
  sv: 'De flesta dricker inte tillräckligt med vatten, och det är ett problem. Om du dricker ett glas varje morgon mår du bättre hela dagen.',
  fi: 'Useimmat ihmiset eivät juo tarpeeksi vettä, ja se on ongelma. Kun juot lasin joka aamu, olet parempi koko päivän, ja se on hyvä.',
  pl: 'Większość ludzi nie pije wystarczająco dużo wody i to jest problem. Jeśli wypijesz szklankę każdego ranka, czujesz się lepiej przez cały dzień.',
  cs: 'Většina lidí nepije dost vody a to je problém. Když si dáš každé ráno sklenici, cítíš se lépe po celý den, protože tělo už není suché.',
  ro: 'Cei mai mulți oameni nu beau destulă apă și aceasta este o problemă. Dacă bei un pahar în fiecare dimineață, te simți mai bine după prânz.',
  hu: 'A legtöbb ember nem iszik elég vizet, és ez egy probléma. Ha minden reggel megiszol egy pohárral, már jobb lesz a napod, mint tegnap volt.',
  tr: 'Çoğu insan yeterince su içmiyor ve bu bir sorun. Her sabah bir bardak içersen, gün boyunca daha iyi olursun, çünkü su çok önemli.',
  id: 'Kebanyakan orang tidak minum cukup air dan itu adalah masalah. Jika kamu minum segelas setiap pagi, kamu akan lebih sehat untuk hari ini.',
  vi: 'Hầu hết mọi người không uống đủ nước và đó là một vấn đề. Khi bạn uống một cốc mỗi sáng, bạn sẽ khỏe hơn trong ngày.',
  ru: 'Большинство людей пьют слишком мало воды, и это проблема.',
  ja: 'ほとんどの人は水を十分に飲んでいません。毎朝一杯飲みましょう。',
  zh: '大多数人喝水不够，这是一个问题。',
  ko: '대부분의 사람들은 물을 충분히 마시지 않습니다.',
  ar: 'معظم الناس لا يشربون ما يكفي من الماء.',
  he: 'רוב האנשים לא שותים מספיק מים.',
  hi: 'ज़्यादातर लोग पर्याप्त पानी नहीं पीते।',
  el: 'Οι περισσότεροι άνθρωποι δεν πίνουν αρκετό νερό.',
  th: 'คนส่วนใหญ่ดื่มน้ำไม่เพียงพอ',
}

const englishTexts: readonly string[] = [
  'Hi.',
  'OK 5 tips!',
  "C'est la vie!",
  'Que sera, sera.',
  'Hakuna matata.',
  'Beyoncé, Zoë Kravitz and Penélope Cruz met at Häagen-Dazs.',
  'Los Angeles, San Francisco, Las Vegas, El Paso, Santa Fe.',
  'Leonardo da Vinci, Vincent van Gogh and Ludwig van Beethoven.',
  'Porsche, Mercedes-Benz, Volkswagen, Citroën, Škoda.',
  'El Niño changes the weather in Peru and in La Paz.',
  'Croissants, crème brûlée, jalapeños, smörgåsbord, piñata.',
  'Die hard fans of Die Antwoord die laughing.',
  'Tokyo (東京) means eastern capital.',
  'Cristiano Ronaldo dos Santos Aveiro plays for Al Nassr.',
  'Pros: fast. Cons: pricey. Verdict: buy.',
  'Kongo Gumi. Nishiyama Onsen Keiunkan. Hoshi Ryokan.',
  'Add pasta, pesto, parmigiano, basilico, olio, sale, pepe.',
  'STOP SCROLLING. READ THIS.',
  'He said "no me gusta" and she said "je ne sais quoi", but they meant the same thing.',
]

describe('detectLanguage', () => {
  test.each(Object.entries(foreignTexts))('recognizes a text in %s', (language, text) => {
    expect(detectLanguage(text).language).toBe(language)
  })

  test.each(englishTexts)('detects as English: %s', (text) => {
    expect(detectLanguage(text).language).toBe('en')
  })

  test('is more certain about a long English text than about two words', () => {
    const long = detectLanguage(
      'Most people quit the gym by February, and this is how to be the one who stays.',
    )
    expect(long.confidence).toBeGreaterThan(detectLanguage('Nice shoes').confidence)
  })

  test('distinguishes Norwegian or Danish from English, but not always from each other', () => {
    const text =
      'De fleste drikker ikke nok vann, og det er et problem. Jeg har det mye bedre når jeg drikker et glass.'
    expect(['nb', 'da']).toContain(detectLanguage(text).language)
  })
})

describe('short texts', () => {
  const samples = Object.entries(foreignSamples).flatMap(([language, lines]) =>
    lines.split('\n').map((text) => ({ language, text, found: detectLanguage(text).language })),
  )

  test('detects at most 3 in 100 short foreign sentences as English', () => {
    const missed = samples.filter(({ found }) => found === 'en')
    expect(samples.length).toBeGreaterThanOrEqual(120)
    expect(missed.length / samples.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(
      0.03,
    )
  })

  test.each(['es', 'fr', 'de', 'it', 'pt', 'nl'])(
    'names the language of 9 in 10 short texts in %s',
    (language) => {
      const own = samples.filter((sample) => sample.language === language)
      const right = own.filter(({ found }) => found === language)
      expect(right.length / own.length).toBeGreaterThanOrEqual(0.9)
    },
  )

  test('detects every English title, hook, brand, name and borrowed phrase as English', () => {
    const lines = englishSamples.split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(200)
    expect(lines.filter((text) => detectLanguage(text).language !== 'en')).toEqual([])
  })

  test('detects every line of the starter library as English', () => {
    const lines = starters.flatMap(({ hook, title, scenes }) => [
      hook,
      title,
      ...scenes.flatMap((scene) => [scene.say, ...(scene.onScreen ? [scene.onScreen] : [])]),
    ])
    expect(lines.filter((text) => detectLanguage(text).language !== 'en')).toEqual([])
  })

  test.each([', ', '🔥', "a'", '\n', 'a', 'A. '])('answers for a million times %j', (part) => {
    expect(detectLanguage(part.repeat(1_000_000)).language).toBe('en')
  })

  test('recognizes a foreign script of hundreds of words by its beginning', () => {
    expect(detectLanguage(`${foreignSamples.es} `.repeat(40)).language).toBe('es')
  })
})

describe('requireEnglish', () => {
  test('refuses another language in a sentence that names it', () => {
    expect(() => requireEnglish(foreignTexts.es!)).toThrow(/looks like Spanish/)
  })

  test.each(['', '   \n', '🔥🔥', '... — !!!', '\u0000\u0007'])('says that %j has nothing to say', (text) => {
    expect(() => requireEnglish(text)).toThrow(expect.objectContaining({ code: 'nothing_to_say' }))
  })

  test.each(englishTexts)('accepts: %s', (text) => {
    expect(() => requireEnglish(text)).not.toThrow()
  })
})

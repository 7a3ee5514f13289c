import { describe, expect, test } from 'vitest'
import { buildIdeaTitles } from '../idea-titles.ts'
import { fromTopic } from '../from-topic.ts'
import { starters } from '../starters/index.ts'
import { writeTitles } from '../write-titles.ts'
import { readTopicLanguage } from './topic-language.ts'

const topics: Record<string, string> = {
  de: 'Warum Katzen schnurren; Zimmerpflanzen; Wie man Brot backt; Gesunde Ernährung; Was ist Inflation?; die besten Reiseziele in Deutschland; 10 Tipps für besseren Schlaf; der Mond; Kräuter im Garten',
  fr: "pourquoi les chats ronronnent; recettes faciles; l'histoire de Napoléon; comment économiser de l'argent; les secrets du sommeil",
  es: 'por qué los gatos ronronean; ¿Por qué duermen tanto los gatos?; cómo ahorrar dinero; la historia de Roma; recetas fáciles',
  pt: 'por que os gatos ronronam; dicas de viagem para São Paulo; como economizar dinheiro',
  it: 'perché i gatti fanno le fusa; piante da appartamento; i segreti del sonno; come risparmiare denaro',
  nl: 'waarom katten spinnen; de beste reisbestemmingen; gezond eten voor beginners',
  pl: 'dlaczego koty mruczą; rośliny doniczkowe; zdrowe odżywianie',
  tr: 'kediler neden mırlar; evde bitki bakımı; sağlıklı beslenme; para biriktirme yolları',
  sv: 'varför katter spinner',
  fi: 'miksi kissat kehräävät',
  vi: 'tại sao mèo kêu',
  ru: 'почему кошки мурлычут',
  ja: '猫はなぜ喉を鳴らすのか',
  zh: '为什么猫会打呼噜',
  ko: '고양이는 왜 골골거릴까',
  ar: 'لماذا تخرخر القطط',
  hi: 'बिल्लियाँ क्यों गुर्राती हैं',
}

describe.each(Object.entries(topics))('topics in the language %s', (language, list) => {
  test.each(list.split('; '))('%s', (topic) => {
    expect(readTopicLanguage(topic)).toBe(language)
  })
})

const names =
  'Doppelgänger; karaoke; Pokémon; São Paulo travel tips; hygge; café culture in Paris; Los Angeles food; les miserables; El Niño; Die Zeit; Das Boot; La La Land; Día de Muertos traditions; Cien años de soledad; Ludwig van Beethoven; Maria Skłodowska-Curie; Recep Tayyip Erdoğan; Côte d’Azur; crème brûlée; spaghetti alla carbonara; Glühwein recipe; schadenfreude; Neuschwanstein; what does ありがとう mean; Москва travel guide; how to say 你好; Der Ring des Nibelungen; arepas; por vs para; der die das explained; comment on YouTube videos; how to comment code; pourquoi tales; wat is love meaning; Lake Como; dos and don’ts; voyages; travail; war; die casting; gift ideas; art; gut health; no sugar; pan; 401k; AI; Homo sapiens; Monstera deliciosa; smørrebrød; Þingvellir; Eyjafjallajökull; Māori culture; Diwali; namaste; Schrödinger’s cat; Gödel, Escher, Bach; Oda Nobunaga'

test.each(names.split('; '))('names and loan words stay English topics: %s', (topic) => {
  expect(readTopicLanguage(topic)).toBe('en')
})

test('every topic of the ready scripts is English', () => {
  const all = starters.flatMap(({ title, topics: named }) => [title, ...named])
  expect(all.filter((topic) => readTopicLanguage(topic) !== 'en')).toEqual([])
})

test('a word that several languages have names none of them', () => {
  expect(readTopicLanguage('plantas para apartamento')).toBe('und')
  expect(() => buildIdeaTitles('plantas para apartamento')).toThrow(
    'The built-in writer writes English only, and this topic is in another language.',
  )
})

test('no template is put around a topic in another language; the sentence says what works instead', async () => {
  const error = {
    code: 'unsupported_language',
    message:
      'The built-in writer writes English only, and this topic looks like German. Write the topic in English, paste your own script in German, or add the key of a text engine in Settings.',
  }
  await expect(fromTopic('Warum Katzen schnurren')).rejects.toMatchObject(error)
  await expect(
    fromTopic('Warum Katzen schnurren', { facts: ['Katzen schnurren mit 25 Hertz.'] }),
  ).rejects.toMatchObject(error)
  expect(() => buildIdeaTitles('Zimmerpflanzen')).toThrow(error.message)
  expect(() => writeTitles({ count: 5, subject: 'Zimmerpflanzen' })).toThrow(error.message)
})

test('no script is asked for in an alphabet that videos have no font for', () => {
  expect(() => buildIdeaTitles('猫はなぜ喉を鳴らすのか')).toThrow(
    'The built-in writer writes English only, and this topic looks like Japanese. Write the topic in English; videos have no font for this alphabet yet.',
  )
  expect(() => buildIdeaTitles('почему кошки мурлычут')).toThrow('paste your own script in Russian')
})

test('a topic of the longest size is judged quickly', () => {
  const start = performance.now()
  for (const part of ['wie man ', 'l’', 'ä'.repeat(300), '漢 a ', '¿', 'plantas '])
    readTopicLanguage(part.repeat(2000))
  expect(performance.now() - start).toBeLessThan(500)
})

import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'

import { hashText } from '@vivify/contract/random'
import { planSpeech, splitTokens, wordsVersion } from './plan.ts'

/** Displayed texts with the reading of each token: tokens are separated by "|", and silent ones are empty. */
const readings: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  money: [
    ['$1,200', 'one thousand two hundred dollars'],
    ['$2.5M!', 'two point five million dollars'],
    ['€20', 'twenty euros'],
    ['£3.50', 'three pounds and fifty pence'],
    ['$0.99', 'ninety nine cents'],
    ['$1', 'one dollar'],
    ['€3,50', 'three euros and fifty cents'],
    ['20€', 'twenty euros'],
    ['50¢', 'fifty cents'],
    ['-$5', 'minus five dollars'],
    ['$100+', 'one hundred dollars plus'],
    ['$20/month', 'twenty dollars per month'],
    ['$5-$10', 'five to ten dollars'],
    ['$5–10k', 'five to ten thousand dollars'],
    ['$2.5 million', 'two point five|million dollars'],
    ['a $1-million house', 'a|one million dollar|house'],
    ['100 USD', 'one hundred|dollars'],
  ],
  'percent and measures': [
    ['85%', 'eighty five percent'],
    ['3.5%', 'three point five percent'],
    ['5-10%', 'five to ten percent'],
    ['+5%', 'plus five percent'],
    ['5 %', 'five|percent'],
    ['5kg', 'five kilograms'],
    ['1kg', 'one kilogram'],
    ['10 km/h', 'ten|kilometers per hour'],
    ['30°C', 'thirty degrees celsius'],
    ['8GB', 'eight gigabytes'],
    ['60fps', 'sixty frames per second'],
    ['100 m²', 'one hundred|square meters'],
    ['10-min walk', 'ten minute|walk'],
    ['2h30m', 'two hours thirty minutes'],
    [`6'2"`, 'six foot two'],
    ['5m away', 'five meters|away'],
    ['5m followers', 'five million|followers'],
    ['10K followers', 'ten thousand|followers'],
    ['4K video', 'four kay|video'],
    ['1080p', 'ten eighty pee'],
    ['in 5 minutes', 'in|five|minutes'],
    ['3x faster', 'three times|faster'],
    ['2-3x', 'two to three times'],
    ['2x4', 'two by four'],
  ],
  'dates and years': [
    ['3/14/2026', 'march fourteenth twenty twenty six'],
    ['14/3/2026', 'march fourteenth twenty twenty six'],
    ['2026-11-20', 'november twentieth twenty twenty six'],
    ['March 3rd', 'march|third'],
    ['March 3, 2026', 'march|third|twenty twenty six'],
    ['Jan. 5', 'january|fifth'],
    ['due 3/14', 'due|march fourteenth'],
    ['the 1990s', 'the|nineteen nineties'],
    ["'90s", 'nineties'],
    ['the 90s', 'the|nineties'],
    ['wait 90s', 'wait|ninety seconds'],
    ['done in 30s', 'done|in|thirty seconds'],
    ['in 1905', 'in|nineteen oh five'],
    ['in 2000', 'in|two thousand'],
    ['in 2005', 'in|two thousand five'],
    ['in 2026', 'in|twenty twenty six'],
    ['2019–2024', 'twenty nineteen to twenty twenty four'],
    ['1939-45', 'nineteen thirty nine to forty five'],
    ['2019 calories', 'two thousand nineteen|calories'],
    ['Mon-Fri', 'monday to friday'],
    ['you may march on', 'you|may|march|on'],
  ],
  times: [
    ['3:30pm', 'three thirty pee em'],
    ['14:05', 'fourteen oh five'],
    ['10:00', "ten o'clock"],
    ['9am-5pm', 'nine ay em to five pee em'],
    ['3:30 p.m. today', 'three thirty|pee em|today'],
    ['16:9', 'sixteen to nine'],
  ],
  numbers: [
    ['1,234,567', 'one million two hundred thirty four thousand five hundred sixty seven'],
    ['0.5', 'zero point five'],
    ['.5', 'zero point five'],
    ['007', 'zero zero seven'],
    ['-5', 'minus five'],
    ['~20', 'about twenty'],
    ['10+ people', 'ten plus|people'],
    ['1st 2nd 21st 100th', 'first|second|twenty first|one hundredth'],
    ['21st-century', 'twenty first century'],
    ['5-10', 'five to ten'],
    ['won 3-1', 'won|three to one'],
    ['1/2', 'one half'],
    ['2/3', 'two thirds'],
    ['3/4', 'three quarters'],
    ['1½', 'one and a half'],
    ['4/5 stars', 'four out of five|stars'],
    ['24/7', 'twenty four seven'],
    ['50/50', 'fifty fifty'],
    ['#1', 'number one'],
    ['v2.0', 'version two point oh'],
    ['call 911', 'call|nine one one'],
    ['555-123-4567', 'five five five one two three four five six seven'],
    ['(555) 123-4567', 'five five five|one two three four five six seven'],
    [
      '12345678901234567',
      'one two three four five six seven eight nine zero one two three four five six seven',
    ],
  ],
  'acronyms and capitals': [
    ['AI', 'ay eye'],
    ['NASA', 'nasa'],
    ['CEOs', "see ee oh's"],
    ['the U.S. economy', 'the|you ess|economy'],
    ['GPT-4', 'gee pee tee four'],
    ['COVID-19', 'covid nineteen'],
    ['AT&T', 'ay tee and tee'],
    ['NEVER do this', 'never|do|this'],
    ['THIS IS NOT A DRILL', 'this|is|not|a|drill'],
    ['USE AI NOW', 'use|ay eye|now'],
    ['iPhone and OpenAI', 'eye phone|and|open ay eye'],
    ['Plan B, vitamin C, a cat, I am', 'plan|bee|vitamin|see|a|cat|i|am'],
    ['C++ or C#', 'see plus plus|or|see sharp'],
  ],
  'Roman numerals': [
    ['World War II', 'world|war|two'],
    ['Henry VIII', 'henry|the eighth'],
    ['Chapter IV', 'chapter|four'],
    ['Super Bowl LVIII', 'super|bowl|fifty eight'],
    ['Part I liked', 'part|i|liked'],
    ['XL shirt, MIX it', 'ex ell|shirt|mix|it'],
  ],
  abbreviations: [
    ['e.g. this, i.e. that', 'for example|this|that is|that'],
    ['cats vs. dogs', 'cats|versus|dogs'],
    [
      'St. John on Main St. saw Dr. Smith on Elm Dr.',
      'saint|john|on|main|street|saw|doctor|smith|on|elm|drive',
    ],
    ['No. 5? No.', 'number|five|no'],
    ['w/ or w/o', 'with|or|without'],
    ['you & me', 'you|and|me'],
  ],
  'names of the web': [
    ['@mr_beast99', 'at mr beast ninety nine'],
    ['#MondayMotivation', 'hashtag monday motivation'],
    ['https://www.example.com/path?x=1', 'example dot com slash path'],
    ['openai.com', 'open ay eye dot com'],
    ['https://example.com/a-very-long-article-slug-about-groceries-and-money?x=1', 'example dot com'],
    ['user@example.com', 'user at example dot com'],
    ['node.js', 'node dot jay ess'],
    ['the end.So what', 'the|end so|what'],
  ],
  'everything else': [
    ['🔥 Hot 🔥hot — … 👩‍👩‍👧‍👦 🇩🇪', '|hot|hot||||'],
    ['1️⃣ tip', 'one|tip'],
    ['café Zürich piñata', 'cafe|zurich|pin yata'],
    ['In 1991 a man at 3M', 'in|nineteen ninety one|a|man|at|three em'],
    ['résumé', 'resume'],
    ['“Don’t,” she said', "don't|she|said"],
    ['and/or', 'and or'],
    ['f***ing', 'eff ing'],
    ['你好 there', '|there'],
    ['state-of-the-art', 'state of the art'],
  ],
}

describe.each(Object.entries(readings))('%s', (_, cases) => {
  test.each(cases)('%s', (text, said) => {
    expect(planSpeech(text).map(({ say }) => say.join(' '))).toEqual(said.split('|'))
  })
})

describe('marks', () => {
  test.each([
    ['Dr. Smith paid $1.50. Why?', ['', '', '', '.', '?']],
    ['one, two; three: four', [',', ',', ',', '']],
    ['it works — really', ['', '', ',', '']],
    ['at 5 p.m. Then we left.', ['', '', '.', '', '', '.']],
    ['e.g. apples, pears etc. and more', ['', ',', '', ',', '', '']],
    ['He said "stop!" and (really?) left...', ['', '', '.', '', '?', '.']],
  ])('%s', (text, marks) => {
    expect(planSpeech(text).map(({ mark }) => mark)).toEqual(marks)
  })
})

describe('pronunciations', () => {
  test('win over every rule, whatever the case and the punctuation around the word', () => {
    const plan = planSpeech('Nginx, SQL and $5', { NGINX: 'engine ex', sql: 'S Q L', $5: 'a fiver' })
    expect(plan.map(({ say }) => say.join(' '))).toEqual(['engine ex', 'ess cue ell', 'and', 'a fiver'])
  })

  test('may silence a word', () => {
    expect(planSpeech('so um yes', { um: '' }).map(({ say }) => say.length)).toEqual([1, 0, 1])
  })
})

test('any text keeps its tokens and gives only ASCII words of limited length', () => {
  const text = fastCheck.oneof(
    fastCheck.string({ unit: 'binary', maxLength: 60 }),
    fastCheck.string({ unit: fastCheck.constantFrom(...'$€%°#@&:/.,-+\'"0159xkMmIVA s'), maxLength: 40 }),
  )
  fastCheck.assert(
    fastCheck.property(text, (value) => {
      const plan = planSpeech(value)
      expect(plan.map((token) => token.text)).toEqual(splitTokens(value))
      for (const { say } of plan) {
        expect(say.length).toBeLessThanOrEqual(40)
        for (const word of say) expect(word).toMatch(/^[a-z']{1,45}$/)
      }
    }),
    { numRuns: 600, seed: 7 },
  )
})

test('speech in caches is named by what is said: other words need another version', () => {
  const texts = [
    'Dr. Lee paid $1,200.50 at 3:30 pm on May 3rd, 2024 (about 5 %).',
    'See https://www.example.com/a/very/long/path?x=1 or docs.example.co.uk!',
    'NASA and the FBI met King Henry VIII at 10 km/h, 3/4 of the way.',
    'Call 555-0142, e.g. at 7 a.m. – it’s 30 °C & 2×2 = 4.',
    'iPhone 15 vs. COVID-19: #1 @user, 1990s, 24/7, No. 5, 1st–3rd.',
    'Café, naïve, Ångström, C++ & C#; ½ cup, 10:05, MP3 x4 “quoted”…',
  ]
  const said = hashText(
    JSON.stringify(texts.map((text) => planSpeech(text).map(({ say, mark }) => [say, mark]))),
  )
  // When this fails because of the hash, count `wordsVersion` up, too.
  expect({ wordsVersion, said }).toEqual({ wordsVersion: 2, said: 1475562908 })
})

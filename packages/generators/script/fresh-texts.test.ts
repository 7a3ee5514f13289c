// Texts as people paste them, written before the writer was tried on them. What of them is never spoken, and what is.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadLanguageTools } from './wording/language-tools.ts'
import { readSource } from './cleaning/source-cleaning.ts'
import { findVersions } from './source-versions.ts'
import type { ScriptDraft } from './types.ts'

const tools = await loadLanguageTools()
const directory = path.join(import.meta.dirname, 'fixtures', 'fresh')
const files = readdirSync(directory)

function read(number: number): string {
  return readFileSync(
    path.join(
      directory,
      files.find((file) => file.startsWith(`${number}-`))!,
    ),
    'utf8',
  )
}

function saidIn({ hook, scenes, callToAction }: ScriptDraft): string {
  return [hook.text, ...scenes.map((scene) => scene.say), callToAction].join(' ')
}

async function tell(text: string, targetSeconds = 30): Promise<Map<string, string>> {
  const versions = await findVersions(text, { targetSeconds, wordsPerMinute: 158 })
  return new Map(versions.map(({ shape, draft }) => [shape, saidIn(draft)]))
}

const neverSpoken: Readonly<Record<number, RegExp>> = {
  47: /raj|marta|slides|screen|the deck|another call|worries|recap/i,
  48: /carys|instagram|website|podcast|recording|this room|next week|otter|insoles/i,
  49: /outro|chapter|transcript|views|hit the bell|my name|next tuesday|\[|unit prices/i,
  51: /jonas|comments|reading time|related|share this|twitter|\*/i,
  52: /pia|unsubscribe|preorder|paperback|view this|happy sunday|third tea|poll|@/i,
  53: /oldbenchdave|updated|what you need|step \d/i,
  54: /affiliate|tag @|tbsp|jump to|method|reviews|kcal|prep:|day-old rice/i,
  55: /add to cart|renee|verified|returns ·|you may also|★|\$34/i,
  59: /edit ?\d?:|award|MYTH:|FACT:/,
  60: /advisor|advice, yada|follow for|real talk/i,
  61: /found this helpful|report\b|stars/i,
  62: /commentator|stay tuned|podcasts|rate us|welcome|mother-/i,
  63: /subscribe|asking about|hundred thousand|i know i know|\[/i,
  64: /duluth|website|see your work|\blaughs\b/i,
  65: /dear sam|noor|lunch|you asked/i,
  67: /issue 31|nowak|unsubscribe|forward to|(?:^| )[1-4]\. /i,
  68: /app store|press kit|@|introducing/i,
  69: /bea\b|comment slow|free six/i,
  71: /ines|paul|attendees|tunnel|on the train|weekend|newsletter|are we all/i,
  72: /tags|comments|##/i,
  75: /marcus|forwarded|sign up|quick one|investment advice|hey there/i,
  76: /laughs|the show|amazing/i,
  77: /ask me anything|reply/i,
  87: /dana|luis|small kitchens|panpal|sponsor|subscribe|wow\b|speaker/i,
  92: /smash|channel|everyone|liked this/i,
  93: /leeds|friends|mags|poll|long week/i,
  88: /ebook|instagram|flourandfear|useful/i,
  91: /updated|min read|fixit|power banks|\*\*/i,
  78: /odile|\bken\b|small hinges|brightmeal|hinges|back in a minute|speaker/i,
  175: /dana|welcome|new here|in the comments|music|\[/i,
  177: /recording|thank you|telling me|great place|mhm|otter|keywords|summary/i,
  178: /hear me|loud and clear|agenda|offsite|priya|tom\b|love it|wow/i,
  179: /posted|min read|comments|related|filed|newsletter|subscribe|home >/i,
  180: /like button|next one|that's it for today|if this helped|\bokay\b/i,
}

describe('what belongs to the recording, the page or the letter is never spoken', () => {
  test.each(Object.entries(neverSpoken))('%s', async (number, pattern) => {
    for (const seconds of [15, 30, 60]) {
      for (const [shape, said] of await tell(read(Number(number)), seconds)) {
        expect(said, `${shape} ${seconds}`).not.toMatch(pattern)
      }
    }
  })
})

describe('a text ends in a short as it ends by itself', () => {
  test.each([
    [50, /somebody finally did it/],
    [56, /drove in a circle anymore/],
    [57, /what 1,400 women were asking for/],
    [58, /reason there's anyone here to drink it/],
    [62, /six children and ten grandchildren/],
    [64, /hope for rain/],
    [66, /They ate the rest/],
    [70, /did the middle slower/],
    [74, /It's the same job/],
    [76, /wrote it in the flour/],
    [78, /wish him a happy birthday/],
  ])('%i at 30 and 60 seconds, first the strongest line and as a story', async (number, end) => {
    for (const seconds of [30, 60]) {
      const versions = await tell(read(number), seconds)
      for (const shape of ['hook', 'story']) {
        if (versions.has(shape)) expect(versions.get(shape), `${shape} ${seconds}`).toMatch(end)
      }
    }
  })

  test('what the end takes up is told before it', async () => {
    for (const said of (await tell(read(57))).values())
      expect(said).toMatch(/1,400 women and girls walked out/)
    for (const said of (await tell(read(62))).values()) {
      if (/Along the way/.test(said)) expect(said).toMatch(/it was a long trip\. Along the way/)
    }
  })
})

test('nothing goes on from the opening behind the beginning', async () => {
  const lease = readFileSync(path.join(directory, '..', 'texts', '18-own-list.txt'), 'utf8')
  const said = (await tell(lease)).get('hook')!
  expect(said).not.toMatch(/sign a lease\. If there is mold in the building, that's where/)
})

test('the answer to the title’s question is told in every version', async () => {
  for (const seconds of [30, 60]) {
    const versions = await tell(read(94), seconds)
    for (const shape of ['hook', 'story'])
      expect(versions.get(shape), `${shape} ${seconds}`).toMatch(/People were bored\. So they hung mirrors/)
  }
})

test('people of a country are nobody that "he" could be', async () => {
  const all = [...(await tell(read(89), 60)).values()].join('\n')
  expect(all).not.toMatch(/Americans's|Americans drew|Americans' name/)
  expect(all).toMatch(/His name was Curt Herzstark\./)
  expect(all).toMatch(/In April 1945 the Americans came and he walked out with the drawings in his pocket\./)
})

describe('captions without punctuation are cut where one clause ends', () => {
  test('a condition stays with what it leads to, and what was told stays whole', async () => {
    const said = (await tell(read(89), 60)).get('hook')!
    expect(said).toMatch(/told him if you finish it we will give it to Hitler as a present, and you will/)
    expect(said).toMatch(/because as long as the machine was not finished he was useful\./)
    expect(said).toMatch(/sent him to Buchenwald\. There an officer heard/)
    expect(said).not.toMatch(/in April\.|^You will become/)
  })

  test('a word that ends one clause and begins the next is said twice, and a relative clause stays', async () => {
    const said = (await tell(read(92), 60)).get('hook')!
    expect(said).toMatch(/to look at it\. It costs a hundred and fifty/)
    expect(said).toMatch(
      /on the day I buy it because something will break in the first year\. It always does\./,
    )
    expect(said).toMatch(/someone who is in a hurry\. (?!If they are in a hurry\.)/)
  })

  test('cues end where sentences end', async () => {
    const said = (await tell(read(90), 60)).get('hook')!
    expect(said).toMatch(/my sister took the box home\. She started asking neighbors/)
    expect(said).toMatch(/for forty years people had given my grandmother their spare key/)
    expect(said).toMatch(
      /a map of everybody who trusted her\. My sister gave every key back\. It took her two summers\./,
    )
  })
})

test('a text is not named after somebody whom it names in passing', async () => {
  const options = { targetSeconds: 30, wordsPerMinute: 158 }
  for (const { draft } of await findVersions(read(86), options)) expect(draft.title).not.toMatch(/cooper/i)
  for (const { draft } of await findVersions(read(62), options)) expect(draft.title).toBe('Shizo Kanakuri')
})

describe('lists', () => {
  test('say all steps in their order, or how many they say', async () => {
    expect((await tell(read(54))).get('list')).toMatch(/in six steps\. One: .*Two: .*Six: /)
    expect((await tell(read(59))).get('list')).toMatch(/^Three dog myths .*Myth one: .*Fact: .*Myth three: /)
    expect((await tell(read(67))).get('list')).toMatch(/^Four things about sleep .*One: .*Four: /)
    const starter = (await tell(read(88))).get('list')!
    expect(starter).toMatch(/in four steps\. One: I stopped feeding it every day/)
    expect(starter).not.toMatch(/One: .*three years old/)
    expect((await tell(read(77))).get('list')).toMatch(/^Six things I wish someone had told me .*Six: /)
  })

  test('are not made of stories, of talk and of speech without sentence marks', async () => {
    for (const number of [47, 50, 56, 57, 62, 64, 66, 70, 74]) {
      expect([...(await tell(read(number))).keys()]).not.toContain('list')
    }
  })
})

describe('what only looks like talk, adverts or furniture stays', () => {
  test.each([
    "Darwin's book is about worms, and nobody read it for ten years.",
    'In ice the molecules all hold on at arm’s length, and they form hexagons.',
    'The driver made thirty hard stops from 25 km/h to bed them in.',
    'He said, I don’t know, but she waves every morning.',
    'Wooden handles must stay out of the vinegar, they swell and crack.',
    'If you have to walk, walk.',
    'My husband follows the river for two hours every Sunday.',
    'The website of the city was down for a whole day in May.',
    'Her subject was the history of letters: who wrote them and why.',
    'Nobody subscribed to the idea that the earth moves.',
    'You can buy the same pot at any market in Porto.',
    'The men in the chat rooms never knew that she was a judge.',
  ])('%s', (sentence) => {
    const text = `The first sentence of this text is plain and long enough. ${sentence} The last one is plain as well.`
    const read = readSource(text, tools).sentences.map((each) => each.text)
    expect(read[1]).toBe(sentence.replaceAll('’', "'"))
  })
})

test.each([
  [180, "So what's going on?"],
  [180, 'In the second half of the night your sleep gets lighter.'],
  [180, 'The second thing is the room.'],
  [180, "A bedroom that's too warm wakes you up."],
  [180, 'And the third thing is what you do when you wake up.'],
  [180, 'Turn the clock around.'],
  [180, 'Leave your phone in another room.'],
  [181, "I've been there."],
  [181, "So here's what nobody told me."],
  [181, 'The pot matters more than anything.'],
  [181, 'It looks way too big when you plant it.'],
  [181, "That's why they look so weak when people just set them on top."],
  [181, 'The roots stay near the top and one hot day kills them.'],
  [182, 'The FBI looked for him for forty five years.'],
  [182, 'They had more than a thousand suspects.'],
  [182, 'Was he dead?'],
  [182, "Was he somebody's neighbor?"],
  [183, 'I hate budgets.'],
  [183, 'I made a rule.'],
  [183, 'On Sundays I can put anything I want in the cart, but I can only pay on Tuesday.'],
  [184, 'This is the most dangerous job in the world that almost nobody knows about.'],
  [184, 'Now why do they live in a tube?'],
  [184, 'Because at that depth the gas you breathe goes into your blood.'],
  [184, 'They get used to it after a few days.'],
  [185, 'Then the coin slid off and the valve closed.'],
  [185, 'But nobody used his ideas for real work because slaves were cheap.'],
  [185, 'Instead it was a toy and it was forgotten for one thousand seven hundred years.'],
  [186, 'Cold dough is slow dough and slow dough has more flavor.'],
])('captions %i, which have no punctuation, say: %s', (number, sentence) => {
  expect(readSource(read(number), tools).sentences.map(({ text }) => text)).toContain(sentence)
})

test('a sentence that only says that nobody knows why is told behind what it is about', async () => {
  for (const said of (await tell(read(176))).values()) expect(said).toMatch(/They stayed\. I don't know why/)
})

test('a point that is only a clause keeps its number', async () => {
  for (const said of (await tell(read(180), 60)).values())
    expect(said).not.toMatch(/(?<!(?:thing is|Three:) )what you do when you wake up/i)
})

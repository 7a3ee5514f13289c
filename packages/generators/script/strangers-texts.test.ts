// What texts of strangers (fixtures 213 and on) showed: noise around the words, ends of clauses, fifteen seconds, closings.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sentencesFromLines } from './cleaning/captions-file.ts'
import { loadLanguageTools } from './wording/language-tools.ts'
import { closingLines } from './shapes/source-call-to-action.ts'
import { readSource } from './cleaning/source-cleaning.ts'
import { findVersions } from './source-versions.ts'
import type { ScriptDraft } from './types.ts'

const tools = await loadLanguageTools()
const directory = path.join(import.meta.dirname, 'fixtures', 'fresh')
const files = readdirSync(directory)

function fixture(number: number): string {
  const file = files.find((name) => name.startsWith(`${number}-`))!
  return readFileSync(path.join(directory, file), 'utf8')
}

interface Told {
  readonly shape: string
  readonly title: string
  readonly said: string
  readonly draft: ScriptDraft
}

async function tell(text: string, targetSeconds = 30): Promise<Told[]> {
  const versions = await findVersions(text, { targetSeconds, wordsPerMinute: 158 })
  return versions.map(({ shape, draft }) => ({
    shape,
    title: draft.title,
    said: [draft.hook.text, ...draft.scenes.map(({ say }) => say), draft.callToAction].join(' '),
    draft,
  }))
}

function read(text: string): string {
  return readSource(text, tools)
    .sentences.map((sentence) => sentence.text)
    .join(' ')
}

function cut(words: string): string[] {
  return sentencesFromLines([words], tools).map(({ text }) => text)
}

const body =
  'I kept bees for nine years and lost every hive in the tenth. The neighbor had sprayed his roses at noon. Nobody told him that bees fly at noon. He cried when he heard it, and he gave me his roses.'

describe('what stands around a text is not told', () => {
  test.each([
    [
      'buttons below the last sentence',
      `${body}\n\nMark as completed\nLike\nReport an issue`,
      /completed|Report/,
    ],
    [
      'who wrote an essay',
      `${body}\n\nAda Lopez\nWritten by Ada Lopez\n1.2K Followers\nEditor at The Table.`,
      /Ada|1\.2K|Editor/,
    ],
    [
      'a postscript that sells',
      `${body}\n\nP.S. The referral program is live! Share your link.`,
      /referral|link/,
    ],
    ['requests to answer a letter', `${body} Hit reply and tell me.`, /Hit reply/],
    [
      'what a post says of itself',
      `This was in 2009 so forgive me if details are fuzzy. I'm on mobile. ${body}`,
      /fuzzy|mobile/,
    ],
    [
      'who sees the board',
      `Can everybody in the back see the board? ${body} Questions on the homework?`,
      /board|homework/,
    ],
    [
      'what a page lists of itself',
      `Table of Contents\n1. What not to do\n2. The method\n\n${body}`,
      /What not|The method/,
    ],
    [
      'with whom somebody posted',
      `Ada Lopez is with Ben Lopez.\nOctober 14 at 8:02 PM · 🌎\n\n${body}`,
      /Ada|Ben/,
    ],
    ['where a letter comes from', `${body}\n\n548 Market Street PMB 72, San Francisco, CA 94104`, /Market/],
    [
      'what comments an answer',
      `[–]maple 14.2k points 10 hours ago\n${body}\n[–]bucket 3.1k points 9 hours ago\nWow, what a story.`,
      /maple|bucket|Wow/,
    ],
    [
      'notes behind the end of a call',
      `A: How are the bees?\nB: I kept bees for nine years. He cried when he heard it. I gave him my roses, and he planted them all.\n[ends 22:10]\nCall again re: photos`,
      /photos/,
    ],
    ['an umbrella', `${body} And somebody left a blue umbrella here on Tuesday.`, /umbrella/],
    ['what may be printed', `${body} You can put that in.`, /put that in/],
  ])('%s', (_, text, pattern) => {
    expect(read(text)).not.toMatch(pattern)
    expect(read(text)).toContain('He cried when he heard it')
  })

  test.each([
    ['Week 3 – Lecture 2: Why the sky is not violet', 'Why the sky is not violet'],
    ['Episode 12: The man who sold a bridge', 'The man who sold a bridge'],
  ])('the place of %s in a series', (heading, title) => {
    expect(readSource(`${heading}\n\n${body}`, tools).title).toBe(title)
  })

  test('a headline in capitals is the title, and not what the letter is about', () => {
    const letter = `The Long Haul\nWeekly notes on how travel works\n\nWHY YOUR GATE IS ALWAYS THE LAST ONE\n\n${body}`
    expect(readSource(letter, tools).title).toBe('Why your gate is always the last one')
  })
})

test('a site stands above, and the title above its date', () => {
  expect(
    readSource(`Marginalia\nnotes from an island\n\nThe last ferry\nMarch 14, 2025\n\n${body}`, tools).title,
  ).toBe('The last ferry')
})

test('a magazine’s title is what somebody said, and no part of what is told', async () => {
  const { title } = readSource(fixture(229), tools)
  expect(title).toBe('Nobody wants to smell like a rose')
  for (const { said } of await tell(fixture(229))) expect(said).not.toMatch(/PEOPLE|Bettina|expensive mud/)
})

test('somebody who answers for others names them', () => {
  expect(
    read(`Not me but my parents, so I hope this counts. They moved into a street with hedges. ${body}`),
  ).toMatch(/^My parents moved into a street/)
})

test('nobody’s name stands for "his" where it is another one’s', async () => {
  for (const seconds of [30, 60])
    for (const { said } of await tell(fixture(232), seconds)) expect(said).not.toMatch(/Chaloner's name/)
})

test('a long quotation is told whole, with who says it, or not at all', async () => {
  for (const seconds of [15, 30, 60])
    for (const { said } of await tell(fixture(226), seconds))
      expect(/Nineteen years ago there was another one/.test(said)).toBe(
        /"I don't know him\..*You can't just stop\."/.test(said),
      )
})

test('the last exchange of an interview is told from its question', async () => {
  for (const { said } of await tell(fixture(228), 60))
    expect(said).toMatch(
      /What should I look for when I walk over a bridge\? Look at the railing\. Not at the bridge/,
    )
})

test('headings with steps are the points, and what comes before them is none', async () => {
  const [list] = (await tell(fixture(220), 60)).filter(({ shape }) => shape === 'list')
  expect(list!.said).toMatch(/in five steps\. One: find the exact spot\..* Five: hide the hole\./)
  expect(list!.said).not.toMatch(/One: what a squeak/)
})

test('a question as a title makes no list, unless the text counts its answers', async () => {
  const shapes = (await tell(fixture(222))).map(({ shape }) => shape)
  expect(shapes).toEqual(['hook', 'story'])
})

test('an interviewer’s question stays where only it says who "they" are', () => {
  const talk =
    'Ann: What happened after the plague?\nBob: There was the same land and half as many hands to work on it.\nAnn: So wages went up?\nBob: They doubled within a generation, and the landowners were furious about it.\nAnn: What did the king do?\nBob: He rode out to meet them and he was fourteen years old.'
  expect(read(talk)).toContain('So wages went up? They doubled')
})

describe('speech without punctuation ends', () => {
  test.each([
    [
      'not between what points and what it points to',
      'and he did the same with the oil three is the oil cap this one takes five seconds take it off and look at the inside',
      ['Three is the oil cap.', 'This one takes five seconds.'],
    ],
    [
      'not within a phrase',
      "if it's warm they're hiding a cold start and a bad cold start is the most expensive sound in the world I had a guy in Tulsa who told me the car hadn't moved",
      [
        "If it's warm, they're hiding a cold start and a bad cold start is the most expensive sound in the world.",
      ],
    ],
    [
      'before the time that the next clause is about',
      "the police came because the neighbors thought they were cooking something else today it's a real factory and it makes ten thousand bars a day",
      ['The police came because the neighbors thought they were cooking something else.'],
    ],
    [
      'behind a time with a joint, together with its clause',
      "the department buried the rest nine years later 41 whales stranded on the same coast and this time they didn't use dynamite they used shovels",
      ['The department buried the rest.', 'They used shovels.'],
    ],
    [
      'behind whose it was',
      'it was forty feet long and it started to smell nobody knew whose job it was so it landed on the desk of the highway department in the end',
      ['It was forty feet long and it started to smell.'],
    ],
    [
      'behind somebody’s name and what he did',
      'it was built two thousand years ago and it sold holy water a man named Heron put a lever inside a box and nobody knew how it worked',
      ['It was built two thousand years ago and it sold holy water.'],
    ],
  ])('%s', (_, words, sentences) => {
    expect(cut(words)).toEqual(expect.arrayContaining(sentences))
  })

  test.each([
    [
      'I mean why is it A B C the story everybody tells is that the typewriter jammed so they put the letters far apart',
      'The story everybody tells is that the typewriter jammed.',
    ],
    [
      "people say you get used to it you don't what you get used to is starting you stop arguing with yourself on day one I stood there for six minutes",
      'On day one I stood there for six minutes.',
    ],
    [
      'I got forty parking tickets and I won thirty eight I play the piano in a band and he took out four bricks and he closed it up again',
      'I got forty parking tickets and I won thirty eight.',
    ],
    [
      'the sand was wet and it took three minutes so would I recommend it no but I would recommend finding one small thing that you hate',
      'So would I recommend it? No.',
    ],
    [
      'he opened a tomb and found a jar of honey that was three thousand years old and he tasted it and it was fine and then he wrote a book about it',
      'He opened a tomb and found a jar of honey that was three thousand years old.',
    ],
  ])('as it is heard: %s', (words, sentence) => {
    expect(cut(words)).toContain(sentence)
  })

  test('behind a question that somebody asks directly', () => {
    const said = cut(
      'one night in Minneapolis he called the front desk and asked what do you do with the soap and she said we throw it away sir so he and his cousins sat in a garage',
    )
    expect(said.join(' ')).toMatch(
      /asked, what do you do with the soap\? And she said we throw it away sir\. So he/,
    )
  })

  test('what somebody does each time announces nothing', () => {
    expect(
      read('Number one is the seats. I look at the driver seat and the mileage. Then I smile at him.'),
    ).toContain('I look at the driver seat')
  })
})

describe('fifteen seconds', () => {
  test('tell one thought of a text that explains, from its beginning to its end', async () => {
    const [first] = await tell(fixture(219), 15)
    expect(first!.said).toMatch(
      /^An onion seed is dead in two years on your shelf\. In a freezer it may be forty\. So every few years we have to take some out, put them on wet paper and count how many come up\./,
    )
  })

  test('have a title of what they tell', async () => {
    for (const { title, said } of await tell(fixture(64), 15))
      if (/couples/i.test(title)) expect(said).toMatch(/couples/i)
  })

  test('are two different thoughts, or one', async () => {
    for (const number of [173, 193, 204, 212, 219]) {
      const said = (await tell(fixture(number), 15)).map(({ draft }) => draft.hook.text)
      expect(new Set(said).size).toBe(said.length)
    }
  })
})

describe('a closing line fits what is told', () => {
  test('what an interview leaves open is asked only where something was asked', async () => {
    for (const number of [79, 104, 193, 194, 204, 210, 219])
      for (const { draft, said } of await tell(fixture(number)))
        if (draft.callToAction === closingLines.interview)
          expect(said.replace(closingLines.interview, '')).toMatch(/\?/)
  })

  test('the reason is asked for where "why" was said', async () => {
    for (const number of [58, 73, 94, 164, 169, 222])
      for (const { draft, said } of await tell(fixture(number)))
        if (draft.callToAction === closingLines.reason)
          expect(said.replace(closingLines.reason, '')).toMatch(/\bwhy\b/i)
  })
})

test('a relative clause keeps what stands before it', async () => {
  const told = (await tell(fixture(196), 60)).map(({ said }) => said).join(' ')
  expect(told).not.toMatch(/rolling boil who didn't know/)
})

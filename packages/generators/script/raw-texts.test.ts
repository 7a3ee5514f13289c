// What pages, interviews and stories pasted as they are showed: names of points, courtesies, policies and quotations.

import { describe, expect, test } from 'vitest'
import { readSource } from './cleaning/source-cleaning.ts'
import { findVersions } from './source-versions.ts'
import { loadLanguageTools } from './wording/language-tools.ts'

const tools = await loadLanguageTools()

async function tell(text: string, targetSeconds = 30): Promise<Map<string, string>> {
  const versions = await findVersions(text, { targetSeconds, wordsPerMinute: 158 })
  return new Map(
    versions.map(({ shape, draft }) => [
      shape,
      [draft.hook.text, ...draft.scenes.map(({ say }) => say), draft.callToAction].join(' '),
    ]),
  )
}

function read(text: string): string {
  return readSource(text, tools)
    .sentences.map((sentence) => sentence.text)
    .join(' ')
}

const page = `# 5 Things Bakers Never Buy

*This post may contain affiliate links. See our full editorial policy here.*

We asked eleven bakers. They agreed on nearly all of it.

## 1. Cake mixes

Flour and baking powder cost forty cents. What you pay for is the picture on the box.

## 2. A bread machine

It takes up half of the counter and makes one shape of loaf. Bakers use a pot with a lid.

## 3. Silicone spatulas

They melt at the edge and hold on to the smell of garlic. Enough said.

## 4. Fresh yeast

Dry yeast keeps for a year. Every corner shop has one on the shelf.

## 5. Vanilla sugar

Put an old pod into a jar of sugar and wait for a week.`

describe('points that are only named', () => {
  test('are said where nothing behind the name says it again', async () => {
    const list = (await tell(page, 60)).get('list')!
    expect(list).toMatch(/One: cake mixes\. Flour and baking powder/i)
    expect(list).toMatch(/Two: a bread machine\. It takes up/i)
    expect(list).toMatch(/Three: silicone spatulas\. They melt/i)
    expect(list).not.toMatch(/Enough said|policy|affiliate/)
  })

  test('are not told by what only goes on from the name', async () => {
    for (const seconds of [15, 30]) {
      const list = (await tell(page, seconds)).get('list') ?? ''
      expect(list).not.toMatch(
        /(?:One|Two|Three|Four|Five): (?:bakers use a pot|every corner shop|it takes|they melt)/i,
      )
    }
  })
})

const interview = `[00:00] HOST: Welcome back to Odd Hours. With me is Pia Lund, who winds the clocks of the city.
[00:08] PIA: Thanks for having me. Long-time listener.
[00:11] HOST: So let's start with the question everyone asks. Do they ever stop?
[00:15] PIA: Twice. In 1987 a pigeon sat on the minute hand of the town hall, and in 2003 the whole quarter lost power.
[00:27] HOST: And the pigeon was fine?
[00:29] PIA: The pigeon was fine. He was fine. We fed him for a week, and he came back every spring.
[00:38] HOST: How many clocks are there?
[00:40] PIA: Forty-one. Each of them is wound by hand, and it takes me two days to walk around all of them.
[00:52] HOST: Thank you so much, Pia.
[00:54] PIA: My pleasure.`

describe('in an interview', () => {
  test('courtesies and announced questions are not told', () => {
    expect(read(interview)).not.toMatch(/pleasure|listener|the question everyone asks|Thank/)
    expect(read(interview)).toContain('Do they ever stop?')
  })

  test('an answer that says all that was asked is told without the question', () => {
    const text = read(
      interview
        .replace('The pigeon was fine. He was fine.', 'It was fine.')
        .replace('the pigeon was', 'it was'),
    )
    expect(text).toContain('It was fine. We fed him')
  })
})

test('what only says when something happened is no ending of its own', async () => {
  const text = `${interview.slice(0, interview.indexOf('[00:52]'))}[00:52] HOST: And what wakes the neighbors?
[00:55] PIA: A fox. He climbs the stairs of the tower, because the gears are warm. Every night, same step, when the square goes quiet.`
  for (const [, said] of await tell(text)) {
    if (said.includes('Every night, same step')) expect(said).toContain('A fox.')
  }
})

test('who writes in a thread and may answer is not told', () => {
  const text = read(
    'Retired bridge engineer here, so I can answer some of this. The bridge hums because its plates are thin. In a strong wind each of them bends by a finger, and all of them sound alike.',
  )
  expect(text).toMatch(/^The bridge hums/)
})

test('the reason that a text calls the real one is told where its title asks why', async () => {
  const text = `Why did castles have round stairs?

The usual answer is that right-handed knights fought better on them. Nobody wrote that before 1902. Plenty of stairs turn the other way, and most castles were never attacked at all. A mason in France measured four hundred of them.

The real reason is that a round stair is the cheapest way up. It needs one kind of stone, cut four hundred times. A straight stair needs a second wall, and a wall cost as much as the roof.

Guides tell the story of the knights because visitors like swords. One castle even sells wooden ones. They are all right-handed.`
  const said = await tell(text)
  expect(said.get('hook')).toContain('The real reason is that a round stair is the cheapest way up.')
})

test('words that lead to a quotation stay with it', async () => {
  const text =
    'I found a card in the shop, a silly one with a goose on it, and I wrote, "Get well soon." I never signed it. I left it on her desk before anybody came in.'
  for (const [, said] of await tell(text)) expect(said).toContain('and I wrote, "Get well soon."')
})

const story = `My father wound the same clock every evening, and he never let anyone else touch the key. When my sister Inge asked for it, he gave her a key that fit nothing.

Inge tried it for ten years and always thought that she was too weak. They did not talk about it. It was about the clock, and of course it was about the shop, which he had left to me.

On the second day in the hospital Inge came in with the clock under her coat. She put it on the table and handed him her key. My father looked at it for a long time. He said, "That one opens the box."

Inge went home and found the box under the stairs. Inside was a second key, and a card in his hand. On the back he had written: "For Inge. She has the patience."`

describe('a story', () => {
  test('begins where it begins, although something in it stays the same', async () => {
    for (const seconds of [30, 60]) {
      const told = await tell(story, seconds)
      expect(told.get('story') ?? told.get('hook')).toMatch(/^My father wound the same clock every evening/)
    }
  })

  test('says what "it" is before somebody asks for it', async () => {
    for (const seconds of [30, 60]) {
      for (const [, said] of await tell(story, seconds)) {
        if (said.includes('asked for it')) expect(said).toContain('never let anyone else touch the key')
      }
    }
  })

  test('says of what "the back" is', async () => {
    for (const seconds of [30, 60]) {
      for (const [, said] of await tell(story, seconds)) {
        if (said.includes('On the back he had written')) expect(said).toContain('a card in his hand')
      }
    }
  })

  test('tells what happened rather than what was always so', async () => {
    const words =
      "so this is in 1923 and there's a lighthouse on a rock called Sker it's about nine miles out and there's three keepers on it and every night one of them climbs up and every night he writes down the weather and they always eat at six and they always complain about the soup and the soup is always fish and then on november 3rd around four in the morning a ship called the Alma comes out of the fog and the ship hits the rock and the whole bow breaks off 31 people drowned and it's still the worst wreck on that coast and the keepers who went into the water every one of them came back and the town built a second light and today if you sail past there you see only the second one and most people who see it don't know why"
    const said = (await tell(words, 30)).get('hook')!
    expect(said).toContain('On November 3rd around four in the morning a ship')
    expect(said).toContain('every one of them came back')
    expect(said).not.toContain('complain about the soup')
  })

  const bus = `I have driven the night bus in this town for twenty years. You learn who is going home and who is only riding.

At the harbor there was a woman called Mrs. Adler who got on every evening with an empty birdcage. I never asked. She paid in coins, and she always sat behind me.

After a winter of that I bought a small wooden bird at the market. I left it on her seat with a note that said, "For the cage." I did not sign it.

The next evening she did not get on. I thought that I had hurt her. Then she came around the front of the bus with the bird in her hand, and asked me who had sat there before her.

I told her that I had not seen anyone. For four years I saw the bird hang in the cage whenever she rode with me.

`

  test('jumps to what happened, past what was always so', async () => {
    const end =
      'At the wake her son came up to me and asked if I was the driver. He gave me the cage. Under the bird she had pinned my note.'
    const told = (await tell(bus + end)).get('story')!
    expect(told).toContain('The next evening she did not get on.')
    expect(told).toContain('Mrs. Adler')
  })

  test('begins with the person whom its end needs, where there is no time for more', async () => {
    const end =
      'At the wake her son came up to me and asked if I was the driver. She had told him to give me a note. It was the note from the cage. On the back, under my words, she had written: "I always knew which driver it was. You wait until I sit down. Thank you for the rides."'
    expect((await tell(bus + end)).get('story')).toMatch(
      /^At the harbor there was a woman called Mrs\. Adler/,
    )
  })
})

test('a title is not cut behind "Mrs."', async () => {
  const text =
    'At the harbor we met a woman called Mrs. Adler with a cage. She sang to it all evening. Nobody on the bus ever laughed about it.'
  const versions = await findVersions(text, { targetSeconds: 15, wordsPerMinute: 158 })
  for (const { draft } of versions) expect(draft.title).not.toMatch(/\bMrs$/)
})

// What people say to each other and into cameras: what of it is never told, and what is never torn apart.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadLanguageTools } from './wording/language-tools.ts'
import { withoutCorrections } from './cleaning/self-corrections.ts'
import { readSource } from './cleaning/source-cleaning.ts'
import { findVersions } from './source-versions.ts'
import { measureGrowth, mostGrowth } from '../node/testing-growth.ts'

const tools = await loadLanguageTools()
const directory = path.join(import.meta.dirname, 'fixtures', 'fresh')
const files = readdirSync(directory)

function fixture(number: number): string {
  return readFileSync(
    path.join(
      directory,
      files.find((file) => file.startsWith(`${number}-`))!,
    ),
    'utf8',
  )
}

function read(text: string): string[] {
  return readSource(text, tools).sentences.map((sentence) => sentence.text)
}

async function tellAll(text: string): Promise<string[]> {
  const told: string[] = []
  for (const targetSeconds of [15, 30, 60]) {
    for (const { draft } of await findVersions(text, { targetSeconds, wordsPerMinute: 158 })) {
      const { hook, scenes, callToAction, title } = draft
      told.push([title, hook.text, ...scenes.map(({ say }) => say), callToAction].join(' '))
    }
  }
  return told
}

const neverSpoken: Readonly<Record<number, RegExp>> = {
  151: /terrence|jules|anke|welcome|happy to be|wrenchly|instagram|nineteen years|tuesday/i,
  152: /chapter nine|problem set|good afternoon|see the board|five minutes|questions|get started|okay/i,
  153: /marco|what's up|thumbs|next ride/i,
  154: /subscribe|trieste|that's it from me|anyway|\[music/i,
  155: /nadia|transcribed|voice message|windy|bye|love you|biscuits|sorry/i,
  156: /ruth|\bben\b|courier|halvorsen|recorded|spell|sixty hives|1998|quotes/i,
  157: /ines|colin|falk|reyes|good evening|phones|applause|jump in|second row|foyer|by the door/i,
  158: /on mute|hear me|record this|my notes|out of time|same time|no problem/i,
  159: /hey guys|subscribe|turned out|that's it/i,
  160: /\bquestion and\b/i,
  161: /paula|brandt|first of all|i was a vet|pleasure|prettiest/i,
  162: /hi everybody|watching|see you soon/i,
}

describe('who speaks, and the business of the evening, are never spoken', () => {
  test.each(Object.entries(neverSpoken))('%s', async (number, pattern) => {
    for (const told of await tellAll(fixture(Number(number)))) expect(told).not.toMatch(pattern)
  })

  const talk = (opening: string): string =>
    `${opening}\nANA: Why do violins have two holes in the front?\nIVO: The holes let the air inside move, and half of the sound is that air. Without them a violin whispers.`

  test.each([
    "ANA: Can you tell us your name and what you do?\nIVO: Sure, I'm Ivo, I build violins. Been doing it for thirty years.",
    'ANA: With me today is a very special guest.\nIVO: Ivo Marin, been a violin maker for thirty years, glad to be here.',
    "ANA: Today I've got Ivo with us, who spent thirty years in a workshop.\nIVO: Thanks for having me.",
    'ANA: How long have you built violins?\nIVO: Since 1994. I have four apprentices now.',
  ])('%j introduces somebody', (opening) => {
    expect(read(talk(opening))).toEqual([
      'Why do violins have two holes in the front?',
      'The holes let the air inside move, and half of the sound is that air.',
      'Without them a violin whispers.',
    ])
  })

  test('a person who goes on behind the name is told', () => {
    const said = read(
      talk(
        'ANA: Can you introduce yourself?\nIVO: My name is Ivo and we are sitting in a cellar full of wood.',
      ),
    )
    expect(said[0]).toBe('We are sitting in a cellar full of wood.')
  })
})

describe('a reply of two words is told with what it answers, or not at all', () => {
  const talk = (exchange: string): string =>
    `HOST: Why are old ships red below the water?\nGUEST: They were covered with copper paint, and copper oxide is red. That is where the color comes from.\n${exchange} A clean hull needs less fuel, and fuel is most of what a voyage costs.`

  test('a statement that the guest agrees with is told as a fact', () => {
    const said = read(talk('HOST: So it was never about looks.\nGUEST: No, never.'))
    expect(said).toContain('It was never about looks.')
    expect(said.join(' ')).not.toMatch(/No, never/)
  })

  test('a statement that the guest denies stays with its denial', () => {
    const said = read(talk('HOST: So it was all about looks.\nGUEST: No, never.'))
    expect(said.join(' ')).toMatch(/about looks\. No, never\./)
  })

  test('what the host says about himself goes with the reply to it', () => {
    const said = read(talk("HOST: So I've been painting my boat for nothing.\nGUEST: Pretty much."))
    expect(said.join(' ')).not.toMatch(/my boat|Pretty much/)
  })

  test('an echo and the reply to it go', () => {
    const said = read(talk('HOST: Copper paint?\nGUEST: Exactly.'))
    expect(said.join(' ')).not.toMatch(/Copper paint\?|Exactly/)
  })

  test('who is asked, and asks too, is heard', () => {
    const said = read(fixture(158))
    expect(said).toContain('I wrote the email four times and then I deleted it four times.')
  })
})

describe('what is believed is never told without what denies it', () => {
  const myth =
    "People think hot water takes care of grease. It doesn't. It moves it. Six feet down the pipe it gets cold, and there it sets like a candle. Wipe the pan with a paper towel before you wash it. A plumber takes two hundred dollars for an hour. Most of them drive to a kitchen first, and nine kitchens out of ten have the same clog in the same bend of the same pipe."

  test('a bare denial stays, in every version', async () => {
    for (const told of await tellAll(myth)) {
      if (/takes care of grease\. /.test(told)) expect(told).toMatch(/takes care of grease\. It doesn't\./)
    }
    expect(read(myth)).toContain("It doesn't.")
  })

  test('a denial may stand behind what supports the belief', async () => {
    for (const told of await tellAll(fixture(152))) {
      if (/cause was resonance/.test(told)) expect(told).toMatch(/That's not what happened\./)
    }
    for (const told of await tellAll(fixture(157))) {
      if (/you get used to nights/.test(told)) expect(told).toMatch(/used to nights\. You don't\./)
    }
  })
})

describe('who corrects himself means the second part', () => {
  test.each([
    ['It costs less than a coffee, well, two coffees.', 'It costs less than two coffees.'],
    ['The last one was, when was it, in October, no, sorry, in November.', 'The last one was in November.'],
    ['It opened in 1998, no, 1999.', 'It opened in 1999.'],
    [
      'Mix it for two minutes, wait twenty minutes, and knead it.',
      'Mix it for two minutes, wait twenty minutes, and knead it.',
    ],
    ['It is warm, well, almost too warm.', 'It is warm, well, almost too warm.'],
  ])('%j', (said, meant) => {
    expect(withoutCorrections(said)).toBe(meant)
  })
})

describe('speech without punctuation', () => {
  const rest =
    ' there is a reason why bakers get up at three in the morning and it is not the rolls they want the oven to be hot before the first people stand in front of the door'
  const cut = (speech: string): string => read(speech + rest).join(' ')

  test.each([
    [
      'yeast likes it around 26 degrees when the dough is colder than that it just takes forever',
      'Yeast likes it around 26 degrees. When the dough is colder than that, it just takes forever.',
    ],
    ['the second thing and this is the big one is the salt it goes in last', 'is the salt. It goes in last.'],
    [
      'so if you cut it right away it turns gummy wait at least one hour',
      'So if you cut it right away, it turns gummy. Wait at least one hour.',
    ],
    [
      'that is the difference between a nice dough and a brick so get a scale',
      'and a brick. So get a scale.',
    ],
    [
      'the inside is still cooking the steam is still setting the crumb',
      'is still cooking. The steam is still setting the crumb.',
    ],
    ["you think your yeast is dead and it's not it's just cold", "and it's not. It's just cold."],
    ['and the dumplings get soggy salt it first', 'get soggy. Salt it first.'],
    ['and it never lets go so if you cannot see behind it get out and walk', 'behind it, get out and walk.'],
    ['every one of them asked me if I had the recipe I said yes', 'asked me if I had the recipe. I said yes'],
    ['you can check that without a tool measure twelve links', 'without a tool. Measure twelve links.'],
    [
      "if the stripes meet somebody took their time if they don't they were in a hurry",
      "If they don't, they were in a hurry.",
    ],
    [
      "one is marked H and the other one is marked L they don't pull the chain",
      'One is marked H and the other one is marked L.',
    ],
  ])('%j', (speech, sentences) => {
    expect(cut(speech)).toContain(sentences)
  })

  test('talk to the room between two clauses goes', () => {
    const said = cut(
      'the bridge made its own rhythm can everybody see the board okay it was only two lanes wide',
    )
    expect(said).toMatch(/^The bridge made its own rhythm\. It was only two lanes wide\./)
  })
})

test('a counted point that is no sentence is told with its number', async () => {
  for (const { draft } of await findVersions(fixture(153), { targetSeconds: 60, wordsPerMinute: 158 })) {
    const said = draft.scenes.map(({ say }) => say).join(' ')
    if (/little screws/.test(said))
      expect(said).toMatch(/(?:reason is|Two:) the little screws on the derailleur\./)
  }
})

test.each([
  ['openings of interviews', "HOST: I've got Abc Abc Abc here. "],
  ['short replies', 'A: So it was never about looks.\nB: No, never.\n'],
  ['corrections', 'in October, no, sorry, in November, '],
  ['claims', 'People think that it is so. It is not. '],
  ['conditions', 'when if once when the dough is cold it '],
  ['asides', 'the third thing and this is the '],
])('sixty thousand characters of %s take no more than their share', async (_, part) => {
  const find = (text: string): Promise<unknown> =>
    findVersions(text, { targetSeconds: 30, wordsPerMinute: 158 }).catch(() => [])
  expect(await measureGrowth(find, part.repeat(60_000 / part.length))).toBeLessThan(mostGrowth)
})

test('a guest who is presented in the middle, and the break that follows, are not told', () => {
  const talk = [
    '>> RAY: It popped open all the time. At the World’s Fair he sold twenty of them.',
    '>> RAY: That’s Ingrid Moe, who restores old clothes.',
    '>> INGRID: The one who fixed it was a Swede. He got rid of the hooks.',
    '>> RAY: We’ll be right back.',
  ].join('\n')
  expect(read(talk).join(' ')).not.toMatch(/Ingrid|right back/)
})

test('what something lets happen is no command', () => {
  expect(
    read(
      'that little hole is for pressure it lets the outer pane take the load and it keeps the window clear',
    ).join(' '),
  ).toMatch(/lets the outer pane take the load/)
})

describe('what somebody says of themselves in the street', () => {
  test('what a passer-by without a name does for a living is told', () => {
    const said = read(
      "INTERVIEWER: What do you do for a living?\nMAN: I clean windows on skyscrapers.\nINTERVIEWER: What's the strangest thing you saw?\nMAN: A guy talked to a plant. He saw me and I gave him a thumbs up. He wrote thank you, you were the only one who listened.",
    )
    expect(said).toContain('I clean windows on skyscrapers.')
    expect(said).toContain('He saw me and I gave him a thumbs up.')
    expect(said.join(' ')).toContain('thank you, you were the only one')
  })

  test('a thumbs up that viewers are asked for is not told', () => {
    expect(
      read(
        'Cold butter makes a flaky crust because the water in it turns to steam. Give this a thumbs up if it helped. The layers come apart where the steam was.',
      ).join(' '),
    ).not.toMatch(/thumbs/)
  })

  test('that a story would make a good video is not told', () => {
    const told = read(fixture(272)).join(' ')
    expect(told).not.toMatch(/good video/)
    expect(told).toContain('old man next door')
  })

  test('a question from last time is told without last time', () => {
    expect(read(fixture(274))[0]).toBe('Somebody asked why you forget what you came into the kitchen for.')
  })
})

describe('a meeting with a name above each time', () => {
  test('nobody speaks in the sentence of another', () => {
    const said = read(fixture(280))
    expect(said).toContain('So who makes the list?')
    expect(said.join(' ')).not.toMatch(/Jonas|Mira|love that/)
  })

  test('how many there were is asked', () => {
    expect(read(fixture(282))).toEqual(
      expect.arrayContaining(['How many cars were behind you?', 'And how long did you stand there?']),
    )
  })

  test('a word alone above a time is no name', () => {
    const said = read(
      'Yeah\n0:01\nso bees fly at noon and\n0:04\nnobody told him that\n0:07\nhe sprayed the roses at noon',
    )
    expect(said.join(' ')).toContain('bees fly at noon')
  })
})

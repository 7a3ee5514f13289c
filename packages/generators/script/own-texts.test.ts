// Texts of one's own: what of their frame is never told, and what a list, a story and an interview keep together.

import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadLanguageTools } from './wording/language-tools.ts'
import { readSource } from './cleaning/source-cleaning.ts'
import { readForScript } from './meaning/source-reading.ts'
import { findVersions } from './source-versions.ts'

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

async function tell(text: string, targetSeconds = 30): Promise<{ shape: string; told: string }[]> {
  const versions = await findVersions(text, { targetSeconds, wordsPerMinute: 158 })
  return versions.map(({ shape, draft: { title, hook, scenes, callToAction } }) => ({
    shape,
    told: [title, hook.text, ...scenes.map(({ say }) => say), callToAction].join(' '),
  }))
}

const body =
  'I kept bees for nine years and lost every hive in the tenth. The neighbor had sprayed his roses at noon. Nobody told him that bees fly at noon. He cried when he heard it, and he gave me his roses.'

describe('what stands around a text is not told', () => {
  test('the data at the head of a Markdown file, of which the title stays', () => {
    const { sentences, title } = readSource(
      `---\ntitle: "How I lost my bees"\ndate: 2026-01-02\ntags: [bees, roses]\n---\n\n${body}`,
      tools,
    )
    expect(title).toBe('How I lost my bees')
    expect(sentences[0]!.text).toBe('I kept bees for nine years and lost every hive in the tenth.')
  })

  test('a rule above a text that is no data', () => {
    expect(read(`---\n\n${body}\n\n---\n\nIt was the best year of my life.`).join(' ')).toContain(
      'I kept bees',
    )
  })

  test.each([
    [
      'answers of readers',
      `${body}\n\n### 3 responses\n\n**Rowan T.** says: Great post!`,
      /Rowan|Great post/,
    ],
    ['the shop', `${body}\n\nShop our favorite hives here.`, /hives here/],
    ['a farewell', `${body} Alright guys. See you in the next one.`, /guys/i],
    [
      'a network’s head and foot',
      `Darnell Okafor-Pruitt\nMay 11 at 9:14 PM · 🌐\n\n${body}\n\n❤️👍😢 12K      1.4K comments     3.9K shares\nLike\nComment\nShare\n\nMost relevant\nTina Walsh\nI was the neighbor's wife!! he came home and told me 😭`,
      /Darnell|12K|relevant|Tina|neighbor's wife/,
    ],
    [
      'what comes below a letter',
      `${body}\n\nSubscribe\n\nDiscussion about this post\nRestacks\n\nReady for more?`,
      /Discussion|Restacks|Ready/,
    ],
    [
      'the name of a site and the pages next to this one',
      `Skip to content\n\nKitchen Table Stories\na blog about food and family\n\nTHE STOVE WE COULDN'T SELL\n\n${body}\n\nPin this for later!\n\nPrevious: Green chile, two ways`,
      /Kitchen|a blog|Pin this|Previous/,
    ],
    [
      'the check of a microphone',
      `A: Quick soundcheck, what did you have for breakfast?\nB: Toast. Is that seven letters? No.\nA: What makes a good clue?\nB: A good clue lies to you, and I like that. I check each clue three times.`,
      /breakfast|Toast|seven letters/,
    ],
    ['open positions', `${body}\n\n*We're hiring! See open roles at Foxglove.*`, /hiring|open roles/],
    [
      'what a letter says about the last one',
      `It's raining here and the dog won't go out. A few of you wrote after last week's letter, so here is the rest. ${body}`,
      /wrote after/,
    ],
  ])('%s', (_, text, pattern) => {
    expect(read(text).join(' ')).not.toMatch(pattern)
  })

  test('the quotation marks around a title', () => {
    expect(readSource(`"A bee is never finished"\n\n${body}`, tools).title).toBe('A bee is never finished')
  })
})

test('a list gives reasons only where its text counts them', async () => {
  for (const seconds of [15, 30, 60])
    for (const { told } of await tell(fixture(196), seconds)) expect(told).not.toMatch(/reasons why/i)
})

test('a printed interview that asks “you” has two speakers, so no question stands without its answer', async () => {
  const { sentences } = await readForScript(fixture(194))
  expect(new Set(sentences.flatMap(({ speaker }) => speaker ?? [])).size).toBe(2)
  for (const seconds of [15, 30, 60])
    for (const { told } of await tell(fixture(194), seconds))
      if (/going to slide\?/.test(told)) expect(told).toMatch(/going to slide\? I don't\./)
})

describe('a story', () => {
  test('tells what its end takes for granted', async () => {
    for (const seconds of [30, 60])
      for (const { told } of await tell(fixture(191), seconds))
        if (/The rule is painted/.test(told)) expect(told).toMatch(/After that he had a rule\./)
  })

  test('keeps who says what', async () => {
    for (const seconds of [15, 30, 60])
      for (const { told } of await tell(fixture(191), seconds)) expect(told).not.toMatch(/,"(?=\.)|,"\./)
  })
})

describe('speech without punctuation', () => {
  const rest =
    ' there is a reason why bakers get up at three in the morning and it is not the rolls they want the oven to be hot before the first people stand in front of the door'
  const cut = (speech: string): string => read(speech + rest).join(' ')

  test.each([
    [
      "so next time you're in an elevator and you press the button you're not closing the door",
      "So next time you're in an elevator and you press the button, you're not closing the door.",
    ],
    [
      'and he left his daughter abbie in charge she was sixteen her mother was sick',
      'his daughter Abbie in charge. She was sixteen.',
    ],
    [
      "a set has nine knives you don't want get one big knife",
      "nine knives you don't want. Get one big knife.",
    ],
    [
      'stop putting them in the dishwasher the heat is not the problem',
      'Stop putting them in the dishwasher. The heat',
    ],
    [
      "they bang against the plates and the edge folds over you can't see it",
      "folds over. You can't see it.",
    ],
    [
      "everybody has one and nobody knows what it's for it doesn't sharpen anything",
      "what it's for. It doesn't sharpen anything",
    ],
    [
      "but here's what I can't get over every evening she climbed the tower",
      "can't get over. Every evening she climbed the tower.",
    ],
    [
      'the second thing and this is the big one a dull knife is more dangerous because you push harder',
      'A dull knife is more dangerous because you push harder.',
    ],
    [
      'when he saw the rock again through his glass the thing he looked for was the light',
      'When he saw the rock again through his glass, the thing he looked for was the light.',
    ],
    ['everything I bought was a shirt a book a lamp and I never used them', 'a shirt, a book, a lamp'],
    [
      'it starts in ohio in nineteen thirty five at that time people who worked downtown parked there',
      'thirty five. At that time people who worked downtown parked there.',
    ],
    [
      "but here's what nobody expected the store owners asked for meters too",
      'expected. The store owners asked',
    ],
    ['two engineers built the first one it looked like an old clock', 'built the first one. It looked like'],
    [
      "the next time you're digging for a coin remember it wasn't made to take your money",
      "The next time you're digging for a coin, remember it",
    ],
    ["we met a nurse who'd never been on a plane", "a nurse who'd never been on a plane."],
    ['I did it and I know that because I checked would I do it again', 'I checked. Would I do it again?'],
    [
      'we talked all night would I do it again yeah but I would bring more cards',
      'Would I do it again? Yeah. But',
    ],
    [
      'when I woke up there were mountains I was so happy about that',
      'When I woke up, there were mountains.',
    ],
    ["if you ask nothing we think you don't care and we're usually right", "and we're usually right."],
    [
      'say the number and then drink some water I mean it pick up the glass',
      'drink some water. Pick up the glass.',
    ],
    [
      'he walked a lot and one day in eighteen seventy nine he tripped over a stone',
      'one day in eighteen seventy nine he tripped',
    ],
    [
      "if you want to spend less don't go shopping hungry everybody knows that",
      "If you want to spend less, don't go shopping",
    ],
    [
      'I built a shed and there are three things nobody puts in the video',
      'three things nobody puts in the video.',
    ],
    [
      "the door wouldn't open so dig out the grass and put down gravel",
      "wouldn't open. So dig out the grass",
    ],
    [
      'I thought about that for a long time nobody eats detergent and I know it',
      'for a long time. Nobody eats detergent',
    ],
    ['the man gave a friend a lamp and he was happy about it', 'gave a friend a lamp'],
  ])('%j', (speech, sentences) => {
    expect(cut(speech)).toContain(sentences)
  })

  test('a line that begins with a condition goes on in the next line', () => {
    const lines = [
      'in most elevators that button does nothing at all',
      'it is there because people like to press something',
      "so next time you're in an elevator and you press that button six times",
      "you're not closing the door you're calming yourself down",
      'I think about that every single morning when I go to the office',
    ]
    expect(read(lines.join('\n')).join(' ')).toContain("six times, you're not closing the door.")
  })
})

test('what something is not goes with what it is', async () => {
  for (const seconds of [15, 30, 60])
    for (const { told } of await tell(fixture(187), seconds))
      if (/calming yourself/.test(told)) expect(told).toMatch(/not closing the door\. You're calming/)
})

describe('what leans on a sentence is told with it, or not at all:', () => {
  const lengths = [15, 30, 60]
  async function everyVersion(number: number): Promise<string[]> {
    const versions = await Promise.all(lengths.map((seconds) => tell(fixture(number), seconds)))
    return versions.flat().map(({ told }) => told)
  }

  test('a word or two that finish what opens the video', async () => {
    for (const told of await everyVersion(264)) expect(told).toContain('sold the Eiffel Tower. Twice.')
  })

  test('one way and the other way', async () => {
    for (const told of await everyVersion(266))
      expect(told.includes('Rub it one way')).toBe(told.includes('Rub it the other way'))
  })

  test('what is to be done with something that only the sentence before names', async () => {
    for (const told of await everyVersion(266))
      if (told.includes('Rub it')) expect(told).toContain('covered in tiny teeth')
  })

  test('a place in something', async () => {
    for (const told of await everyVersion(265))
      if (told.includes('a note at the bottom')) expect(told).toMatch(/last one|that jar/)
  })

  test('what was found in something that was opened', async () => {
    for (const told of await everyVersion(265))
      expect(told.includes('opened the last one')).toBe(told.includes('full of twenty dollar bills'))
  })

  test('"that skin", taken by somebody', async () => {
    for (const told of await everyVersion(266))
      if (told.includes('copied that skin')) expect(told).toMatch(/tiny teeth|sandpaper/)
  })

  test('"him", told something by the one who is known', async () => {
    for (const told of await everyVersion(284))
      if (told.includes('Grandpa told him')) expect(told).toMatch(/talk a man out|The man had cash/)
  })

  test('what somebody asked, and who somebody turned out to be', async () => {
    for (const told of await everyVersion(284)) {
      expect(told.includes('asked him why')).toBe(told.includes('two little girls'))
      expect(told.includes('a woman came up')).toBe(told.includes('one of the girls'))
    }
  })

  test('a sentence that leaves out what it says of something', async () => {
    for (const told of await everyVersion(285)) {
      expect(told).not.toMatch(/(?<!pumpkins are berries\. )Raspberries are not/)
      expect(told).not.toMatch(/(?<!Raspberries are not\. )A watermelon is,/)
    }
  })

  test('one of several things, and who gave up after a month', async () => {
    for (const told of await everyVersion(283)) {
      if (told.includes('mounted one')) expect(told).toContain('The gun jammed')
      expect(told).toMatch(/After a month Meredith|Meredith .*After a month he|^(?!.*After a month)/)
    }
  })

  test('the end of a sentence, where the next says what comes of it', async () => {
    const text =
      'Octopuses have three hearts and blue blood, and one of the hearts stops when they swim. That is why they would rather crawl. The blood is blue because it carries oxygen with copper instead of iron. Copper works better in cold water. An octopus also has nine brains, a big one in the head and a small one in each arm. They can squeeze through any hole larger than their beak. In 2016 an octopus named Inky slid out of his tank and escaped through a drainpipe into the sea. His roommate stayed behind.'
    for (const { told } of await tell(text))
      if (told.includes('That is why')) expect(told).toContain('stops when they swim. That is why')
  })

  test('things that are listed as sentences', async () => {
    for (const told of await everyVersion(265))
      expect(told.includes('Buttons.')).toBe(told.includes('Keys that open nothing.'))
  })
})

test('what somebody says of a point is told with the name of the point', async () => {
  for (const { told } of [...(await tell(fixture(267))), ...(await tell(fixture(267), 60))]) {
    for (const [name, said] of [
      ['ew books.', 'My library card'],
      ['akeout coffee on workdays.', 'I still go'],
      ['he newest phone.', 'I keep mine'],
    ] as const)
      expect(told).toMatch(new RegExp(`${name} ${said}|^(?!.*${said})`))
  }
})

test('what goes on from the day before opens nothing, and what exploded is named', async () => {
  const text =
    'In 1945 an engineer named Percy Spencer was testing a tube that makes radar work. He noticed that the chocolate bar in his pocket had melted. Other people had felt the heat before, but Spencer got curious. The next day he put popcorn kernels next to the tube, and they burst all over the floor. Then he tried an egg. A colleague leaned in for a closer look, and it exploded in his face. Spencer built a metal box so the waves could not escape. His company filed a patent that same year. The first oven was as tall as a refrigerator and cost five thousand dollars. Spencer got a bonus of two dollars.'
  for (const seconds of [15, 30]) {
    const versions = await findVersions(text, { targetSeconds: seconds, wordsPerMinute: 158 })
    for (const { draft } of versions) {
      const told = [draft.hook.text, ...draft.scenes.map(({ say }) => say)].join(' ')
      expect(draft.hook.text).not.toMatch(/next day|that same year/)
      expect(told.includes('it exploded')).toBe(told.includes('tried an egg'))
    }
  }
})

test('a list opens with the sentence that counts it, whatever it counts', async () => {
  const text =
    'Three exercises for people who sit all day. First, the couch stretch. Kneel in front of a couch with one shin up against it and squeeze your glute. Second, wall slides. Stand with your back flat against a wall and slide your arms up and down. Third, dead hangs. Grab a pull-up bar and just hang for thirty seconds.'
  const told = (await tell(text)).map((version) => version.told).join('\n')
  expect(told).toContain('Three exercises for people who sit all day. One: ')
  expect(told).not.toContain('things to know')
})

test('an opening keeps what it announces, and "we" are told with who we are', async () => {
  const text =
    'I have been a nurse in intensive care for twenty years, and this is what dying people ask for. Not money. Not one of them has asked me to check their account. They ask for someone. A daughter, a brother they have not called in years, once a dog. One man asked me to hold the phone to his ear so he could listen to an old voicemail from his wife. It was eleven seconds long. She was asking him to buy milk. He listened to it nine times. I went home that morning and I called my sister. We had not spoken for two years over a sofa. I do not remember what color it was.'
  for (const { told } of [...(await tell(text, 15)), ...(await tell(text)), ...(await tell(text, 60))]) {
    if (told.includes('Not money')) expect(told).toContain('what dying people ask for. Not money')
    if (told.includes('We had not spoken')) expect(told).toContain('called my sister')
  }
})

test('no person stands for "it"', async () => {
  const text =
    'In 1945 an engineer named Percy Spencer was testing a tube that makes radar work. He noticed that the chocolate bar in his pocket had melted. Spencer built a metal box so the waves could not escape and put food inside. It got hot in seconds. His company filed a patent that same year. The first oven was as tall as a refrigerator and cost five thousand dollars. Spencer got a bonus of two dollars.'
  for (const { told } of [...(await tell(text, 15)), ...(await tell(text))])
    expect(told).not.toMatch(/(?:Spencer|The engineer) got hot/)
})

test('what somebody tested is told with what came of it', async () => {
  const text =
    'For a long time scientists thought yawning brings more oxygen into the blood. In the eighties a psychologist tested that. He had students breathe air with extra oxygen, and they yawned just as often. Today many researchers believe that yawning cools the brain. You are far more likely to catch a yawn from someone you love than from a stranger. Children only start to catch yawns at about four. Even dogs catch them from their owners.'
  for (const { told } of [...(await tell(text, 15)), ...(await tell(text))])
    if (told.includes('tested that')) expect(told).toContain('yawned just as often')
})

test('a question is asked without its number', () => {
  const talk =
    'ANA: So first question, what does mold want from a painting?\nIVO: The glue. It never wanted the paint.'
  expect(read(talk)[0]).toBe('What does mold want from a painting?')
})

test('a title without capitals gets those that it means', () => {
  const lines = Array.from(
    { length: 8 },
    (_, index) => `0:0${index}\nI sat in a train and I counted the hills`,
  )
  const text = `i took a train so you don't have to\n42K views\nTranscript\n${lines.join('\n')}`
  expect(readSource(text, tools).title).toBe("I took a train so you don't have to")
})

describe('openings', () => {
  test('are what somebody says to another, where it stands for itself', async () => {
    const versions = await findVersions(fixture(190), { targetSeconds: 30, wordsPerMinute: 158 })
    expect(versions.find(({ shape }) => shape === 'hook')!.draft.hook.text).toBe(
      "You don't have a spending problem. You have a calendar problem.",
    )
  })

  test('of a counted list are what the speaker announces', async () => {
    const versions = await findVersions(fixture(188), { targetSeconds: 60, wordsPerMinute: 158 })
    const list = versions.find(({ shape }) => shape === 'list')!.draft
    expect(list.hook.text).toBe(
      'Four things that I wish somebody had told me about knives before I worked in a restaurant.',
    )
  })
})

test('a point is named where its sentence says only “one”', async () => {
  const versions = await findVersions(fixture(188), { targetSeconds: 60, wordsPerMinute: 158 })
  const list = versions.find(({ shape }) => shape === 'list')!.draft
  expect(list.scenes.map(({ say }) => say).join(' ')).toMatch(/honing steel\. Everybody has one/)
})

test('a list is about what its speaker promises to tell', async () => {
  const versions = await findVersions(fixture(199), { targetSeconds: 60, wordsPerMinute: 158 })
  const list = versions.find(({ shape }) => shape === 'list')!.draft
  expect(list.hook.text).toBe('Three things to know about what happens in the room after you leave.')
})

test('no sentence without its subject opens a text, and its title is no person who posted it', async () => {
  for (const { draft } of await findVersions(fixture(202), { targetSeconds: 60, wordsPerMinute: 158 })) {
    expect(draft.hook.text).not.toMatch(/^Never says/)
    expect(draft.title).not.toMatch(/Darnell/)
    expect(draft.callToAction).toBe('Follow for more stories like this.')
  }
})

test('in a text whose lines are clauses, a condition belongs to its own line', () => {
  expect(read(fixture(199))).toContain("You can't talk when you're drinking.")
})

test('one step of several is no request to the viewer, and a title is not the name of a site', async () => {
  for (const { draft } of await findVersions(fixture(212), { targetSeconds: 60, wordsPerMinute: 158 }))
    expect(draft.callToAction).not.toMatch(/calendar/)
  for (const { draft } of await findVersions(fixture(211), { targetSeconds: 60, wordsPerMinute: 158 }))
    expect(draft.title).toBe("The stove we couldn't sell")
})

test('a later point that is told with its number is told behind the one before it', async () => {
  for (const seconds of [15, 30, 60])
    for (const { told, shape } of await tell(fixture(199), seconds))
      if (shape !== 'list' && /The second thing is/.test(told)) expect(told).toMatch(/The first thing/)
})

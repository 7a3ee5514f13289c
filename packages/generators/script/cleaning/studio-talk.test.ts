// What presenters say to each other and to their listeners is not spoken; answers keep what they answer.

import { describe, expect, test } from 'vitest'
import { loadLanguageTools } from '../wording/language-tools.ts'
import { readSource } from './source-cleaning.ts'

const tools = await loadLanguageTools()

function said(lines: readonly string[]): string {
  return readSource(lines.join('\n'), tools)
    .sentences.map(({ text }) => text)
    .join(' ')
}

const report = [
  'In 1911 the town of Elm Fork bought a clock for its tower from a dealer in Boston.',
  'The clock ran backwards, because somebody had built it for a mirror.',
]

describe('a news report', () => {
  test.each([
    'When we come back, the weather with Rick.',
    'Coming up next, why your coffee costs more.',
    'Still to come, sports with Dana.',
    'Back to you in the studio, Elaine.',
    'After the break, a dog that votes.',
  ])('ends before "%s"', (line) => {
    expect(said([`>> ANCHOR: ${report[0]}`, `>> REPORTER: ${report[1]}`, `>> ANCHOR: ${line}`])).toBe(
      report.join(' '),
    )
  })

  test.each([
    'We begin tonight with a story about a town that bought the wrong clock.',
    'We start this morning with the story of a stubborn clock.',
    'Our top story tonight: a clock.',
  ])('begins behind "%s"', (line) => {
    expect(said([`>> ANCHOR: ${line}`, `>> REPORTER: ${report[0]}`, `>> REPORTER: ${report[1]}`])).toBe(
      report.join(' '),
    )
  })

  test('has no call and reply of its presenters', () => {
    expect(
      said([
        `>> REPORTER: That's right, Elaine. ${report[0]}`,
        ">> ANCHOR: You're kidding.",
        ">> REPORTER: I'm not.",
        `>> REPORTER: ${report[1]}`,
        '>> DOLORES: My uncle set his watch by it for a year.',
      ]),
    ).toBe(`${report.join(' ')} My uncle set his watch by it for a year.`)
  })

  test.each([
    'When we came back, the weather had turned and the boat was gone.',
    'We begin with a cold pan and a warm egg.',
    'After the break in his leg, he never ran again.',
  ])('keeps "%s"', (line) => {
    expect(said([`>> REPORTER: ${report[0]}`, `>> DOLORES: ${line}`, `>> REPORTER: ${report[1]}`])).toContain(
      line,
    )
  })
})

describe('a talk', () => {
  const answer = 'Glass eyes are made of plastic now, and each takes two days.'

  test('has nothing that goes on from its greeting', () => {
    expect(
      said([
        '[00:00] HOST: Marlon, thanks for being here.',
        "[00:04] MARLON: Thanks for having me. Yeah, it's a strange one to explain at parties.",
        '[00:09] HOST: What are glass eyes made of?',
        `[00:12] MARLON: ${answer}`,
      ]),
    ).toBe(`What are glass eyes made of? ${answer}`)
  })

  test.each([
    ["So they're not actually glass anymore, are they?", 'No, um, mostly acrylic.', 'No, mostly acrylic.'],
    ['And you still do it by hand?', 'Yeah, every single one.', 'Yeah, every single one.'],
  ])('keeps the question "%s" with its short answer, or tells neither', (question, reply, told) => {
    const all = said([
      `[00:00] HOST: What do you make?`,
      `[00:04] MARLON: ${answer}`,
      `[00:09] HOST: ${question}`,
      `[00:12] MARLON: ${reply} The paint goes on in thin coats.`,
      '[00:20] HOST: Why so thin?',
      '[00:24] MARLON: Because thick paint cracks.',
    ])
    if (all.includes(told)) expect(all).toContain(question.replace(/^(?:so|and) /i, '').slice(1))
    expect(all).not.toMatch(/\bNo mostly\b/)
  })

  test.each([
    "For anybody who's joining, ",
    'For those of you just tuning in, ',
    'For everyone who is new here, ',
  ])('begins without "%s"', (lead) => {
    expect(
      said([`Priya (00:03)`, `${lead}the county closes forty pools a year.`, '', 'Tom (00:08)', answer]),
    ).toBe(`The county closes forty pools a year. ${answer}`)
  })
})

describe('a belief', () => {
  test.each([
    ["And people think the smell means that it's clean, right?", "That's the big myth."],
    ['So everybody thinks that the water is fresh?', "That's a mistake."],
  ])('is told before it is denied: "%s"', (question, answer) => {
    const all = said([
      '[00:00] HOST: What do you look at first?',
      '[00:04] TOM: I look at the drain at the bottom of the deep end.',
      `[00:09] HOST: ${question}`,
      `[00:12] TOM: ${answer} A clean pool barely smells. I can tell from the parking lot.`,
    ])
    expect(all).toMatch(/(?:people think|everybody thinks) .{10,40} That's (?:the big myth|a mistake)\./i)
  })
})

describe('a guest', () => {
  test.each([
    'Tom spent thirty years inspecting swimming pools.',
    'So Tom is a retired inspector from the county.',
    'Tom Beckett runs the pool at the Harbor Inn.',
  ])('is not presented: "%s"', (line) => {
    const all = said([
      `Priya (00:03)`,
      `${line} What do you look at first?`,
      '',
      'Tom Beckett (00:08)',
      'I look at the drain at the bottom of the deep end.',
    ])
    expect(all).toBe('What do you look at first? I look at the drain at the bottom of the deep end.')
  })

  test.each([
    ['Priya (00:03)', 'Harlow built the pool in 1911 for its soldiers.'],
    ['Tom Beckett (00:08)', 'Tom is what my father was called, too.'],
  ])('hides nobody else: %s "%s"', (speaker, line) => {
    expect(
      said([speaker, line, '', 'Tom Beckett (00:08)', 'I look at the drain at the bottom of the deep end.']),
    ).toContain(line)
  })
})

describe('an alternative', () => {
  test('keeps its two sides', () => {
    expect(
      said([
        'Nobody knows why it barks. Either the seal is hungry. Or it is simply bored. We watched it for a year.',
      ]),
    ).toContain('Or it is simply bored.')
  })
})

describe('notes with signs', () => {
  const notes = [
    'ideas for short - the pen cap',
    '',
    '- the hole in a pen cap is not for the ink',
    '- around 100 people a year choked on caps (check this??)',
    '- the airplane window has a hole too -> it keeps the glass clear',
    '- hole in a padlock = water runs out',
    '- ending: "every hole is there because somebody needed one"',
    'TODO find b-roll of caps',
  ]

  test('are told without signs, labels and tasks', () => {
    const { sentences, title } = readSource(notes.join('\n'), tools)
    const all = sentences.map(({ text }) => text).join(' ')
    expect(all).not.toMatch(/todo|b-roll|ending|check this|->|=|ideas for/i)
    expect(all).toContain('Every hole is there because somebody needed one.')
    expect(title ?? '').not.toMatch(/ideas|short/i)
  })
})

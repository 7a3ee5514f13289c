import { kitLimits, kitTextsSchema, type KitTexts } from '@vivify/contract/kit'
import { describe, expect, test } from 'vitest'
import {
  asksForVotes,
  findDoubledWords,
  findUngivenNumbers,
  findUngivenQuotes,
  findWrongArticles,
} from './checks.ts'
import { toCalendar, toMarkdown } from './kit-files.ts'
import { listLaunchLinks } from './launch-links.ts'
import { launchSteps, launchTasks, planLaunch } from './launch-plan.ts'
import { readPhrase } from './read-facts.ts'
import { testProducts } from './testing.ts'
import { articleFor, withoutShouting } from './words.ts'
import { writeKitTexts } from './write-kit.ts'
import { cutCharacters } from '@vivify/contract/cut-characters'
import {
  kitDocumentSchema,
  kitFormLimits,
  kitFormSchema,
  type KitField,
  type KitForm,
} from '@vivify/contract/kit'
import { threadMs } from '@vivify/contract/node/thread-time'

/** As X counts: an address has 23 characters, an emoji two. */
const countOnX = (text: string): number =>
  [...text.replace(/https?:\/\/\S+/gu, 'x'.repeat(23))].reduce(
    (sum, one) => sum + (one > '\u2fff' ? 2 : 1),
    0,
  )

const write = (form: KitForm, variant = 0): KitTexts =>
  writeKitTexts({ form, variant, countOnX, writtenBy: 'test' })
const allTexts = (texts: KitTexts): string[] => [
  ...texts.taglines,
  texts.description,
  texts.firstComment,
  ...texts.thread,
  texts.linkedIn,
  texts.update,
  texts.thanks,
  ...texts.emails.flatMap(({ subject, body }) => [subject, body]),
  ...texts.replies.flatMap(({ question, answer, ask }) => [question, answer, ask ?? '']),
  ...texts.scripts.flatMap(({ title, text }) => [title, text]),
  ...texts.ideas.flatMap(({ title, about }) => [title, about]),
  texts.press,
]

describe.each(Object.entries(testProducts))('the kit of the %s', (_, form) => {
  const given = Object.values(form).join('\n')
  const texts = write(form)

  test('keeps to every limit', () => {
    expect(() => kitTextsSchema.parse(texts)).not.toThrow()
    expect(texts.taglines).toHaveLength(kitLimits.taglines)
    for (const line of texts.taglines) {
      expect(line.length).toBeLessThanOrEqual(kitLimits.taglineCharacters)
      expect(line.toLowerCase()).not.toContain(form.name.toLowerCase())
      expect(line).not.toMatch(/\.$/)
    }
    expect(texts.description.length).toBeLessThanOrEqual(kitLimits.descriptionCharacters)
    expect(texts.topics).toHaveLength(kitLimits.topics)
    expect(texts.firstComment.length).toBeGreaterThanOrEqual(kitLimits.firstCommentLeast)
    expect(texts.firstComment.length).toBeLessThanOrEqual(kitLimits.firstCommentMost)
    expect(texts.thread.length).toBeGreaterThanOrEqual(kitLimits.threadLeast)
    expect(texts.thread.length).toBeLessThanOrEqual(kitLimits.threadMost)
    for (const post of [...texts.thread, texts.update, texts.thanks]) {
      expect(countOnX(post)).toBeLessThanOrEqual(kitLimits.xCharacters)
    }
    expect(texts.linkedIn.split('\n\n')[0]!.length).toBeLessThanOrEqual(kitLimits.linkedInHookCharacters)
    expect(texts.scripts).toHaveLength(kitLimits.scripts)
    expect(texts.replies).toHaveLength(kitLimits.replies)
  })

  test.each([0, 1, 2, 3])('asks for no votes and adds no numbers or quotes (wording %i)', (variant) => {
    for (const text of allTexts(write(form, variant))) {
      expect(asksForVotes(text), text).toBe(false)
      expect(findUngivenNumbers(text, given), text).toEqual([])
      expect(
        findUngivenQuotes(text.replace(/Fill in “[^”]+”/gu, ''), `${given}I don’t get it.`),
        text,
      ).toEqual([])
    }
  })

  test('is written without doubled words and wrong articles', () => {
    for (const text of allTexts(texts)) {
      expect(findDoubledWords(text), text).toEqual([])
      expect(findWrongArticles(text, articleFor), text).toEqual([])
      expect(text).not.toMatch(/\bis an? (\w+) is an?\b|\bhelps you help\b|\bIt It\b|\.\.|undefined|null/)
      // A capital “A” inside a sentence is a summary that was pasted as it is.
      expect(text).not.toMatch(/[a-z’] (?:A|An|The) [a-z]/)
    }
  })
})

test('the same form gives the same kit, and other wordings differ', () => {
  const form = testProducts.developerTool
  expect(write(form)).toEqual(write(form))
  expect(write(form, 1).taglines).not.toEqual(write(form).taglines)
})

test('a form with only a name and a summary gives a kit that says what is missing and makes nothing up', () => {
  const form = kitFormSchema.parse({ name: 'Bare', summary: 'Sorts photos' })
  const texts = write(form)
  expect(texts.gaps.join(' ')).toContain('why you made it')
  expect(texts.replies.filter(({ answer }) => answer === '').length).toBeGreaterThanOrEqual(7)
  for (const { answer, ask } of texts.replies) expect(answer === '').toBe(ask !== null)
  expect(texts.thread.length).toBeGreaterThanOrEqual(kitLimits.threadLeast)
})

test('capitals and marks that shout are written as people read them', () => {
  expect(withoutShouting('HELPS BAKERIES SELL LEFTOVER BREAD!!!')).toBe('Helps bakeries sell leftover bread!')
  expect(withoutShouting('TURNS PDF FILES INTO MP3. WORKS WITH QUERYLIGHT AND ANY API', 'QueryLight')).toBe(
    'Turns PDF files into MP3. Works with QueryLight and any API',
  )
  expect(withoutShouting('Finds SLOW queries??')).toBe('Finds SLOW queries?')
  expect(withoutShouting('MIT, GPL')).toBe('MIT, GPL')
  expect(withoutShouting('面包店帮手面包店帮手面包店')).toBe('面包店帮手面包店帮手面包店')
  const texts = JSON.stringify(
    write({
      ...testProducts.developerTool,
      name: 'Crumbs',
      summary: 'HELPS BAKERIES SELL LEFTOVER BREAD!!!',
      audience: 'SMALL BAKERIES EVERYWHERE',
    }),
  )
  expect(texts).toContain('Crumbs helps bakeries sell leftover bread')
  expect(texts).not.toMatch(/BREAD|BAKERIES|!!|bread! [a-z]|bread!,/)
})

test('every way of saying what a product does becomes a sentence', () => {
  const introduced = (summary: string): string =>
    write(kitFormSchema.parse({ name: 'Nib', summary }))
      .description.split('. ')[0]!
      .replace(/\.$/, '')
  for (const [summary, sentence] of [
    ['Finds bugs', 'Nib finds bugs'],
    ['Find bugs in your code', 'Nib finds bugs in your code'],
    ['Nib finds bugs and explains them', 'Nib finds bugs and explains them'],
    ['find your notes and share them', 'Nib finds your notes and shares them'],
    ['A calm inbox', 'Nib is a calm inbox'],
    ['Nib is an open tool for maps', 'Nib is an open tool for maps'],
    ['open-source map', 'Nib is an open-source map'],
    ['useful timer', 'Nib is a useful timer'],
    ['SDK for maps', 'Nib is an SDK for maps'],
    ['Noise-cancelling earplugs', 'Nib: noise-cancelling earplugs'],
    ['We help parents sleep', 'Nib helps parents sleep'],
    ['Your second brain for recipes', 'Nib is your second brain for recipes'],
    ['Python notebooks that run anywhere', 'Nib: Python notebooks that run anywhere'],
  ] as const) {
    expect(introduced(summary), summary).toBe(sentence)
  }
})

test('lines of a README are features: sentences stay sentences, and what the summary says is not said again', () => {
  const form = kitFormSchema.parse({
    name: 'timelord',
    summary: 'A benchmarking tool. It runs statistical analysis across multiple runs.',
    features:
      'Statistical analysis across multiple runs.\nWarmup runs can be executed first.\nStatistical outlier detection.\nA progress bar.\nTeams that can be merged.',
    link: 'https://timelord.example',
  })
  const { press, replies } = write(form)
  expect(press).toContain('Warmup runs can be executed first.')
  expect(press).toContain(
    'You also get statistical outlier detection, a progress bar and teams that can be merged.',
  )
  expect(press.match(/statistical analysis/gi)).toHaveLength(1)
  expect(replies.find(({ id }) => id === 'start')!.answer).toMatch(/^Here: https:\/\/timelord\.example\n/)
})

test('hostile words are read in time that grows with their length', () => {
  for (const part of ['a ', 'A. ', '- ', '"', 'and ', '. ', '’', 'Aa-']) {
    const text = part.repeat(1000)
    const begun = threadMs()
    readPhrase(text)
    write(
      kitFormSchema.parse({
        name: text.slice(0, 60),
        summary: text.slice(0, 300),
        why: text.slice(0, 600),
        features: text.slice(0, 900),
      }),
    )
    expect(threadMs() - begun, part).toBeLessThan(500)
  }
})

test('asking for votes is recognized in its usual words', () => {
  for (const text of [
    'Please upvote us',
    'Give us your vote!',
    'Help us become Product of the Day',
    'Support our launch',
    'Make us #1',
  ]) {
    expect(asksForVotes(text), text).toBe(true)
  }
  for (const text of ['Devoted to customer support', 'A pivot in our plan', 'issue #12'])
    expect(asksForVotes(text), text).toBe(false)
})

describe('the plan', () => {
  test('begins at 00:01 in California, whatever the zone and the season', () => {
    for (const [date, zone, day, time] of [
      ['2026-12-08', 'Europe/Berlin', '2026-12-08', '09:01'],
      ['2026-07-14', 'Asia/Tokyo', '2026-07-14', '16:01'],
      ['2026-07-14', 'Pacific/Honolulu', '2026-07-13', '21:01'],
      // Clocks change in California but not yet in Europe.
      ['2026-03-10', 'Europe/London', '2026-03-10', '07:01'],
    ] as const) {
      expect(planLaunch(date, zone)[0], zone).toMatchObject({ date: day, localTime: time })
    }
  })

  test('agrees with Temporal on days when clocks change', () => {
    for (const date of ['2026-03-08', '2026-11-01', '2026-10-25']) {
      for (const { atMs, date: day, localTime, day: after, time } of planLaunch(date, 'Europe/Berlin')) {
        const pacific = Temporal.PlainDate.from(date)
          .add({ days: after })
          .toZonedDateTime({ timeZone: 'America/Los_Angeles', plainTime: time })
        expect(atMs).toBe(pacific.epochMilliseconds)
        const local = pacific.withTimeZone('Europe/Berlin')
        expect(`${day} ${localTime}`).toBe(
          `${local.toPlainDate().toString()} ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`,
        )
      }
    }
  })

  test('refuses a day or a zone that does not exist', () => {
    expect(() => planLaunch('2026-13-40', 'Europe/Berlin')).toThrow(RangeError)
    expect(() => planLaunch('2026-12-08', 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('the files', () => {
  const document = kitDocumentSchema.parse({
    form: testProducts.developerTool,
    launchDate: '2026-12-08',
    done: ['date'],
  })

  test('Markdown has every part, and a text with a fence stays inside its block', () => {
    const texts = write(document.form)
    const markdown = toMarkdown(
      document,
      { ...texts, description: '```\n# Not a heading\n```' },
      'Europe/Berlin',
    )
    for (const heading of [
      'Taglines',
      'First comment',
      'Thread for X',
      'Video scripts',
      'Checklist',
      'Plan of the day',
    ]) {
      expect(markdown).toContain(`## ${heading}\n`)
    }
    expect(markdown).toContain('````\n```\n# Not a heading\n```\n````')
    expect(markdown).toContain('- [x] T-14')
  })

  test('the calendar has every step and task, with lines of at most 75 bytes', () => {
    const name = 'Ünïcode, with; marks\\ and a very long name that has to be folded 🚀🚀🚀'
    const file = toCalendar({ name, date: '2026-12-08', kitId: 'k1', now: new Date(0) })
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(launchSteps.length + launchTasks.length)
    expect(file).toContain('DTSTART:20261208T080100Z')
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Ünïcode\\, with\\; marks\\\\ and')
  })

  test('links carry their channel and keep the address’s own parameters', () => {
    const links = listLaunchLinks({ link: 'querylight.example/?ref=a', name: 'Querylight' })
    expect(links[0]!.url).toBe(
      'https://querylight.example/?ref=a&utm_source=producthunt&utm_medium=referral&utm_campaign=querylight-launch',
    )
    expect(listLaunchLinks({ link: 'not a link', name: 'X' })).toEqual([])
    expect(listLaunchLinks({ link: '', name: 'X' })).toEqual([])
  })
})

test('a form filled with anything gives texts within the limits', () => {
  const parts = ['a', 'Word. ', 'cats and dogs, ', '- ', '👩‍👩‍👧‍👦', 'http://', '"', '1 ', 'A. B. ', '#']
  for (const [index, part] of parts.entries()) {
    const fill = (name: KitField, most: number): string =>
      ['name', 'summary'].includes(name) && part.trim().length < 2
        ? 'Larder'
        : cutCharacters(part.repeat(most), most)
    const filled = Object.entries(kitFormLimits).map(([name, most]) => [name, fill(name as KitField, most)])
    const texts = write(kitFormSchema.parse(Object.fromEntries(filled)), index)
    expect(kitTextsSchema.safeParse(texts).error?.issues ?? [], part).toEqual([])
    expect(JSON.stringify(texts).isWellFormed() && !/\\ud[89a-f]/i.test(JSON.stringify(texts)), part).toBe(
      true,
    )
  }
})

test('a day that no calendar has is no launch day', () => {
  for (const date of ['0000-01-01', '0001-01-01', '9999-12-31'])
    expect(() => planLaunch(date, 'UTC')).toThrow(RangeError)
})

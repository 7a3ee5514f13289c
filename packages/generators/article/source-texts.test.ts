import { describe, expect, test } from 'vitest'
import { plainText } from '@vivify/contract/article-markdown'
import type { CollectedFacts } from '@vivify/contract/facts'
import { createRandom } from '@vivify/contract/random'
import { cleanStatements } from './clean-statements.ts'
import { writeOrientation } from './frames.ts'
import { linkArticles } from './link-articles.ts'
import { outlineArticle } from './outline-article.ts'
import type { ComposedArticle } from './types.ts'
import { writeArticle } from './write-article.ts'

// What texts that people wrote for other pages do to an article.

type Line = readonly [sourceId: string, section: string | null, text: string]

const config = { articleStyle: 'Informative', pointOfView: 'Second-person', articleLength: 'Short' } as const

function factsOf(titles: Readonly<Record<string, string>>, lines: readonly Line[]): CollectedFacts {
  return {
    topic: '',
    sources: Object.entries(titles).map(([id, title]) => ({
      id,
      kind: 'page',
      title,
      site: 'example.org',
      url: `https://example.org/${id}`,
      licence: '',
      licenceUrl: null,
      readAt: '2026-11-24T00:00:00.000Z',
    })),
    statements: lines.map(([sourceId, section, text]) => ({ sourceId, section, text })),
    warnings: [],
  }
}

async function write(title: string, facts: CollectedFacts): Promise<ComposedArticle> {
  const request = { title, config, facts, otherTitles: [], taken: [], seed: 1 }
  return (await writeArticle(request))!
}

const textOf = ({ introduction, sections }: ComposedArticle): string =>
  plainText([introduction, ...sections.map(({ markdown }) => markdown)].join('\n\n'))

const clean = (...texts: string[]): ReturnType<typeof cleanStatements> =>
  cleanStatements(
    texts.map((text) => ({ sourceId: 'w1', section: null, text })),
    [],
  )

const octopus: readonly Line[] = [
  ['w1', null, 'The octopus is a soft-bodied mollusc with eight limbs.'],
  ['w1', null, 'Around 300 species of octopus are known in all oceans.'],
  ['w1', 'Body', 'The soft body of an octopus can squeeze through small gaps.'],
  ['w1', 'Body', 'Octopuses have three hearts; one pumps blood round the body.'],
  ['w1', 'Body', 'An octopus tastes what it touches with its suction cups.'],
  ['w1', 'Life', 'Most octopuses live alone and hunt crabs and snails at night.'],
  ['w1', 'Life', 'A mother octopus guards her eggs until they hatch, and eats nothing.'],
]

describe('statements', () => {
  test('about the page are left out', () => {
    const { statements } = clean(
      'The following chart shows how the requests are sent.',
      'For more information about octopuses, ask the museum.',
      'In 1989, a physicist who worked at CERN wrote a proposal.',
      'It peaked at 46.9% of all websites (see these stats).',
    )
    expect(statements.map(({ text }) => text)).toEqual([
      'In 1989, a physicist who worked at CERN wrote a proposal.',
      'It peaked at 46.9% of all websites.',
    ])
  })

  test('remember that what stood before them was left out', () => {
    const { statements, afterGap } = clean(
      'Connections are slow to open.',
      'See our guide to connections.',
      'Browsers therefore keep them open.',
      'Idle connections are closed.',
    )
    expect(statements.map((statement) => afterGap.has(statement))).toEqual([false, true, false])
  })
})

test('a sentence that points back stays with the one before it, or is left out with it', async () => {
  const lines: Line[] = [
    ...octopus,
    ['w1', 'Keeping', 'Our newsletter has more: subscribe to it today.'],
    ['w1', 'Keeping', 'To ease these problems, keepers give each octopus a jar to open.'],
    ['w1', 'Keeping', 'An aquarium for an octopus needs a heavy lid and clean water.'],
    ['w1', 'Keeping', 'An octopus that is bored begins to bite its own arms.'],
  ]
  const text = textOf(await write('How Octopuses Live', factsOf({ w1: 'Octopus' }, lines)))
  expect(text).toContain('heavy lid')
  expect(text).not.toContain('To ease these problems')
})

test('a phrase without a verb of its own is left out', async () => {
  const lines: Line[] = [
    ...octopus,
    ['w1', 'Food', 'Lumpfish, a prey that octopuses often catch in aquariums.'],
    ['w1', 'Food', 'An octopus needs crabs and snails, which only other live prey can replace for long.'],
    ['w1', 'Food', 'Most octopuses eat at night, so that they meet fewer seals and sharks.'],
  ]
  const text = textOf(await write('How Octopuses Live', factsOf({ w1: 'Octopus' }, lines)))
  expect(text).not.toContain('Lumpfish')
  expect(text).toContain('snails, which only')
  expect(text).toContain('so that they meet')
})

test('facts that are only about another title of the batch give no article', async () => {
  const facts = factsOf({ w1: 'Notes' }, octopus)
  const request = { title: 'The Truth About Radios', config, facts, taken: [], seed: 1 }
  expect(await writeArticle({ ...request, otherTitles: ['How an Octopus Lives'] })).toBeNull()
})

test('a greeting is no introduction', async () => {
  const lines: Line[] = [
    ['w1', 'Welcome', 'The museum thanks you for coming.'],
    ...octopus.map(([id, section, text]): Line => [id, section ?? 'The animal', text]),
  ]
  const { introduction } = await write('How Octopuses Live', factsOf({ w1: 'Octopus' }, lines))
  expect(introduction).toMatch(/^The octopus is a soft-bodied mollusc/)
})

test('the opening and the conclusion of a further source are one section under its title', async () => {
  const lines: Line[] = [
    ...octopus,
    ['w2', null, 'An octopus in captivity learns quickly who brings its food.'],
    ['w2', null, 'Keepers of an octopus hide its crabs in bottles with corks.'],
    ['w2', 'Lids', 'Every lid of an octopus tank is locked with at least two clips.'],
    ['w2', 'Lids', 'An octopus at the Brighton aquarium lifted the lid at night and ate lumpfish.'],
    ['w2', 'Conclusion', 'An octopus with something to do lives longer than a bored octopus does.'],
  ]
  const facts = factsOf({ w1: 'Octopus', w2: 'Octopuses in captivity' }, lines)
  const { sections } = await write('How Octopuses Live', facts)
  const headings = sections.map(({ heading }) => heading)
  expect(headings.filter((heading) => heading === 'Octopuses in captivity')).toHaveLength(1)
  const own = sections.find(({ heading }) => heading === 'Octopuses in captivity')!
  expect(own.markdown).toContain('who brings its food')
  expect(own.markdown).toContain('something to do')
})

test('what the article leaves out becomes a question with its answer', async () => {
  const lines = octopus.map(([id, section, text]): Line => [id, section, text])
  const more = Array.from({ length: 40 }, (_, at): Line => {
    const species = ['red', 'blue', 'giant', 'small', 'common'][at % 5]!
    return ['w1', 'Life', `In the year ${1900 + at} a ${species} octopus was seen ${at + 3} times by divers.`]
  })
  const inhabits: Line = ['w1', 'Places', 'Octopuses inhabit reefs and the open sea.']
  const { faq } = await write('Octopus Life', factsOf({ w1: 'Octopus' }, [...lines, inhabits, ...more]))
  expect(faq.map(({ question }) => question)).toContain('Where do octopuses live?')
})

test('the closing names the subject with the words that title and sources put before it', async () => {
  const lines: Line[] = [
    ['w1', null, 'An open source project is one that anybody may use, study and change.'],
    ['w1', 'Goals', 'Every open source project needs a goal that newcomers understand at once.'],
    ['w1', 'Goals', 'Many open source projects begin because a tool was missing at work.'],
    ['w1', 'License', 'Without a license nobody may copy the code of your project.'],
    ['w1', 'License', 'Most open source projects use the license of MIT or Apache.'],
  ]
  const { closing } = await write('How to Start an Open Source Project', factsOf({ w1: 'Guide' }, lines))
  expect(closing).toContain('about open source projects.')
})

test('headings stand after a colon, without questions, and what has no subject is not counted', () => {
  const frame = { ...config, random: createRandom(1) }
  const say = (parts: string[]): string => writeOrientation({ ...frame, parts })
  expect(say(['octopuses at a glance', 'body', 'life'])).toMatch(/: body and life\.$/)
  expect(say(['why do people open it?', 'HTTP is simple', 'goals', 'license'])).toMatch(
    /: goals, license, and more\.$/,
  )
})

test('a verb, or one word beside a longer phrase of a title, leads nowhere', () => {
  const targets = [{ id: 'a1', title: 'How to Start an Open Source Project' }]
  const { linked } = linkArticles('This was the start of the project.', { title: 'HTTP' }, targets)
  expect(linked).toEqual([])
  const whole = linkArticles('It is an open source project now.', { title: 'HTTP' }, targets)
  expect(whole.linked).toEqual(['a1'])
  const garden = [{ id: 'a2', title: 'How to Start a Garden' }]
  expect(linkArticles('It was a good start.', { title: 'HTTP' }, garden).linked).toEqual([])
  expect(linkArticles('It was a good garden.', { title: 'HTTP' }, garden).linked).toEqual(['a2'])
})

test('an outline of how something works asks about the thing', () => {
  const { sections } = outlineArticle('How Lighthouses Work', 'Short')
  const asked = sections.flatMap(({ heading, questions }) => [heading, ...questions]).join('\n')
  expect(asked).toMatch(/lighthouses/i)
  expect(asked).not.toMatch(/lighthouses work/i)
})

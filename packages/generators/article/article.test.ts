import { describe, expect, test } from 'vitest'
import { listCitations, plainText } from '@vivify/contract/article-markdown'
import type { CollectedFacts } from '@vivify/contract/facts'
import { createRandom } from '@vivify/contract/random'
import { findUnsupported } from './check-claims.ts'
import { cutBetweenWords, writeDescription, writeSeoTitle } from './finish-article.ts'
import { writeOrientation } from './frames.ts'
import { linkArticles } from './link-articles.ts'
import { outlineArticle } from './outline-article.ts'
import { SeenTexts } from './seen-texts.ts'
import { writeArticle } from './write-article.ts'

const moment = '2026-11-24T00:00:00.000Z'
const source = (id: string) => ({
  id,
  kind: 'page' as const,
  title: 'Lighthouses',
  site: 'example.org',
  url: `https://example.org/${id}`,
  licence: 'CC BY-SA 4.0',
  licenceUrl: null,
  readAt: moment,
})
const lines: readonly (readonly [sourceId: string, section: string | null, text: string])[] = [
  ['w1', null, 'A lighthouse is a tower with a bright light at its top.'],
  ['w1', null, 'It shows sailors where the coast is and warns them of rocks.'],
  ['w1', null, 'Every lighthouse has its own pattern of flashes.'],
  ['w1', 'History', 'The Lighthouse of Alexandria in Egypt was built around 280 BC.'],
  ['w1', 'History', 'Earthquakes destroyed the tower in the Middle Ages.'],
  ['w1', 'History', 'Henry Winstanley built the first lighthouse on the Eddystone Rocks in 1698.'],
  ['w1', 'History', 'John Smeaton built a stronger tower there in 1759.'],
  ['w2', 'How the light works', 'The first lamps of lighthouses burned wood, coal or oil.'],
  [
    'w2',
    'How the light works',
    'In 1822, Augustin-Jean Fresnel invented a lens that bends the light into one beam.',
  ],
  ['w2', 'How the light works', 'His lens is made of many rings of glass.'],
  ['w2', 'How the light works', 'A lighthouse seems to blink because its lens turns.'],
  // Nearly what the first source says.
  ['w2', 'How the light works', 'Every lighthouse has its own pattern of flashes.'],
]
const facts: CollectedFacts = {
  topic: 'Lighthouses',
  sources: [source('w1'), source('w2')],
  statements: lines.map(([sourceId, section, text]) => ({ sourceId, section, text })),
  warnings: [],
}
const config = { articleStyle: 'Informative', pointOfView: 'Second-person', articleLength: 'Short' } as const
const request = { title: 'How Lighthouses Work', config, facts, otherTitles: [], taken: [], seed: 1 }

describe('the built-in writer', () => {
  test('says only what the sources say, each once, and cites every paragraph', async () => {
    const article = (await writeArticle(request))!
    const known = new Set(lines.map(([, , text]) => text))
    const paragraphs = article.sections.flatMap(({ markdown }) => markdown.split('\n\n'))
    const said = paragraphs.flatMap((text) => plainText(text).split(/(?<=\.) (?=\p{Lu})/u))
    for (const text of paragraphs) expect(listCitations(text).length).toBeGreaterThan(0)
    const changed = said.filter((text) => !known.has(text))
    // A pronoun at the beginning may become its noun.
    expect(changed.length).toBeLessThanOrEqual(2)
    const whole = [article.introduction, ...paragraphs].join('\n\n')
    expect(findUnsupported(whole, [...known, request.title])).toEqual([])
    expect(whole.match(/its own pattern of flashes/g) ?? []).toHaveLength(1)
    expect(article.closing).toContain('lighthouses')
    expect(await writeArticle(request)).toEqual(article)
  })

  test('repeats nothing that another article of the batch says, and gives up when nothing is left', async () => {
    const taken = lines.slice(3, 7).map(([, , text]) => `${text}[^w1]`)
    const article = (await writeArticle({ ...request, taken: [taken.join(' ')] }))!
    expect(article.sections.map(({ heading }) => heading)).not.toContain('History')
    expect(await writeArticle({ ...request, taken: lines.map(([, , text]) => text) })).toBeNull()
    expect(await writeArticle({ ...request, facts: { ...facts, sources: [], statements: [] } })).toBeNull()
  })
})

const notes = (...lines: (readonly [section: string | null, text: string])[]): CollectedFacts => ({
  topic: '',
  sources: [{ ...source('n1'), kind: 'notes', title: 'Notes', site: '', url: null, licence: '' }],
  statements: lines.map(([section, text]) => ({ sourceId: 'n1', section, text })),
  warnings: [],
})
const paragraphsOf = async (title: string, facts: CollectedFacts, otherTitles: string[] = []) => {
  const article = (await writeArticle({ ...request, title, facts, otherTitles }))!
  return [article.introduction, ...article.sections.flatMap(({ markdown }) => markdown.split('\n\n'))]
}

describe('notes that fit into the length', () => {
  const baking = notes(
    [null, 'A sourdough starter is a mix of flour and water.'],
    [null, 'Patience is what it needs most.'],
    ['Making one', 'Mix 50 g of whole rye flour with 50 g of water and cover it loosely.'],
    ['Making one', 'Rye ferments faster than white flour because it carries more minerals.'],
    ['Keeping it', 'In the fridge a starter needs feeding only once a week.'],
    ['Keeping it', 'A dried starter keeps for more than a year.'],
    ['Summer', 'A pinch of salt slows the yeast on hot days.'],
  )

  test('are used whole, also parts that do not repeat the title and single sentences', async () => {
    const text = plainText((await paragraphsOf('How to Keep a Sourdough Starter', baking)).join(' '))
    for (const statement of baking.statements) expect(text).toContain(statement.text)
  })

  test('leave out what only another title of the batch can mean', async () => {
    const both = notes(
      ...baking.statements.map(({ section, text }) => [section, text] as const),
      ['Ferries to Skye', 'The ferry to Harris leaves from Uig twice a day.'],
      ['Ferries to Skye', 'It takes an hour and forty minutes in good weather.'],
    )
    const titles = ['How to Keep a Sourdough Starter', 'Ferries to Skye']
    expect((await paragraphsOf(titles[0]!, both, [titles[1]!])).join(' ')).not.toContain('Harris')
    expect((await paragraphsOf(titles[0]!, both)).join(' ')).toContain('Harris')
  })

  test('begin a paragraph with each label, and no heading is taken from two mentions', async () => {
    const trip = notes(
      [null, 'We drove from Inverness to Portree in under three hours.'],
      [null, 'The bridge to Skye has been free of tolls since 2004.'],
      [null, 'We paid 28 pounds a night for a pitch with power.'],
      [null, 'Fairy Pools: the walk takes 45 minutes each way on gravel.'],
      [null, 'The water was so cold that I swam for two minutes.'],
      [null, 'Food: the best meal was langoustines at a shack in Stein.'],
      [null, 'Weather: three of seven days had rain from morning to night.'],
      [null, 'Bring boots that are really waterproof, because mine were not.'],
    )
    const { sections } = (await writeArticle({ ...request, title: 'A Week on Skye', facts: trip }))!
    expect(sections.map(({ heading }) => heading)).toEqual(['The details'])
    const starts = sections[0]!.markdown.split('\n\n').map((text) => text.split(':')[0])
    expect(starts).toEqual(['**Fairy Pools', '**Food', '**Weather'])
  })
})

test('headings that need the title are not listed in a sentence', () => {
  const frame = { ...config, random: createRandom(1) }
  expect(writeOrientation({ ...frame, parts: ['making one', 'keeping it', 'ratios'] })).toBe('')
  expect(writeOrientation({ ...frame, parts: ['history', 'keeping it', 'ratios'] })).toMatch(
    /history, ratios, and more\.$/,
  )
})

test('numbers and names that no source has are found; those of the sources are not, however written', () => {
  const known = ['The tower of Pisa has 1,000 steps and leans by 3.97 degrees.', 'How Towers Lean']
  const claims = (text: string): string[] => findUnsupported(text, known).flatMap(({ words }) => [...words])
  expect(claims('The tower of Pisa has 1000 steps.[^w1] It leans by 3.97 degrees.')).toEqual([])
  expect(claims('The tower of Pisa has 1,100 steps. In Rome, Galileo’s tower leans.')).toEqual([
    '1,100',
    'Rome',
    'Galileo’s',
  ])
  expect(claims('## In 1999\n\nTowers lean.')).toEqual([])
})

test('sentences are repeated when most of their runs of words are', () => {
  const seen = new SeenTexts()
  seen.add(['Cats sleep for 12 to 16 hours a day.'])
  expect(seen.has('Most cats sleep for 12 to 16 hours a day.')).toBe(true)
  expect(seen.has('Dogs sleep for half of the day.')).toBe(false)
  expect(seen.has('A day.')).toBe(false)
})

test('titles and descriptions for search engines end between words', () => {
  expect(writeSeoTitle('The Complete Guide to Everything That You Will Ever Need to Know')).toBe(
    'The Complete Guide to Everything That You Will Ever Need',
  )
  expect(writeDescription('One sentence.[^w1] Another **one**.')).toBe('One sentence. Another one.')
  expect(writeDescription(`${'word '.repeat(60)}end.`).length).toBeLessThanOrEqual(155)
  expect(cutBetweenWords('🙂'.repeat(40), 31, '')).not.toMatch(/[\ud800-\udbff]$/)
})

test('links to other articles stand in prose, once each, and never in what is linked or listed', () => {
  const markdown =
    '## Fresnel lenses\n\n- Fresnel lenses in a list.\n\nThe keeper cleaned Fresnel lenses, and Fresnel lenses broke.'
  const targets = [{ id: 'a1', title: 'What Fresnel Lenses Are' }]
  const { markdown: linked } = linkArticles(markdown, { title: 'Keepers' }, targets)
  expect(linked.match(/\(article:a1\)/g)).toHaveLength(1)
  expect(linked).toContain('cleaned [Fresnel lenses](article:a1)')
  expect(linkArticles('It is [Fresnel lenses](x).', { title: 'Keepers' }, targets).linked).toEqual([])
})

test('an outline asks, and claims nothing', () => {
  for (const title of [
    'How to Fold a Sheet',
    '7 Ways to Nap',
    'Tea vs Coffee',
    'Why Ice Floats',
    '🙂',
    'x',
    '猫',
  ]) {
    const { sections } = outlineArticle(title, 'Medium')
    expect(sections.length).toBeGreaterThan(2)
    for (const { questions } of sections) for (const question of questions) expect(question).toMatch(/\?$/)
  }
})

// Lines of a page that stand around what its writer wrote.

import { describe, expect, test } from 'vitest'
import { loadLanguageTools } from '../wording/language-tools.ts'
import { readSource } from './source-cleaning.ts'

const tools = await loadLanguageTools()

function said(text: string): string[] {
  return readSource(text, tools).sentences.map((sentence) => sentence.text)
}

const body = [
  'In 1937 a trucker sat in his cab at a dock and waited all day long.',
  'He watched men carry the freight onto a ship, piece by piece.',
  'Nineteen years later he loaded the first ship with steel boxes.',
  'Within twenty years most of the dock jobs in the city were gone.',
]
const whole = body.join('\n\n')

describe('what a page has around its text is never spoken', () => {
  test.each([
    ['the way to other posts', `${whole}\n\n← Older: On soup          Newer: What I read in May →`],
    ['the way to another page', `${whole}\n\nThe last typesetter of Ghent »`],
    [
      'an offer of a magazine',
      `${body[0]}\n\nSUBSCRIBE\nGet Dock & Co. delivered four times a year. From €39.\n\n${body.slice(1).join('\n\n')}`,
    ],
    [
      'a button below who wrote it',
      `Ada Lopez • 2nd\nFounder at Box\n3mo • Edited • 🌐\n\nFollow\n\n${whole}`,
    ],
    ['counts of an answer', `${whole}\n\nView 1,204 upvotes\nView 9 shares\nUpvote · 1.2K\nComment 41`],
    [
      'an advert below who paid for it',
      `${whole}\n\nSponsored by RunFuel\nTired of bonking? Try RunFuel gels.`,
    ],
    ['a request for hearts', `${whole}\n\n*If you liked this, tap the heart so other people can find it.*`],
    ['what came to its writer too late', `${whole}\n\nP.S. I forgot to buy the second screw.`],
  ])('%s', (_, text) => {
    const { sentences, title } = readSource(text, tools)
    expect(sentences.map((sentence) => sentence.text)).toEqual(body)
    expect(title).toBeNull()
  })

  test('the writer and the buttons below a title', () => {
    const head =
      'The man who hated waiting at docks\nLottie Carrow\n·\nFollow\nPublished in Kitchen Sense\n·\n5 min read\n·\nApr 3, 2024\n\n1.7K\n\n22\n\nListen\n\nShare'
    const { sentences, title } = readSource(`${head}\n\n${whole}`, tools)
    expect(title).toBe('The man who hated waiting at docks')
    expect(sentences.map(({ text }) => text)).toEqual(body)
  })

  test('a name in capitals is written as its text writes it', () => {
    const { title } = readSource(`MOTHLIGHT – the light that fades out\n\n${whole} Mothlight is red.`, tools)
    expect(title).toBe('Mothlight – the light that fades out')
  })

  test('points with arrows are told', () => {
    const points = ['→ Call before you fix it.', '→ Say what went wrong.', '→ Say when it will be right.']
    expect(said(`${whole}\n\n${points.join('\n')}`).join(' ')).toContain('Say what went wrong.')
  })
})

describe('talk about the recording is never spoken', () => {
  test.each([
    'So I’m not a doctor.',
    'Part two is on Friday.',
    'Sorry, give me a second.',
    'But that’s it for today.',
  ])('%s', (line) => {
    expect(said(`${whole}\n\n${line}`)).toEqual(body)
  })
})

describe('an interview keeps what a question asks about', () => {
  const interview = `Mara: How long have you tuned pianos?

Ilka: For forty years. I started in a church, and I never stopped.

Mara: You’ve said that you can hear a marriage in a piano. What do you mean?

Ilka: You can hear who plays.

Mara: What should people do?

Ilka: Keep it away from the window, and have it tuned twice a year.`

  test('what the guest said before is told with "What do you mean?"', () => {
    expect(said(interview).join(' ')).toContain(
      'hear a marriage in a piano. What do you mean? You can hear who plays.',
    )
  })

  test('what the guest does is told with "How does somebody end up doing that?"', () => {
    const talk = `Nadia: Can you hear me all right?

Otto: Loud and clear.

Nadia: You taste tap water for a living. How does somebody end up doing that?

Otto: I was a wine guy, and then I lost my sense of smell for a year after a flu.

Nadia: What can you taste that a machine can't?

Otto: Earth. There's a compound that algae make, and I need three seconds to find it.`
    expect(said(talk).join(' ')).toMatch(
      /^You taste tap water for a living\. How does somebody end up doing that\?/,
    )
  })
})

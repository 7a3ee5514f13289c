import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectSchema } from '@vivify/contract/project'
import * as sources from './fixtures/sources.ts'
import { fromScript } from './from-script.ts'
import { maxScriptWords } from './wording/bad-input.ts'
import { countWords } from './wording/sentences.ts'
import { toProjectScenes } from './types.ts'
import type { ScriptDraft } from './types.ts'

function spokenOf(draft: ScriptDraft): string {
  return toProjectScenes(draft)
    .map((scene) => scene.say)
    .join(' ')
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}$€£%'’.,-]*[\p{L}\p{N}%][\p{L}\p{N}'’%]*/gu) ?? []
}

const moneyScript = `# 3 Money Traps

**HOOK:** Your bank is charging you for being broke. [music swells]

(0:03 - 0:08)
VO: The average overdraft fee is $35. And they can charge it *four* times a day, even if you're only short by $1.50.

Visual: empty wallet, coffee cup
On-screen: TRAP 2
SCENE 2: That "free trial" you forgot? It isn't free. Mr. Patel in apt. 5 paid $89.99 for a gym he visited once.

CTA: Follow for more money traps!
#money #finance`

describe('fromScript', () => {
  test('labels, directions, time codes and notes are reported and not spoken', async () => {
    const draft = await fromScript(moneyScript)
    expect(spokenOf(draft)).toBe(
      'Your bank is charging you for being broke. The average overdraft fee is $35. And they can charge it four times ' +
        'a day, even if you\'re only short by $1.50. That "free trial" you forgot? It isn\'t free. ' +
        'Mr. Patel in apt. 5 paid $89.99 for a gym he visited once. Follow for more money traps!',
    )
    expect(draft.title).toBe('3 Money Traps')
    expect(draft.hook.text).toBe('Your bank is charging you for being broke.')
    expect(draft.callToAction).toBe('Follow for more money traps!')
    expect(draft.warnings).toEqual([
      'Left out of the spoken words: 1 heading, 1 stage direction, 4 labels, 1 time code, 1 picture note, ' +
        '1 on-screen text, 1 line of hashtags.',
    ])
    const trial = draft.scenes.find((scene) => scene.say.includes('free trial'))!
    expect(trial.onScreen).toBe('TRAP 2')
    expect(trial.visualKeywords).toEqual(['empty wallet', 'coffee cup'])
  })

  test('the title of a script whose hook is the first clause of a sentence has no comma at its end', async () => {
    const draft = await fromScript(
      'On a winter night in 1987, a stray dog walked into a fire station in a small mining town and lay down.',
    )
    expect(draft.title).toBe('On a winter night in 1987')
  })

  test.each([
    ['**Scene 1 (0:00-0:05):** [Visual: a dark sea] Octopuses have three hearts.'],
    ['Scene 2: Octopuses have three hearts.'],
    ['Shot 3 - Octopuses have three hearts.'],
    ['Narrator: Octopuses have three hearts.'],
    ['**Narrator (warm):** Octopuses have three hearts.'],
    ['VO: Octopuses have three hearts.'],
    ['(0:05-0:10) Octopuses have three hearts. (0:05 – 0:10)'],
    ['Scene 4 [0:05-0:10]: VO: "Octopuses have three hearts."'],
    ['### Scene 1 (0:00-0:05)\nNarrator: Octopuses have three hearts.'],
    ['Scene 1 (0:00-0:05)\nVO:\nOctopuses have three hearts.'],
  ])('%j: only the sentence is spoken, and what went is told once', async (script) => {
    const draft = await fromScript(script)
    expect(spokenOf(draft)).toBe('Octopuses have three hearts.')
    expect(draft.warnings).toHaveLength(1)
    expect(draft.warnings[0]).toMatch(/^Left out of the spoken words: /)
  })

  test('numbers, negations and superlatives are stressed', async () => {
    const draft = await fromScript(moneyScript)
    expect(draft.scenes[0]!.emphasis).toEqual(['$35'])
    expect(draft.scenes[1]!.emphasis).toContain('four')
  })

  test('lines without punctuation are scenes of their own and get a period', async () => {
    const draft = await fromScript(
      "Wake up early\nDrink water\nMove your body\nDon't check your phone for 1 hour",
    )
    expect(spokenOf(draft)).toBe(
      "Wake up early. Drink water. Move your body. Don't check your phone for 1 hour",
    )
  })

  test('a script wrapped at a width is read as sentences', async () => {
    const draft = await fromScript(
      'The zipper took more than thirty years to become the zipper that\nyou know. In 1893 an engineer showed a clasp at the fair in\nChicago. Almost nobody bought it because it kept popping open.',
    )
    expect(draft.scenes.map((scene) => scene.say)).toEqual([
      'In 1893 an engineer showed a clasp at the fair in Chicago.',
      'Almost nobody bought it because it kept popping open.',
    ])
  })

  test('a song line in brackets and a real parenthesis are distinguished', async () => {
    const draft = await fromScript('Octopuses (the small ones) hide well. (laughs) They have three hearts.')
    expect(spokenOf(draft)).toBe('Octopuses (the small ones) hide well. They have three hearts.')
  })

  test.each(Object.entries(sources))(
    '%s: prose keeps every word, in scenes of at most 20',
    async (_, source) => {
      const prose = source
        .replace(/[[\]()#*_♪]|^.*-->.*$|\d{1,2}:\d{2}(:\d{2})?|^[A-Z][\w ]*:|https?\S+/gm, ' ')
        .replace(/^\s*\d+\s*$/gm, '')
      const paragraphs = prose
        .replace(/<[^>]*>|=+|^\s*-\s/gm, ' ')
        .replace(/\s+/g, ' ')
        .trim()
      const draft = await fromScript(paragraphs)
      expect(words(spokenOf(draft))).toEqual(words(paragraphs))
      for (const scene of draft.scenes) expect(countWords(scene.say)).toBeLessThanOrEqual(20)
    },
  )

  test('any words are unchanged in the output', async () => {
    const vocabulary = [
      'Dr.',
      'Smith',
      'paid',
      '$3.50',
      '1,200',
      'e.g.',
      'at',
      '3',
      'p.m.',
      'the',
      'moon',
      'is',
      'far.',
      'Why?',
      'so,',
      'and',
      'never!',
      '🎉',
      'café',
      'U.S.',
      '25-30%',
    ]
    const text = fc
      .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 120 })
      .map((list) => `Start ${list.join(' ')} end.`)
    await fc.assert(
      fc.asyncProperty(text, async (script) => {
        expect(spokenOf(await fromScript(script)).replace(/\s+/g, ' ')).toBe(script)
      }),
      { numRuns: 150, seed: 3 },
    )
  })

  test('a price, a date and an abbreviation are never split', async () => {
    const draft = await fromScript(
      'Before we begin here is a hook. The very first machine of that kind was sold by Dr. Jane Smith to the U.S. Army for $1,200 on March 3, 1969 in New York City because nobody else wanted it.',
    )
    const says = draft.scenes.map((scene) => scene.say)
    for (const whole of ['Dr. Jane Smith', 'U.S. Army', '$1,200', 'March 3, 1969', 'New York City']) {
      expect(says.some((say) => say.includes(whole))).toBe(true)
    }
  })

  test('a script of exactly the maximum number of words is accepted, however short its lines', async () => {
    const draft = await fromScript('The fox ran home.\n\n'.repeat(maxScriptWords / 4))
    const scenes = toProjectScenes(draft)
    expect(countWords(spokenOf(draft))).toBe(maxScriptWords)
    expect(projectSchema.safeParse({ version: 1, title: 'Long', seed: 1, scenes }).success).toBe(true)
  })

  test.each([maxScriptWords + 1, 50_001, 400_000])(
    '%i words are refused with their number',
    async (words) => {
      await expect(fromScript('fox '.repeat(words))).rejects.toMatchObject({
        code: 'script_too_long',
        message: `This script has ${words.toLocaleString('en-US')} words. A video can have at most 1,800 (about ten minutes): split it into parts.`,
      })
    },
  )

  test.each([
    ['', 'script_empty'],
    ['[music]', 'nothing_to_say'],
    ['🎉🎉', 'nothing_to_say'],
    ['brrr tsk hm', 'nothing_to_say'],
    ['a '.repeat(50_001), 'script_too_long'],
  ])('%j is refused', async (script, code) => {
    await expect(fromScript(script)).rejects.toMatchObject({ code })
  })

  test('control characters are removed from the words', async () => {
    const draft = await fromScript(
      'The\u0000 moon\u200b is\u0007 far away.\r\nIt moves\u2028further each year.',
    )
    expect(spokenOf(draft)).toBe(
      'The moon is far away. It moves. further each year.'.replace('moves. f', 'moves f'),
    )
  })

  test.each([
    ['ar', 'مرحبا بكم في هذا الفيديو. اليوم سوف نتحدث عن الماء وأهميته للحياة.'],
    ['ja', '今日は水について話します。水は大切です。毎日飲みましょう。'],
    [
      'es',
      'El agua es la base de la vida en el planeta. Por eso, cuando buscamos vida en otros mundos, buscamos agua.',
    ],
  ])('a script in %s is kept and announced as silent', async (language, script) => {
    const draft = await fromScript(script)
    expect(draft.language).toBe(language)
    expect(spokenOf(draft).replace(/\s/g, '')).toBe(script.replace(/\s/g, ''))
    expect(draft.warnings.join(' ')).toContain('silent video with captions')
  })
})

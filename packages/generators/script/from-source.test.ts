import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { createRandom } from '@vivify/contract/random'
import { readInput } from './wording/bad-input.ts'
import { loadLanguageTools } from './wording/language-tools.ts'
import * as sources from './fixtures/sources.ts'
import { fromSource } from './from-source.ts'
import { scoreHook } from './wording/hook-score.ts'
import { analyseSource } from './meaning/source-analysis.ts'
import { countWords, splitSentences } from './wording/sentences.ts'
import { readSource } from './cleaning/source-cleaning.ts'
import { findUntraced, findUntracedWords } from './shapes/traceability.ts'
import type { ScriptDraft } from './types.ts'

const tools = await loadLanguageTools()

const named = Object.entries(sources)
const advertising =
  /pocketledger|SAVE20|subscrib|smash|like button|description below|welcome back|budgeting app/i

function spokenWords(draft: ScriptDraft): number {
  return countWords(
    [draft.hook.text, ...draft.scenes.map((scene) => scene.say), draft.callToAction].join(' '),
  )
}

describe('fromSource on real-looking sources', () => {
  // A source that is short enough to be told whole keeps its own beginning.
  const condensed = named.filter(([name]) => name !== 'subRipCaptions')
  test.each(condensed)('%s: begins with another of its openings on request', async (_, source) => {
    const usual = await fromSource(source)
    for (const { text } of usual.hookAlternatives) {
      const draft = await fromSource(source, { opening: text })
      expect(draft.hook.text).toBe(text)
      expect(findUntraced(draft, source)).toEqual([])
      expect(draft.scenes.map(({ say }) => say)).not.toContain(text)
    }
    expect(await fromSource(source, { opening: 'Never offered.' })).toEqual(usual)
  })

  test.each(named)('%s: says nothing that is not in its source', async (_, source) => {
    const draft = await fromSource(source)
    expect(findUntraced(draft, source)).toEqual([])
  })

  test.each(named)('%s: every scene consists of the sentences it names', async (_, source) => {
    const draft = await fromSource(source)
    const cleaned = readSource(source, tools).sentences.map((sentence) => sentence.text)
    for (const scene of draft.scenes) {
      // A replaced pronoun may be named after a noun in the few sentences before.
      const first = scene.sourceSentences![0]!
      const nearby = cleaned.slice(Math.max(0, first - 4), first)
      const cited = scene.sourceSentences!.map((index) => cleaned[index]!)
      expect(findUntracedWords(scene.say, [...cited, ...nearby], [draft.title])).toEqual([])
    }
  })

  test.each(named)('%s: keeps to the number of words that fit the time', async (_, source) => {
    for (const targetSeconds of [25, 40, 60]) {
      const draft = await fromSource(source, { targetSeconds, wordsPerMinute: 150 })
      // Short words take less time than others.
      expect(spokenWords(draft)).toBeLessThanOrEqual((targetSeconds * 150) / 60 + 9)
      expect(draft.seconds / ((spokenWords(draft) * 60) / 150)).toBeGreaterThan(0.75)
      expect(draft.seconds / ((spokenWords(draft) * 60) / 150)).toBeLessThan(1.35)
    }
  })

  test.each(named)('%s: opens with a short hook and offers three others', async (_, source) => {
    const draft = await fromSource(source)
    expect(countWords(draft.hook.text)).toBeGreaterThanOrEqual(3)
    expect(countWords(draft.hook.text)).toBeLessThanOrEqual(18)
    expect(draft.hook.text).not.toMatch(/^(it|this|that|they|he|she|and|so|but)\b/i)
    const texts = [draft.hook, ...draft.hookAlternatives].map((hook) => hook.text)
    expect(new Set(texts).size).toBe(4)
  })

  test.each(named)(
    '%s: has no ads, requests or fillers, and scenes of one picture each',
    async (_, source) => {
      const draft = await fromSource(source, { targetSeconds: 60 })
      const said = [draft.hook.text, ...draft.scenes.map((scene) => scene.say)].join(' ')
      expect(said).not.toMatch(advertising)
      expect(said).not.toMatch(/\b(um|uh)\b|\[|♪|\d:\d\d/i)
      expect(draft.scenes.length).toBeGreaterThanOrEqual(3)
      for (const scene of draft.scenes) {
        // A sentence without a place between whole clauses is never cut.
        const isOneSentence = splitSentences(scene.say).length === 1
        expect(isOneSentence || countWords(scene.say) <= 22).toBe(true)
        expect(scene.visualKeywords.length).toBeLessThanOrEqual(3)
        for (const word of scene.emphasis) expect(scene.say).toContain(word)
      }
    },
  )

  test('never says the same sentence twice', async () => {
    for (const [, source] of named) {
      const draft = await fromSource(source, { targetSeconds: 90 })
      const said = [draft.hook.text, ...draft.scenes.map((scene) => scene.say)].flatMap((text) =>
        splitSentences(text),
      )
      expect(new Set(said).size).toBe(said.length)
    }
  })

  test('a claim is kept with its reversal', async () => {
    const draft = await fromSource(sources.gardenTranscript)
    expect(draft.hook.text).toBe(
      "The number one killer of houseplants is not forgetting to water them. It's overwatering.",
    )
  })

  test('ends with the speaker’s request to the viewer', async () => {
    const draft = await fromSource(sources.gardenTranscript)
    expect(draft.callToAction).toMatch(/^If you've got a plant that's struggling right now, check the soil/)
  })

  test('names a person before using "she"', async () => {
    const draft = await fromSource(sources.historyTranscript, { targetSeconds: 60 })
    const said = [draft.hook.text, ...draft.scenes.map((scene) => scene.say)].join(' ')
    expect(said.indexOf('Violet')).toBeGreaterThanOrEqual(0)
    expect(said.indexOf('Violet')).toBeLessThan(said.search(/\b[Ss]he\b/))
  })

  test('tells its points in the order of the source', async () => {
    for (const [, source] of named) {
      const order = (await fromSource(source)).scenes.flatMap((scene) => scene.sourceSentences!)
      expect(order).toEqual([...order].sort((a, b) => a - b))
    }
  })

  test('the same source gives the same draft', async () => {
    expect(await fromSource(sources.techTranscript)).toEqual(await fromSource(sources.techTranscript))
  })
})

const spokenNotes = `[00:00:03] um so welcome back everyone to the channel uh today we're gonna talk about you know octopuses
[Music]
so like an octopus actually has three hearts right two of them pump blood to the gills and the third one pumps it to the rest of the body
SPEAKER 2: wow really
SPEAKER 1: yeah and and their blood is blue because it uses a copper based protein called hemocyanin instead of hemoglobin
they also have about 500 million neurons and two thirds of those are in the arms so each arm can kind of taste and touch and decide on its own
and they only live like one or two years most species which is just crazy if you think about how smart they are`
const treeCaptions = [
  'the oldest known tree is called',
  'methuselah it is a bristlecone pine in',
  'california and it is over 4800 years old',
  'it was already growing when the egyptian',
  'pyramids were being built its exact place',
  'is kept secret to protect it from people',
  'bristlecones grow so slowly that some years',
  "they don't add a ring the wood is so dense",
  'that insects and rot can hardly get in',
]
  .map(
    (line, index) => `${index + 1}\n00:00:${10 + 3 * index},000 --> 00:00:${13 + 3 * index},000\n${line}\n`,
  )
  .join('\n')

describe('fromSource on speech without punctuation', () => {
  test('captions cut in mid-clause become complete sentences, all of them, in order', async () => {
    const draft = await fromSource(treeCaptions)
    expect([draft.hook.text, ...draft.scenes.map((scene) => scene.say)].join(' ')).toMatch(
      /^The oldest known tree is called Methuselah\. It is a bristlecone pine .* being built\. Its exact place .* so slowly that some years they don't add a ring\. The wood is so dense that insects and rot can hardly get in\.$/,
    )
  })

  test.each([20, 40, 60])(
    '%i s: no sentence loses its end, and fillers are not spoken',
    async (targetSeconds) => {
      const draft = await fromSource(spokenNotes, { targetSeconds })
      const said = [draft.hook.text, ...draft.scenes.map((scene) => scene.say)].join(' ')
      expect(said).not.toMatch(/\b(um|uh|wow|welcome|right|you know)\b/i)
      for (const sentence of splitSentences(said)) {
        expect(sentence).toMatch(/(octopuses|hearts|gills|body|hemoglobin|arms|own|are)[.]$/)
      }
    },
  )

  test('a transcript that fits its time is told whole', async () => {
    const draft = await fromSource(spokenNotes, { targetSeconds: 60 })
    const said = [draft.hook.text, ...draft.scenes.map((scene) => scene.say)].join(' ')
    for (const end of [
      'three hearts',
      'rest of the body',
      'hemoglobin',
      'in the arms',
      'on its own',
      'smart they are',
    ])
      expect(said).toContain(end)
  })
})

describe('fromSource on pages with a title', () => {
  const page =
    'Sunlight looks white, but it holds every colour of the rainbow. Red waves are long; blue waves are short.'
  test('a question in the title opens the video, followed by the page', async () => {
    const draft = await fromSource(`# Why is the sky blue? | Science Blog\n\n${page}`, { textName: 'page' })
    expect(draft.hook.text).toBe('Why is the sky blue?')
    expect(draft.scenes.map((scene) => scene.say).join(' ')).toBe(page)
  })

  test('a title that is only a name does not open the video', async () => {
    expect((await fromSource(`# The sky\n\n${page}`)).hook.text).toMatch(/^Sunlight looks white/)
  })
})

describe('fromSource on any mixture of sentences', () => {
  const pool = named.flatMap(([, source]) =>
    readSource(source, tools).sentences.map((sentence) => sentence.text),
  )
  const fillers = ['Um, ', 'So, you know, ', 'And like, ', 'Okay so ', 'But ', 'The second thing is, ', '']

  test('no number, name or other word is added to the source', async () => {
    const source = fc
      .array(fc.tuple(fc.constantFrom(...fillers), fc.constantFrom(...pool)), { minLength: 3, maxLength: 40 })
      .map((parts) => parts.map(([filler, sentence]) => filler + sentence).join(' '))
    await fc.assert(
      fc.asyncProperty(source, fc.integer({ min: 15, max: 90 }), async (text, targetSeconds) => {
        expect(findUntraced(await fromSource(text, { targetSeconds }), text)).toEqual([])
      }),
      { numRuns: 150, seed: 7 },
    )
  })

  test('the validator finds words that are not from the source', async () => {
    const draft = await fromSource(sources.gardenTranscript)
    const [scene] = draft.scenes
    const altered = { ...draft, scenes: [{ ...scene!, say: 'Dana lost 93 percent of her cacti.' }] }
    const words = findUntraced(altered, sources.gardenTranscript).flatMap((found) => found.words)
    expect(words).toEqual(expect.arrayContaining(['dana', '93', 'cacti']))
  })
})

describe('fromSource on input that is hard to use', () => {
  test.each([
    ['', 'script_empty'],
    [' \n\t ', 'script_empty'],
    ['\u0000\u0007', 'script_empty'],
    ['🎉 🎊 !!!', 'nothing_to_say'],
    ['brrr tsk hmm psst', 'nothing_to_say'],
    ['word '.repeat(50_001), 'script_too_long'],
  ])('%j is refused in a sentence', async (text, code) => {
    const error: unknown = await fromSource(text).catch((caught: unknown) => caught)
    expect(AppError.isInstance(error) && error.code).toBe(code)
    expect(AppError.isInstance(error) && error.message).toMatch(/\.$/)
  })

  test('fifty thousand different words are condensed like any others', async () => {
    const random = createRandom('long source')
    const words = named.flatMap(([, source]) => source.match(/\p{L}{2,}/gu) ?? [])
    const sentences = Array.from({ length: 2950 }, () => {
      const picked = Array.from({ length: random.integer(8, 22) }, () => random.pick(words).toLowerCase())
      return `The ${picked.join(' ')}.`
    })
    const source = sentences.join(' ')
    expect(countWords(source)).toBeGreaterThan(44_000)
    const draft = await fromSource(source)
    expect(spokenWords(draft)).toBeGreaterThan(60)
    expect(findUntraced(draft, source)).toEqual([])
  })

  test('one sentence becomes a hook with a warning, not an error', async () => {
    const draft = await fromSource('Octopuses have three hearts and nine brains.')
    expect(draft.hook.text).toBe('Octopuses have three hearts and nine brains.')
    expect(draft.warnings.join(' ')).toContain('Nothing was left out')
  })

  test('another language is condensed unchanged and becomes a silent video', async () => {
    const source =
      'El agua cubre la mayor parte del planeta. Sin embargo, solo una pequeña parte es dulce. ' +
      'La mayor parte del agua dulce está en los glaciares y en el hielo de los polos. ' +
      'Por eso es importante cuidar los ríos y los lagos que tenemos.'
    const draft = await fromSource(source)
    expect(draft.language).toBe('es')
    expect(draft.warnings.join(' ')).toContain('silent video with captions')
    expect(findUntraced(draft, source)).toEqual([])
  })

  test('right-to-left text does not fail', async () => {
    const draft = await fromSource('الماء أساس الحياة. نحن نشرب الماء كل يوم. الأرض مغطاة بالماء.')
    expect(draft.language).toBe('ar')
    expect(draft.hook.text).not.toBe('')
  })
})

describe('hook score', () => {
  test.each([
    ['Closing your apps does not save battery.', 'In this video we talk about batteries.'],
    ['Why do cats purr?', 'They purr.'],
    [
      'Stop doing pulldowns and start doing negatives.',
      'The aforementioned methodology necessitates consideration of institutionalization.',
    ],
    [
      'Three feet from a window you lose half the light.',
      'It is about light and windows and so on and so on and so on and so on and so on.',
    ],
  ])('%s beats %s', (good, bad) => {
    expect(scoreHook(good).score).toBeGreaterThan(scoreHook(bad).score + 15)
  })
})

test.each(['u'.repeat(1_900_000), 'um'.repeat(900_000)])('one endless word is refused at once', (text) => {
  expect(() => readInput(text, 'transcript')).toThrow('more than 500 characters')
})

test('“it” after nothing but a plural needs the sentence before', () => {
  const isDependent = (text: string): boolean =>
    analyseSource([{ text, startsBlock: true }], tools)[0]!.isDependent
  expect(isDependent('Earthquakes destroyed it in the Middle Ages.')).toBe(true)
  expect(isDependent('The lamp warms the room that it lights.')).toBe(false)
  expect(isDependent('Sailors trust the lights that guide them.')).toBe(false)
})

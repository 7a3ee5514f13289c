import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { findAddedWords } from './added-lines.ts'
import { fromSource } from './from-source.ts'
import { loadLanguageTools } from './wording/language-tools.ts'
import { countWords } from './wording/sentences.ts'
import { readForScript } from './meaning/source-reading.ts'
import { readSource } from './cleaning/source-cleaning.ts'
import { findVersions } from './source-versions.ts'
import { measureGrowth, mostGrowth } from '../node/testing-growth.ts'
import { findUntracedWords } from './shapes/traceability.ts'
import type { ScriptDraft } from './types.ts'

const tools = await loadLanguageTools()
const wordsPerMinute = 183
const numberNames = ['two three four five six seven eight nine']

const texts = ['texts', 'unseen', 'fresh'].flatMap((folder) => {
  const directory = path.join(import.meta.dirname, 'fixtures', folder)
  return readdirSync(directory).map((file): [string, string] => [
    file,
    readFileSync(path.join(directory, file), 'utf8'),
  ])
})

function saidIn({ hook, scenes, callToAction }: ScriptDraft): string[] {
  return [hook.text, ...scenes.map((scene) => scene.say), callToAction].filter((text) => text !== '')
}

/** Everything in these texts that belongs to the recording, the page or the speaker's advertising. */
const neverSpoken =
  /\b(?:host|guest|daniel|priya|interviewer|anchor|reporter|lecturer|okafor|reyes|jen|speaker|lindqvist|abara|ortega|ana costa|ben wright|kevin|professor|subscribe|sponsor|smash|promo|code night|dreamcloud|vpn|merch|discord|instagram|otter|transcri\w+|welcome|recording|um|uh|newsletter|min read|hannah)\b|\d:\d\d:|\[|\]|\(laughs|♪|tbsp|chapter five|on mute/i

describe.each(texts)('%s', (_, text) => {
  test('becomes scripts that say its own sentences only, in their order and nearly as long as asked for', async () => {
    const cleaned = readSource(text, tools).sentences.map((sentence) => sentence.text)
    const words = cleaned.reduce((sum, sentence) => sum + countWords(sentence), 0)
    for (const targetSeconds of [15, 30, 60]) {
      const versions = await findVersions(text, { targetSeconds, wordsPerMinute })
      // What fits the time nearly whole leaves no choice.
      const hasChoice = targetSeconds === 30 && words > (targetSeconds / 60) * wordsPerMinute * 1.6
      expect(versions.length).toBeGreaterThanOrEqual(hasChoice ? 2 : 1)
      const whole = versions.map(({ draft }) => saidIn(draft).join(' '))
      expect(new Set(whole).size).toBe(versions.length)
      for (const { shape, draft } of versions) {
        expect(saidIn(draft).join(' ')).not.toMatch(neverSpoken)
        // A text of twice the length leaves enough to choose from.
        if (words > (targetSeconds / 60) * wordsPerMinute * 1.8) {
          expect(
            Math.abs(draft.seconds - targetSeconds) / targetSeconds,
            `${shape} ${targetSeconds}`,
          ).toBeLessThan(targetSeconds === 15 ? 0.25 : 0.15)
        }
        const inHook = draft.hook.sourceSentences ?? []
        const told = draft.scenes.flatMap((scene) => scene.sourceSentences!)
        const own = told.filter((index, place) => index !== (inHook.at(-1) ?? -9) + 1 + place)
        expect(own).toEqual([...own].sort((a, b) => a - b))
        for (const { say, sourceSentences } of draft.scenes) {
          const plain = say.replace(/(?:Myth )?(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine): /gi, '')
          const first = sourceSentences![0]!
          const nearby = [
            ...cleaned.slice(Math.max(0, first - 4), first),
            ...sourceSentences!.map((index) => cleaned[index]!),
          ]
          expect(findUntracedWords(plain, nearby, [draft.title])).toEqual([])
        }
        const untraced = findUntracedWords(draft.hook.text, [text], numberNames)
        expect(untraced.length === 0 || findAddedWords(draft.hook.text) !== null).toBe(true)
      }
    }
  })
})

describe('a counted text', () => {
  const list = texts.find(([name]) => name.startsWith('18'))![1]
  test('becomes a list of all its points in their order, and the opening names their number', async () => {
    const versions = await findVersions(list, { targetSeconds: 30, wordsPerMinute })
    const { draft } = versions.find(({ shape }) => shape === 'list')!
    expect(draft.hook.text).toBe('Five things to check before you sign a lease.')
    const labels = draft.scenes.flatMap((scene) => scene.onScreen ?? [])
    expect(labels).toEqual([
      '1. The water',
      '2',
      '3. The inside of the closets',
      '4. The deposit',
      '5. The neighbors',
    ])
    expect(findAddedWords(draft.hook.text)).toBe(draft.hook.text)
  })

  test('without punctuation is cut before each point', () => {
    const captions = texts.find(([name]) => name.startsWith('09'))![1]
    const sentences = readSource(captions, tools).sentences.map((sentence) => sentence.text)
    expect(
      sentences.filter((sentence) => /^(?:And )?[Tt]he (?:first|second|third|fourth) thing/.test(sentence)),
    ).toHaveLength(4)
    expect(sentences.join(' ')).not.toMatch(/phone the third/)
  })
})

function readText(name: string): string {
  return texts.find(([file]) => file.startsWith(name))![1]
}

async function tell(name: string): Promise<string[]> {
  return saidIn(await fromSource(readText(name), { targetSeconds: 30, wordsPerMinute: 158 }))
}

describe('what a script keeps together', () => {
  test('an interview opens with its question, a short answer keeps its own, and an echo is the guest’s', async () => {
    const bread = await tell('33')
    expect(bread.join(' ')).toMatch(
      /^Why does most bread at home come out dense\? Mostly because people don't wait\. Dough needs time\./,
    )
    for (const { draft } of await findVersions(readText('33'), { targetSeconds: 30, wordsPerMinute: 158 })) {
      const told = saidIn(draft).join(' ')
      expect(/oven\?/.test(told)).toBe(/oven\? Hot\./.test(told))
    }
    expect(await tell('42')).toContain('She went left. I was already there.')
  })

  test('a text that counts its points is told by default as it counts, without an advert at its end', async () => {
    const said = await tell('36')
    expect(said[0]).toBe('Three mistakes I see every single beginner make on the wall.')
    expect(said.filter((text) => /^(?:One|Two|Three): /.test(text))).toHaveLength(3)
    expect(said.join(' ')).not.toMatch(/bio|course/i)
  })

  test('a series of clauses keeps its end, and an example its result', async () => {
    expect((await tell('41')).join(' ')).toContain(
      'and Tandem deals them out so that the total pain is equal.',
    )
    for (const { draft } of await findVersions(readText('43'), { targetSeconds: 30, wordsPerMinute: 158 })) {
      const said = saidIn(draft).join(' ')
      expect(/your friend starts at 35/i.test(said)).toBe(/At 65 she has about 244,000/.test(said))
      expect(/suppose you invest/i.test(said)).toBe(/At 65 you have about 525,000/.test(said))
    }
  })

  test('what happened to people is no list, and nothing is counted that has no subject in common', async () => {
    for (const name of ['37', '39', '42']) {
      const versions = await findVersions(readText(name), { targetSeconds: 30, wordsPerMinute })
      expect(versions.map(({ shape }) => shape)).not.toContain('list')
    }
  })

  test('a text that opens with a question opens so, and its “No” stays', async () => {
    const said = await tell('45')
    expect(said[0]).toBe('Is it true that you should drink eight glasses of water a day?')
    expect(said[1]).toBe('No. There is no study behind that number.')
    expect(said.slice(-2).join(' ')).not.toMatch(/Dark yellow.*Drink more/)
  })

  test('what is compared with something stays behind it, and a guest’s book is not advertised', async () => {
    expect((await tell('46')).join(' ')).not.toMatch(/showed the same growth(?!.*had grown)/)
    expect((await tell('44')).join(' ')).not.toMatch(/Yoghurt, and it's out/)
  })

  test.each([
    "Darwin's book is about worms, and it sold better than all his others.",
    'Folks often forget that a cactus needs water in summer.',
    'The thing about turning right is that nobody looks for bicycles.',
    'The thing about cats is it takes them years to trust a person.',
  ])('%j is content and stays whole', (sentence) => {
    const said = readSource(`${sentence} The rest of the text is here.`, tools).sentences
    expect(said[0]!.text).toBe(sentence)
  })

  test('speech without punctuation is not cut between a verb and its object', () => {
    const speech =
      "guys stop buying expensive face cream the two ingredients with real evidence are retinol and sunscreen that's it so next time somebody wants to sell you a cream for ninety dollars turn the jar around and read the list the first five ingredients are almost everything you're paying for"
    const said = readSource(speech, tools).sentences.map(({ text }) => text)
    expect(said[0]).toBe('Stop buying expensive face cream.')
    expect(said.join(' ')).toContain('sell you a cream for ninety dollars')
    expect(said.at(-1)).toBe("The first five ingredients are almost everything you're paying for.")
  })

  test('speech without punctuation is not cut within a phrase', () => {
    const speech =
      'so the thing about octopuses right is they have three hearts two of them pump blood to the gills and one pumps it to the rest of the body also their blood is blue because it uses copper instead of iron to carry oxygen and each arm has its own bundle of neurons about two thirds of all their neurons are in the arms'
    const said = readSource(speech, tools).sentences.map(({ text }) => text)
    expect(said[0]).toBe('Octopuses have three hearts.')
    expect(said).toContain('Also their blood is blue because it uses copper instead of iron to carry oxygen.')
    expect(said.at(-1)).toMatch(/about two thirds of all their neurons are in the arms\.$/i)
  })
})

describe('texts that make no script', () => {
  const code = 'import fs from "fs";\nconst a = 1;\nfunction go() {\n  return a;\n}\nexport { go };'
  test.each([
    ['https://www.example.org/watch?v=abc', 'only an address'],
    ['🎉 🎊 😀', 'it has no words'],
    [code, 'program code'],
  ])('%j is refused in a sentence', async (text, reason) => {
    const error: unknown = await readForScript(text).catch((caught: unknown) => caught)
    expect(AppError.isInstance(error) && error.code).toBe('nothing_to_say')
    expect(AppError.isInstance(error) && error.message).toContain(reason)
  })

  test('one sentence makes no list, and another language is told in its own words', async () => {
    const one = await findVersions('Octopuses have three hearts and nine brains.', { targetSeconds: 15 })
    expect(one.map(({ shape }) => shape)).not.toContain('list')
    const german =
      'Der Fluss fließt seit tausend Jahren durch das Tal. Im Winter friert er zu, und die Kinder laufen darauf zur Schule. ' +
      'Im Sommer ist er so flach, dass man ihn zu Fuß überqueren kann. Die alte Brücke steht trotzdem noch.'
    const [first] = await findVersions(german, { targetSeconds: 15 })
    expect(first!.draft.language).toBe('de')
    expect(findUntracedWords(saidIn(first!.draft).join(' '), [german], [])).toEqual([])
  })
})

const find = (text: string): Promise<unknown> => findVersions(text, { targetSeconds: 30, wordsPerMinute })

test('four times the words without punctuation take no more than their share', async () => {
  const [, captions] = texts.find(([name]) => name.startsWith('10'))!
  const lines = captions.split('\n').map((line) => line.replace(/^\S+ /, ''))
  const long = Array.from({ length: 60 }, (_, index) =>
    lines.join('\n').replaceAll('volcano', `volcano ${index}`),
  ).join('\n')
  expect(await measureGrowth(find, long.slice(0, 60_000))).toBeLessThan(mostGrowth)
})

test('four times as many different things take no more than their share', async () => {
  const letters = 'bcdfghjklmnprstvwxz'
  const name = (index: number): string =>
    Array.from(
      { length: 4 },
      (_, place) => letters[Math.floor(index / 19 ** place) % 19]! + 'aeiou'[place]!,
    ).join('')
  const list = Array.from({ length: 20_000 }, (_, index) => `Not ${name(index)}.`).join(' ')
  expect(await measureGrowth(find, list)).toBeLessThan(mostGrowth)
})

test('an amount is nobody whom "their" can mean, so that no video opens with it', async () => {
  const text =
    'Octopuses have three hearts and blue blood, but that is not the weird part. Two thirds of their neurons are in ' +
    'their arms. Each arm can taste, touch and decide without asking the brain. Cut off an arm and it keeps grabbing ' +
    'food for an hour. An octopus in an aquarium learned to squirt water at a lamp until it went out. It did it every night.'
  for (const targetSeconds of [15, 30])
    for (const { draft } of await findVersions(text, { targetSeconds, wordsPerMinute }))
      expect(draft.hook.text).not.toMatch(/^Two thirds/)
})

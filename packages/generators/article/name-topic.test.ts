import { expect, test } from 'vitest'
import type { AnalysedSentence } from '../script/meaning/source-analysis.ts'
import type { TopicPhrase } from '../script/meaning/topic-phrase.ts'
import { nameTopic } from './name-topic.ts'

function name(text: string, title: string, source: string, isPlural = false): string {
  const topic: TopicPhrase = { text, lemmas: [text], isPlural, isName: false, isConcrete: true }
  return nameTopic(topic, title, [{ text: source } as AnalysedSentence])
}

test('a topic is named as the title and the sources name it', () => {
  expect(name('bakery', 'Why Our Bakery Uses Sourdough', 'Our bakery opened in 2011.')).toBe('our bakery')
  expect(name('dogs', 'What My Dogs Eat', 'I feed my dogs twice.', true)).toBe('my dogs')
  expect(name('bakery', 'Why Our Bakery Uses Sourdough', 'Each bakery has an oven.')).toBe('the bakery')
  expect(name('bakery', 'How a Bakery Works', 'A bakery has an oven.')).toBe('the bakery')
  expect(name('coffee', 'How Coffee Works', 'Coffee has caffeine.')).toBe('coffee')
})

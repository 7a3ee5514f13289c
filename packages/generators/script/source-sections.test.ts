import { describe, expect, test } from 'vitest'
import { parseCaptions } from './cleaning/captions-file.ts'
import { countWords } from './wording/sentences.ts'
import { splitSource } from './source-sections.ts'

/** `count` sentences of ten words each. */
function prose(count: number, name: string): string {
  return Array.from(
    { length: count },
    (_, index) => `The ${name} number ${index} shows one thing that everybody forgets.`,
  ).join(' ')
}

describe('the parts of a text', () => {
  test('do not exist when it makes only one short', () => {
    expect(splitSource(prose(20, 'lamp'))).toEqual([])
  })

  test('begin at paragraphs and contain every sentence once', () => {
    const text = `# Four things\n\n${['lamp', 'boat', 'tree', 'bell'].map((name) => prose(17, name)).join('\n\n')}`
    const parts = splitSource(text)
    expect(parts.map((part) => /The (\w+) number 0/.exec(part)?.[1])).toEqual([
      'lamp',
      'boat',
      'tree',
      'bell',
    ])
    expect(parts.join('\n\n')).toBe(text.replace('# Four things\n\n', ''))
  })

  test('are cut inside one long paragraph, too', () => {
    const parts = splitSource(prose(50, 'lamp'))
    expect(parts).toHaveLength(3)
    for (const part of parts) expect(countWords(part)).toBeGreaterThan(120)
    expect(parts.join(' ')).toBe(prose(50, 'lamp'))
  })

  test('begin at a change of speaker, and keep lines unchanged', () => {
    const line = (index: number): string => `${index % 2 ? 'HOST' : 'Guest'}: ${prose(4, `lamp${index}`)}`
    const text = Array.from({ length: 8 }, (_, index) => line(index)).join('\n')
    const parts = splitSource(text)
    expect(parts).toHaveLength(2)
    for (const part of parts) expect(part).toMatch(/^(HOST|Guest): The lamp\d number 0/)
    expect(parts.join('\n')).toBe(text)
  })

  test('are never more than four', () => {
    expect(splitSource(prose(2000, 'lamp'))).toHaveLength(4)
  })

  test('of captions are captions with their times', () => {
    const cues = Array.from({ length: 60 }, (_, index) => {
      const start = new Date(index * 4000).toISOString().slice(11, 23)
      const end = new Date(index * 4000 + 3500).toISOString().slice(11, 23)
      return `${start} --> ${end}\nthe lamp number ${index} shows one thing that people forget`
    })
    const parts = splitSource(['WEBVTT', ...cues].join('\n\n'))
    expect(parts).toHaveLength(4)
    const lines = parts.flatMap((part) => parseCaptions(part) ?? [])
    expect(lines).toEqual(parseCaptions(cues.join('\n\n')))
  })

  test('of a transcript with times keep them', () => {
    const text = Array.from(
      { length: 60 },
      (_, index) =>
        `${Math.floor(index / 15)}:${String((index * 4) % 60).padStart(2, '0')} the lamp number ${index} shows one thing that people forget`,
    ).join('\n')
    const parts = splitSource(text)
    expect(parts.flatMap((part) => parseCaptions(part) ?? [])).toEqual(parseCaptions(text))
  })
})

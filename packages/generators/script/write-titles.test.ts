import { describe, expect, test } from 'vitest'
import { actionTitles, subjectTitles } from './topic/title-templates.ts'
import { readTitleRequest, writeTitles } from './write-titles.ts'

describe('a prompt for titles', () => {
  test.each([
    ['Generate 5 titles about cats', 5, 'cats'],
    ['Generate 3 creative blog post titles about cats.', 3, 'cats'],
    ['Write a title about sea otters', 1, 'sea otters'],
    ['Write titles about Roman concrete', 5, 'Roman concrete'],
    ['Give me ten catchy headlines on electric cars, one per line', 10, 'electric cars'],
    [
      'Generate 10 engaging, SEO-friendly article titles about "home coffee roasting". Return only the titles, one per line.',
      10,
      'home coffee roasting',
    ],
    [
      'Please generate 7 article titles for the topic: how to bake bread\nTone: friendly',
      7,
      'how to bake bread',
    ],
    ['Create twelve titles.\nTopic: Vitamin D & sleep', 12, 'Vitamin D & sleep'],
    ['Generate 5 titles for a blog about “trail running” that are under 60 characters', 5, 'trail running'],
  ])('%s', (prompt, count, subject) => {
    expect(readTitleRequest(prompt)).toEqual({ count, subject })
  })

  test.each([
    'Write a poem about cats',
    'What is the capital of France?',
    'Generate 5 titles',
    'Generate titles about ...',
    'Schreibe fünf Titel über Katzen',
    '',
  ])('is not "%s"', (prompt) => {
    expect(readTitleRequest(prompt)).toBeNull()
  })
})

describe('titles', () => {
  test('are as many as requested, different, and all name the subject', () => {
    const titles = writeTitles({ count: 10, subject: 'cats' })
    expect(titles).toHaveLength(10)
    expect(new Set(titles).size).toBe(10)
    for (const title of titles) expect(title).toMatch(/Cats/)
  })

  test('are longer than the ten characters that a screen requires', () => {
    for (const template of [...subjectTitles, ...actionTitles]) {
      expect(template.replace('X', 'AI').length).toBeGreaterThan(10)
    }
  })

  test('for an activity phrase it as an activity', () => {
    const titles = writeTitles({ count: 18, subject: 'how to bake bread' })
    expect(titles).toContain('Before You Bake Bread, Read This')
    expect(titles.join()).not.toMatch(/How to How/i)
  })

  test('keep names and claim no numbers', () => {
    const titles = writeTitles({ count: 99, subject: 'iPhone repair for my $100 shop' })
    expect(titles).toHaveLength(subjectTitles.length)
    expect(titles).toContain('A Closer Look at iPhone Repair for My $100 Shop')
    expect(titles.join().replaceAll('$100', '')).not.toMatch(/\d/)
  })

  test('are the same for the same seed and different for another', () => {
    const request = { count: 6, subject: 'tea' }
    expect(writeTitles(request)).toEqual(writeTitles(request))
    expect(writeTitles(request, 1)).not.toEqual(writeTitles(request))
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { keepsFacts } from './keeps-facts.ts'
import { loadLanguageTools, type LanguageTools } from '../wording/language-tools.ts'
import { scoreHook } from '../wording/hook-score.ts'
import { reword, restress, tightenText } from './rewrite.ts'
import { countWords } from '../wording/sentences.ts'
import { starters } from '../starters/index.ts'

let tools: LanguageTools
beforeAll(async () => {
  tools = await loadLanguageTools()
})

const say = (text: string, attempt = 0): string | undefined =>
  reword(text, { tools, isHook: false, attempt })?.text

describe('a rewrite', () => {
  test.each([
    [
      'In order to wake up properly, your body needs approximately 500 ml of water.',
      'To wake up properly, your body needs about 500 ml of water.',
    ],
    ['It is important to note that coffee is not very good for you.', "Coffee isn't very good for you."],
    [
      'There are many people who skip breakfast due to the fact that they are in a hurry.',
      "Many people skip breakfast because they're in a hurry.",
    ],
    [
      'The study was conducted by researchers at Stanford in 2019.',
      'Researchers at Stanford conducted the study in 2019.',
    ],
    ['The word robot was mumbled by a painter.', 'A painter mumbled the word robot.'],
    ['It was Tesla who invented the motor.', 'Tesla invented the motor.'],
    ['She was able to rebuild it in 90 days.', 'She managed to rebuild it in 90 days.'],
    [
      'The big star explodes, and its core collapses under its own gravity.',
      'The big star explodes. Its core collapses under its own gravity.',
    ],
    [
      'Gentle rain makes the most of it, which is why drizzle smells best.',
      "Gentle rain makes the most of it. That's why drizzle smells best.",
    ],
    ['Each drop traps tiny air bubbles as it lands.', 'As it lands, each drop traps tiny air bubbles.'],
    [
      'When a crack lets water in, the lime dissolves and recrystallizes.',
      'The lime dissolves and recrystallizes when a crack lets water in.',
    ],
    ['If you feel tired, take a short nap.', 'Take a short nap if you feel tired.'],
    ['This app is a total game changer.', 'This app makes a big difference.'],
    [
      'You are able to utilize a plethora of tools on a daily basis.',
      'You can use plenty of tools every day.',
    ],
  ])('of “%s” is “%s”', (before, after) => {
    expect(say(before)).toBe(after)
  })

  test.each([
    'Leave it half built, and the love never arrives.',
    'The bridge was built by the river.',
    'Very few people know this.',
    'He said “this is very good” and left.',
    'When it rains, it pours.',
    'An apple a day keeps the doctor away.',
    "Tell me when you're ready to go.",
  ])('leaves “%s” alone', (text) => {
    expect(say(text)).toBeUndefined()
  })

  test('gives another wording when requested again', () => {
    const text = 'You should not check your phone before you get out of bed.'
    expect(say(text, 0)).toBe("Before you get out of bed, you shouldn't check your phone.")
    expect(say(text, 1)).toBe("You shouldn't check your phone before you get out of bed.")
  })

  test('of the ready scripts claims nothing new, is not longer and weakens no hook', () => {
    let changed = 0
    for (const starter of starters) {
      const says = [starter.hook, ...starter.scenes.map((scene) => scene.say), starter.callToAction]
      const isChanged = says.map((text, index) => {
        const wordings = [0, 1].map((attempt) => reword(text, { tools, isHook: index === 0, attempt }))
        for (const wording of wordings) {
          if (!wording) continue
          expect(keepsFacts(text, wording.text), wording.text).toBe(true)
          expect(countWords(wording.text), wording.text).toBeLessThanOrEqual(countWords(text) + 1)
          expect(wording.reason).toMatch(/^[A-Z].*\.$/)
          if (index === 0) {
            expect(scoreHook(wording.text).score).toBeGreaterThanOrEqual(scoreHook(text).score)
          }
        }
        return wordings[0] !== null
      })
      if (isChanged.some(Boolean)) changed++
    }
    expect(changed).toBeGreaterThan(starters.length * 0.75)
  })
})

describe('tightening', () => {
  test('splits only long sentences and moves nothing', () => {
    expect(tightenText('Each drop traps tiny air bubbles as it lands.', tools)).toBeNull()
    expect(tightenText('The bee gets a buzz, and the plant gets it.', tools)).toBeNull()
    const long = 'Saturn itself is around 4 billion years old, so we got lucky with timing.'
    expect(tightenText(long, tools)?.text).toBe(
      'Saturn itself is around 4 billion years old. So we got lucky with timing.',
    )
  })
})

describe('added claims', () => {
  test.each([
    ['Cats sleep 12 hours a day.', 'Cats sleep 13 hours a day.'],
    ['Cats may sleep all day.', 'Cats sleep all day.'],
    ['Most cats sleep at night.', 'Cats sleep at night.'],
    ['Cats do not sleep.', 'Cats sleep.'],
    ['Cats sleep.', 'Cats love sleep.'],
    ['In 1920 the writer Karel had an idea.', 'In 1920 the writer had an idea.'],
    ['Cats sleep if it rains.', 'Cats sleep, it rains.'],
  ])('is not taken for “%s”: “%s”', (before, after) => {
    expect(keepsFacts(before, after)).toBe(false)
  })
})

test('stressed words stay stressed if they are still in the text', () => {
  expect(restress('It never rains.', ['never', 'always'])).toEqual(['never'])
  expect(restress('It rains 90 days.', ['gone'])).toEqual(['90'])
})

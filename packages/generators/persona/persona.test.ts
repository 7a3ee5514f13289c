import type { PersonaForm, PersonalityTrait } from '@vivify/contract/persona'
import { personalityTraits, personaStrategySchema } from '@vivify/contract/persona'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadLanguageTools, type LanguageTools } from '../script/wording/language-tools.ts'
import { checkVoice } from './check-voice.ts'
import { voicesOf } from './combine-voices.ts'
import { planStrategy } from './plan-strategy.ts'
import { readBackstory } from './read-backstory.ts'
import { writePosts } from './write-posts.ts'
import { presetOf } from './look.ts'
import { writePersonaScript } from './write-script.ts'

let tools: LanguageTools
beforeAll(async () => {
  tools = await loadLanguageTools()
})

const clara: PersonaForm = {
  name: 'Clara Weiss',
  backstory:
    'A bank advisor with 20 years behind the counter who explains savings, mortgages and pensions without jargon.',
  personalityTraits: ['Professional & Business-focused', 'Educational & Informative'],
  visualStyle: 'Navy and white, clean office, natural light',
}
const build = (form: PersonaForm, variant = 0) => {
  const backstory = readBackstory(form.backstory, form.name, tools)
  const strategy = planStrategy(form, backstory)
  const posts = writePosts(form, backstory, strategy, variant)
  return { backstory, strategy, posts, script: writePersonaScript(form, backstory, variant) }
}

describe('a backstory', () => {
  test.each([
    ['explains savings, mortgages and pensions without jargon', ['savings', 'mortgages', 'pensions'], null],
    ['She helps office workers with neck pain', ['neck pain'], 'office workers'],
    ['A cook in a castle kitchen who shares recipes for pottage and bread', ['pottage', 'bread'], null],
    ['Runs a bakery in Lisbon for the neighbors', [], null],
    ['Fotograf z Krakowa, który pokazuje miasto nocą.', [], null],
    ['🔥🐉🎮', [], null],
    ['Baker', [], null],
  ])('%j is read in its own words', (told, subjects, audience) => {
    const read = readBackstory(told, 'Clara', tools)
    expect(read.subjects.filter((subject) => subjects.includes(subject as never))).toEqual(subjects)
    if (subjects.length === 0) expect(read.subjects).toEqual([])
    expect(read.audience).toBe(audience)
  })

  test('of five thousand characters without a space is cut, and read in time', () => {
    const read = readBackstory('a'.repeat(5000), 'Clara', tools)
    expect(read.line.length).toBeLessThanOrEqual(180)
  })
})

describe.each([
  ['two traits', clara],
  ['one trait', { ...clara, personalityTraits: ['Calm & Mindful'] }],
  ['all traits', { ...clara, personalityTraits: [...personalityTraits] }],
  [
    'emoji',
    { ...clara, name: '🐉', backstory: '🔥🐉🎮', visualStyle: '🌈', personalityTraits: ['Fun & Energetic'] },
  ],
  ['a long story', { ...clara, backstory: 'She mends coats for neighbors. '.repeat(166).slice(0, 5000) }],
  ['the longest name', { ...clara, name: 'Abcdefghi '.repeat(8).trim(), visualStyle: 'x'.repeat(500) }],
] as [string, PersonaForm][])('a persona with %s', (_, form) => {
  test('has a valid strategy whose percents add up, and five posts that fit X', () => {
    const { strategy, posts, script } = build(form)
    expect(personaStrategySchema.parse(strategy)).toEqual(strategy)
    expect(posts).toHaveLength(5)
    expect(new Set(posts.map(({ text }) => text)).size).toBe(5)
    for (const { text, pillar } of posts) {
      expect(text.length).toBeLessThanOrEqual(274)
      expect(strategy.pillars.map(({ title }) => title)).toContain(pillar)
    }
    expect(script.split('\n').length).toBeGreaterThanOrEqual(7)
    expect([...posts.map(({ text }) => text), script, JSON.stringify(strategy)].join('\n')).not.toMatch(
      /undefined|null|\bX\b|\. \.|\.\./,
    )
  })

  test('is made the same again, and differs in another variant', () => {
    expect(build(form)).toEqual(build(form))
    const texts = [1, 2, 3, 4].map((variant) => JSON.stringify(build(form, variant).posts))
    expect(new Set(texts).size).toBeGreaterThan(1)
  })

  test('writes in its own voice', () => {
    const { strategy, posts } = build(form)
    const scores = posts.map(
      ({ text }) => checkVoice(text, { form, bannedWords: strategy.bannedWords }).score,
    )
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(60)
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(75)
  })
})

test('a persona that says “we” is “we” in every post', () => {
  const { posts, script } = build({
    ...clara,
    backstory: 'We are three nurses who explain shift work and sleep.',
  })
  expect(posts.map(({ text }) => text).join('\n') + script).not.toMatch(/\bI\b|\b[Mm]y\b|\bme\b/)
})

test.each([
  ['Medieval, parchment, candle light', 'Vintage Film'],
  ['3D cartoon, teal', 'Pixar'],
  ['flat geometric shapes', 'Abstract'],
  ['soft morning light', 'Cinematic'],
] as const)('%j is painted as %s', (words, preset) => expect(presetOf(words)).toBe(preset))

/** For each trait a text in its voice and one against it. */
const voices: Record<PersonalityTrait, readonly [string, string]> = {
  'Creative & Artistic': [
    'I draw the first line badly on purpose. Then I change one color and look at the shape again.',
    'WE LEVERAGE BEST PRACTICE! Our flawless methodology maximizes organizational productivity! Guaranteed masterpiece!!!',
  ],
  'Professional & Business-focused': [
    'Before you compare two options, I suggest that you write down what each decision costs. A short review takes less than an hour.',
    'omg guys!!! this is awesome 🔥🔥🔥 crushing it!!!',
  ],
  'Fun & Energetic': [
    'Ready? Let’s go! Try this today! I bet you can do it in one minute! 🎉',
    'Unfortunately, it must be acknowledged that the aforementioned circumstances necessitate considerable deliberation, furthermore requiring institutional consultation and comprehensive documentation.',
  ],
  'Calm & Mindful': [
    'I notice the rain on the window. It is enough for a moment. Take a slow breath with me.',
    'HURRY!!! Last chance!!! You should hustle NOW!!! 🚀🚀🚀 Don’t miss this insane opportunity!!!',
  ],
  'Tech-savvy & Innovative': [
    'I test every tool with one task that I know by heart. If the data is wrong, I change a setting and try again.',
    'Revolutionary magic!!! The future is here!!! Mind-blowing!!! 🤯🤯🤯🤯',
  ],
  'Fashion & Style-focused': [
    'I would wear the loud jacket with a quiet shirt. One detail in a warm color changes the whole outfit.',
    'Must-have slimming trousers: institutional recommendations indicate considerable dissatisfaction concerning inappropriate proportionality among middle-aged individuals, regardless of circumstances.',
  ],
  'Fitness & Health-oriented': [
    'Stand up. Take ten slow breaths with me. I walk for five minutes now. Small steps count!',
    'No excuses: the physiological prerequisites of cardiovascular optimization necessitate systematic periodization, notwithstanding individual dissatisfaction with nutritional restrictions and detox regimens.',
  ],
  'Educational & Informative': [
    'I explain it with an example, because the word alone means little. A loan is like a tool that you rent by the month.',
    'Obviously!!! Trust me!!! Everyone knows!!! 😂😂😂😂 dumb!!!',
  ],
  'Humorous & Entertaining': [
    'I had a plan. The plan had a plan. Somehow nobody told the dog.',
    'Our organization respectfully acknowledges the considerable responsibility associated with communicating institutional developments appropriately, and we remain committed to transparency throughout.',
  ],
  'Inspirational & Motivational': [
    'You can start today. I believe in small steps. Keep the goal, and begin again tomorrow.',
    'Losers are lazy. No excuses: institutional underperformance predominantly originates from insufficiently motivated participants, irrespective of extenuating circumstances or organizational considerations.',
  ],
}

describe.each(Object.entries(voices) as [PersonalityTrait, readonly [string, string]][])(
  '%s',
  (trait, texts) => {
    const [inVoice, against] = texts
    const persona = {
      form: { ...clara, personalityTraits: [trait] },
      bannedWords: voicesOf([trait])[0].bannedWords,
    }

    test('scores a text in its voice higher than one against it, and says why', () => {
      const good = checkVoice(inVoice, persona)
      const bad = checkVoice(against, persona)
      expect(good.score).toBeGreaterThanOrEqual(80)
      expect(bad.score).toBeLessThanOrEqual(60)
      expect(bad.findings.filter(({ isKept }) => !isKept).length).toBeGreaterThan(
        good.findings.filter(({ isKept }) => !isKept).length,
      )
      for (const { sentence } of [...good.findings, ...bad.findings])
        expect(sentence).toMatch(/^\P{Ll}.*[.]$/u)
    })
  },
)

test('banned words are named, also inside a sentence and in another case', () => {
  const check = checkVoice('This is a GUARANTEED plan.', { form: clara, bannedWords: ['guaranteed', 'lost'] })
  expect(check.findings.find(({ rule }) => rule === 'banned')).toEqual({
    rule: 'banned',
    isKept: false,
    sentence: 'On the list of words to avoid: “guaranteed”.',
  })
})

test('a text of twenty thousand characters is checked in time', () => {
  const text = '!👋a '.repeat(4000)
  expect(checkVoice(text, { form: clara, bannedWords: ['a b'] }).score).toBeLessThan(60)
})

// A content strategy from the form alone: the traits say how, the backstory says what. It states no facts about the
// persona that the person did not write.

import type { PersonaForm, PersonaStrategy } from '@vivify/contract/persona'
import { combineMeasures, distinct, listWords, voicesOf } from './combine-voices.ts'
import type { Backstory } from './read-backstory.ts'
import type { TraitVoice } from './trait-voice.ts'

const maxListed = 6
/** Shares of the pillars, by how many pillars come from traits. */
const shares = { 1: [50, 30, 20], 2: [40, 25, 20, 15], 3: [35, 25, 20, 20] } as const
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The same form gives the same strategy. */
export function planStrategy(form: PersonaForm, backstory: Backstory): PersonaStrategy {
  const voices = voicesOf(form.personalityTraits)
  const [lead] = voices
  return {
    audience: describeAudience(voices, backstory),
    pillars: planPillars(form, backstory, voices),
    voiceRules: [describePerson(backstory), ...voices.flatMap(({ voiceRules }) => voiceRules)].slice(
      0,
      maxListed + 1,
    ),
    dos: take(voices, ({ dos }) => dos),
    donts: take(voices, ({ donts }) => donts),
    bannedWords: distinct(voices.flatMap(({ bannedWords }) => bannedWords)).slice(0, 20),
    rhythm: {
      days: [...lead.days],
      time: lead.time,
      about: `${describeDays(lead.days)} at ${describeTime(lead.time)} A rhythm that you can keep matters more than a busy one. Move the days and the time once your own numbers show when people read.`,
    },
  }
}

/** "I" or "we", in a rule. */
function describePerson({ person }: Backstory): string {
  return person === 'we'
    ? 'Speak as “we”, as the backstory does, and say “you” to the reader.'
    : 'Speak as “I”, and say “you” to the reader.'
}

function describeAudience(voices: readonly [TraitVoice, ...TraitVoice[]], backstory: Backstory): string {
  const { audience, subjects } = backstory
  const wishes = distinct(voices.map((voice) => voice.audience)).slice(0, 2)
  const general = wishes.map((wish) => `people who ${wish}`).join(', and ')
  const first =
    audience === null
      ? `${capital(general)}.`
      : `${capital(audience)}: the backstory names them, so they come first. Beyond them, ${general}.`
  return subjects.length === 0 ? first : `${first} What brings them here: ${listWords(subjects)}.`
}

function planPillars(form: PersonaForm, { subjects }: Backstory, voices: readonly TraitVoice[]) {
  const own = voices.slice(0, 3)
  const start = subjects.length === 0 ? '' : ` Start with ${listWords(subjects.slice(0, 3))}.`
  const titled = own.map(({ pillar }, index) => ({
    title: pillar.title,
    about: index === 0 ? `${pillar.about}${start}` : pillar.about,
  }))
  const story = {
    title: 'Behind the character',
    about: `Who ${form.name} is, in words and pictures: the backstory, the look, and how an AI persona is made.`,
  }
  const questions = {
    title: 'Your questions',
    about: 'Answers to comments and messages. A question that comes up again becomes a video.',
  }
  const all = own.length < 3 ? [...titled, story, questions] : [...titled, story]
  const percents = shares[Math.min(3, own.length) as 1 | 2 | 3]
  return all.map((pillar, index) => ({ ...pillar, percent: percents[index]! }))
}

/** One of each voice in turn, until there are enough. */
function take(voices: readonly TraitVoice[], read: (voice: TraitVoice) => readonly string[]): string[] {
  const rounds = [0, 1].flatMap((round) => voices.flatMap((voice) => read(voice)[round] ?? []))
  return distinct(rounds).slice(0, maxListed)
}

function describeDays(days: readonly number[]): string {
  const count = ['no', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'][days.length]
  const names = listWords(days.map((day) => dayNames[day - 1]!))
  return `${count} ${days.length === 1 ? 'post' : 'posts'} a week: ${names}`
}

function describeTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return `${hour}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'a.m.' : 'p.m.'}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Countable properties of the persona's voice. */
export function measureOf(form: Pick<PersonaForm, 'personalityTraits'>) {
  return combineMeasures(voicesOf(form.personalityTraits))
}

// The first five posts of a persona. They introduce it, give advice and ask questions: no facts, numbers or experiences
// that the person did not write.

import type { PersonaForm, PersonaStrategy } from '@vivify/contract/persona'
import { createRandom } from '@vivify/contract/random'
import { voicesOf } from './combine-voices.ts'
import { cutText, type Backstory } from './read-backstory.ts'
import { speakAsWe } from './speak-as-we.ts'
import type { TraitVoice } from './trait-voice.ts'

export interface PersonaPost {
  readonly text: string
  /** Title of a pillar of the strategy. */
  readonly pillar: string
  /** The picture that goes with it; null for none. */
  readonly picture: 'portrait' | 'mood' | 'work' | 'place' | null
}

/** Fits X, which counts emoji twice. */
const maxCharacters = 268
const story = 'Behind the character'

/** Writes five posts. The same form and variant give the same posts. */
export function writePosts(
  form: PersonaForm,
  backstory: Backstory,
  strategy: PersonaStrategy,
  variant = 0,
): PersonaPost[] {
  const voices = voicesOf(form.personalityTraits)
  const [lead] = voices
  const second = voices[1] ?? lead
  const pick = createRandom(`${form.name}/${form.backstory}/${variant}`)
  const first = pick.integer(0, 1)
  const title = (index: number): string => strategy.pillars[index]!.title
  const questions = strategy.pillars.find((pillar) => pillar.title === 'Your questions')?.title ?? title(0)
  const [subject] = pick.shuffle(backstory.subjects)
  const posts: PersonaPost[] = [
    { text: introduce(form, backstory, lead), pillar: story, picture: 'portrait' },
    { text: lead.advice[first === 0 ? 0 : 1], pillar: title(0), picture: 'work' },
    { text: describeLook(form, lead), pillar: story, picture: 'mood' },
    {
      text:
        subject === undefined ? adviseAgain(voices, first) : second.subjectPost.replace('X', () => subject),
      pillar: second === lead ? title(0) : title(1),
      picture: null,
    },
    { text: ask(lead), pillar: questions, picture: 'place' },
  ]
  return backstory.person === 'I' ? posts : posts.map((post) => ({ ...post, text: speakAsWe(post.text) }))
}

function adviseAgain([lead, second]: readonly [TraitVoice, ...TraitVoice[]], first: number): string {
  return second === undefined ? lead.advice[first === 0 ? 1 : 0] : second.advice[first === 0 ? 0 : 1]
}

/** The backstory is quoted, because a quotation is right whether it is a sentence, a fragment or one word. */
function introduce({ name }: PersonaForm, backstory: Backstory, lead: TraitVoice): string {
  const greeting = lead.greeting.replace('X', () => name)
  const { line, isFirstPerson } = backstory
  const isLively = lead.measure.exclamations[0] > 0
  const end = isLively
    ? 'I’m an AI persona, and every post says so. Say hi in the comments!'
    : 'I’m an AI persona, and every post says so. I’m glad you’re here.'
  const opening = isFirstPerson ? '' : 'My character sheet says: '
  const room = maxCharacters - greeting.length - opening.length - end.length - 8
  if (room < 24) return `${greeting}\n\n${end}`
  const told = cutText(line, room)
  const sentence = isFirstPerson ? closed(told) : `${opening}${quote(told)}`
  return `${greeting} ${sentence}\n\n${end}`
}

function describeLook({ visualStyle }: PersonaForm, lead: TraitVoice): string {
  const words = cutText(visualStyle.replace(/\s+/g, ' ').replace(/(?<![.\s])[.\s]+$/, ''), 120)
  const mark = lead.measure.exclamations[0] > 0 ? '!' : '.'
  return `Every picture of me starts with the same words: ${quote(words)} Same words, same look, every time. You’ll know it’s me before you read my name${mark}`
}

function ask({ question }: TraitVoice): string {
  return /comments/.test(question) ? question : `${question}\n\nTell me in the comments.`
}

/** Puts the period inside the quotation marks; emoji and marks need none. */
export function quote(text: string): string {
  return `“${/[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text}”`
}

function closed(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`
}

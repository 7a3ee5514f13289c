// The first video script of a persona, in its voice: one sentence a line, as scripts are read.

import type { PersonaForm } from '@vivify/contract/persona'
import { voicesOf } from './combine-voices.ts'
import { cutText, type Backstory } from './read-backstory.ts'
import { speakAsWe } from './speak-as-we.ts'
import { quote } from './write-posts.ts'

const maxSpokenLine = 140

/** Sentences, one a line. The same form gives the same script. */
export function writePersonaScript(form: PersonaForm, backstory: Backstory, variant = 0): string {
  const voices = voicesOf(form.personalityTraits)
  const [lead] = voices
  // Another variant begins with another of the traits.
  const opening = voices[variant % voices.length]!
  const { line, isFirstPerson, person } = backstory
  const isSpoken = /\p{L}{2}/u.test(line)
  const told = withoutSigns(cutText(line, maxSpokenLine))
  const hello = `I’m ${spoken(form.name)}`
  const introduction = !isSpoken
    ? [`${hello}.`]
    : isFirstPerson
      ? [`${hello}.`, closed(told)]
      : [`${hello}, and my character sheet says: ${quote(told)}`]
  const lines = [
    withoutSigns(opening.hook),
    ...introduction,
    ...opening.script,
    'I’m an AI persona, and I’ll always say so.',
    withoutSigns(lead.question),
  ]
  return lines.map((each) => (person === 'we' ? speakAsWe(each) : each)).join('\n')
}

/** The project's title. */
export function titleOfScript({ name }: PersonaForm): string {
  return `Meet ${spoken(name)}`
}

/** Emoji can’t be spoken. */
function withoutSigns(text: string): string {
  return text
    .replace(/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function spoken(name: string): string {
  const words = withoutSigns(name)
  return /[\p{L}\p{N}]/u.test(words) ? words : 'your new host'
}

function closed(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`
}

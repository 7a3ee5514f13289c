// Four prompts in one look. Nothing about the face is made up.

import type { PersonaForm, PersonaPicture, PersonalityTrait } from '@vivify/contract/persona'
import type { AspectRatio } from '@vivify/contract/routes/images'
import { cutText, type Backstory } from './read-backstory.ts'

export interface PicturePlan {
  readonly role: PersonaPicture['role']
  /** For a model. */
  readonly prompt: string
  /** For the built-in painter, which paints things and places but no faces: a thing or a place, and the light. */
  readonly painted: string
  readonly aspectRatio: AspectRatio
}

/** Two things and a place for each trait, in words that the built-in painter knows. */
const surroundings: Readonly<
  Record<PersonalityTrait, readonly [thing: string, other: string, place: string]>
> = {
  'Creative & Artistic': ['artist palette', 'paintbrush', 'a room with a window'],
  'Professional & Business-focused': ['briefcase', 'notebook', 'a city at sunrise'],
  'Fun & Energetic': ['balloon', 'party popper', 'a beach in the sun'],
  'Calm & Mindful': ['candle', 'cup of tea', 'a lake at dusk'],
  'Tech-savvy & Innovative': ['robot', 'laptop', 'a city at night'],
  'Fashion & Style-focused': ['dress', 'handbag', 'a city street at sunset'],
  'Fitness & Health-oriented': ['running shoe', 'water bottle', 'a forest at sunrise'],
  'Educational & Informative': ['books', 'light bulb', 'a library room'],
  'Humorous & Entertaining': ['microphone', 'theater masks', 'a city street at night'],
  'Inspirational & Motivational': ['flag', 'compass', 'mountains at sunrise'],
}

/** The same form gives the same prompts, so that a seed gives the same pictures. */
export function planPictures(form: PersonaForm, { line, subjects }: Backstory): PicturePlan[] {
  const { name, visualStyle, personalityTraits } = form
  const [thing, other, place] = surroundings[personalityTraits[0]!]
  const second = personalityTraits[1] === undefined ? other : surroundings[personalityTraits[1]][0]
  const story = cutText(line, 160)
  const light = lightOf(visualStyle)
  const shown = (what: string): string => `${what}. ${visualStyle}`
  const painted = (what: string): string => (light === '' ? what : `${what}, ${light}`)
  return [
    {
      role: 'portrait',
      prompt: shown(`Portrait of ${name}, head and shoulders, facing the viewer. ${story}`),
      painted: painted(thing),
      aspectRatio: 'portrait_alt',
    },
    {
      role: 'work',
      prompt: shown(`${name} at work, hands and tools in view. ${story}`),
      painted: painted(subjects[0] ?? second),
      aspectRatio: 'square',
    },
    {
      role: 'place',
      prompt: shown(`The place where ${name} works, without people. ${story}`),
      painted: painted(place),
      aspectRatio: 'landscape',
    },
    {
      role: 'mood',
      prompt: shown('A still life without people that sets the mood'),
      painted: painted(`a window, ${other}`),
      aspectRatio: 'portrait',
    },
  ]
}

/** A sentence for people who can't see the picture, from what is known without looking at it. */
export function describeForBlind({ name, visualStyle }: PersonaForm, role: PersonaPicture['role']): string {
  const shows = {
    portrait: `A portrait that stands for ${name}, an AI persona`,
    work: `A picture of what ${name} does`,
    place: `A place in the world of ${name}`,
    mood: `A picture of the mood of ${name}’s world`,
  }[role]
  return `${shows}, in this style: ${cutText(visualStyle.replace(/(?<![.\s])[.\s]+$/, ''), 200)}.`
}

const lightWords =
  /^(?:airy|amber|autumn|beige|black|blue|bright|bronze|brown|burgundy|calm|candlelight|coral|cozy|cream|crimson|cyan|dark|dawn|daylight|dramatic|dreamy|dusk|dusty|earthy|evening|faded|foggy|fog|gold|golden|gray|green|grey|hazy|indigo|ivory|lavender|light|lights|lilac|magenta|midnight|mint|mist|misty|moody|muted|navy|neon|night|ocher|olive|orange|pale|pastel|peach|pink|purple|rain|rainy|red|rose|rust|sand|sepia|silver|snow|soft|spring|summer|sunlight|sunny|sunrise|sunset|teal|terracotta|turquoise|violet|warm|white|winter|yellow)$/

/** The words about light, weather and color; the painter would paint most others as things. */
function lightOf(visualStyle: string): string {
  const words = visualStyle.toLowerCase().match(/\p{L}+/gu) ?? []
  return [...new Set(words.filter((word) => lightWords.test(word)))].slice(0, 8).join(' ')
}

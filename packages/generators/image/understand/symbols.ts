// Symbols for abstract prompts. Hope and time can't be drawn, and whoever asks for them expects their usual symbols. Used
// only where a prompt names no person and no thing.

import type { PoseName } from '../figures/poses.ts'
import { indexPhrases } from './index-phrases.ts'
import { roles } from './people.ts'
import type { Token } from './read-tokens.ts'
import { thingOf } from './things.ts'

const thingRows: readonly (readonly [motif: string, words: string])[] = [
  ['hourglass-not-done', 'time, patience, deadline, eternity, waiting'],
  ['seedling', 'hope, growth, life, beginning, renewal, potential, rebirth, resilience'],
  ['red-heart', 'love, romance, affection, kindness, compassion, gratitude'],
  ['broken-heart', 'heartbreak, breakup'],
  ['dove', 'peace, freedom, forgiveness'],
  ['crossed-swords', 'conflict, rivalry, struggle'],
  ['skull', 'death, mortality, danger'],
  ['books', 'knowledge, education, wisdom'],
  ['light-bulb', 'idea, ideas, creativity, inspiration, innovation, insight, curiosity'],
  ['balance-scale', 'balance, justice, fairness, equality, law'],
  ['brain', 'mind, memory, memories, intelligence, psychology, consciousness, thoughts, thinking'],
  ['fire', 'anger, rage, passion, motivation'],
  ['balloon', 'joy, happiness, childhood, fun'],
  ['four-leaf-clover', 'luck'],
  ['lion', 'courage, bravery, leadership, confidence'],
  ['butterfly', 'transformation, change'],
  ['trophy', 'success, victory, achievement, ambition'],
  ['bullseye', 'focus, goal, goals, purpose, accuracy'],
  ['high-voltage', 'energy, electricity, power'],
  ['locked', 'security, privacy, secrecy, secret'],
  ['link', 'connection, trust'],
  ['robot', 'technology, ai, automation'],
  ['rocket', 'future, startup, progress'],
  ['radio', 'nostalgia'],
  ['puzzle-piece', 'teamwork, cooperation, collaboration, solution, problem solving'],
  ['piggy-bank', 'saving, budget'],
  ['globe-showing-europe-africa', 'climate, environment, world, globalization, ecology'],
  ['open-book', 'imagination, storytelling, history, poetry'],
  ['mobile-phone', 'social media, communication, addiction'],
  ['stethoscope', 'healthcare'],
  ['white-flower', 'beauty, purity, innocence'],
  ['tornado', 'chaos, confusion'],
  ['lotus', 'calmness, mindfulness, harmony, serenity, tranquility, zen'],
  ['party-popper', 'celebration, party'],
  ['magnifying-glass-tilted-left', 'mystery, discovery, truth'],
  ['money-bag', 'wealth, greed, fortune, richness, inflation, savings, economy, finance'],
  ['ghost', 'fear, terror, horror'],
  ['musical-notes', 'music, melody, rhythm'],
  ['red-apple', 'health, nutrition'],
  ['crescent-moon', 'dreams, dream, sleep, insomnia'],
  ['broken-chain', 'liberation, independence'],
]

const personRows: readonly (readonly [pose: PoseName, words: string])[] = [
  [
    'crying',
    'loneliness, sadness, grief, depression, despair, sorrow, regret, overwhelmed, heartache, anxiety, shame, guilt, stress, lost, pain, failure, rejection, exhaustion',
  ],
  ['typing', 'burnout, productivity, work, procrastination'],
  ['cheering', 'triumph, excitement, winning'],
  ['meditating', 'meditation, inner peace, relaxation, self care, wellness'],
  ['lifting', 'strength, discipline, fitness, deadlift, workout, crossfit, bodybuilding, weightlifting'],
  ['running', 'marathon, sprint, cardio'],
  ['walking away', 'solitude, journey, farewell, goodbye'],
]

const thingOfWord = indexPhrases(thingRows)
const poseOfWord = indexPhrases(personRows)

/** Words around an abstraction that ask for nothing more: the "feeling of", the "passage of". */
const frames = new Set(
  'feeling concept passage sense idea nature beauty art importance symbol meaning notion emotion metaphor state representation'.split(
    ' ',
  ),
)

/** Replaces abstractions by what stands for them, if the text names nothing else to draw. */
export function drawSymbols(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(({ kind }) => kind === 'thing' || kind === 'person')) return tokens
  const isAbstract = tokens.some((token) => symbolOf(token) !== undefined)
  const seen = new Set<string>()
  return isAbstract
    ? tokens.map((token, index) => {
        const isFrame = tokens[index + 1]?.words[0] === 'of' && frames.has(token.words.join(' '))
        const symbol = symbolOf(token)
        if (isFrame) return { kind: 'size', size: 1, words: token.words }
        // One symbol stands for all words that have it.
        const isSecond = symbol !== undefined && seen.has(nameOf(symbol))
        if (symbol) seen.add(nameOf(symbol))
        return isSecond ? token : (symbol ?? token)
      })
    : tokens
}

function nameOf(token: Token): string {
  return token.kind === 'thing' ? token.thing.motif : token.kind === 'person' ? token.roles[0]!.pose! : ''
}

function symbolOf({ kind, words }: Token): Token | undefined {
  if (kind !== 'unknown' && kind !== 'quality' && kind !== 'pose') return undefined
  const word = words.join(' ')
  const motif = thingOfWord.get(word)
  if (motif !== undefined) return { kind: 'thing', thing: thingOf(motif), words }
  const pose = poseOfWord.get(word)
  return pose && { kind: 'person', roles: [{ ...roles.get('person')!, pose }], words }
}

// Moods of animals. Their faces are too small for a smile, so the signs of comics say it, as they do beside people.

import { isAnimal } from './things.ts'
import { indexPhrases } from '../index-phrases.ts'

export const beastMoodNames = [
  'beast angry',
  'beast sad',
  'beast scared',
  'beast happy',
  'beast in love',
  'beast puzzled',
  'beast startled',
] as const

export type BeastMood = (typeof beastMoodNames)[number]

const moods = indexPhrases<BeastMood>([
  ['beast angry', 'angry, furious, mad, grumpy, enraged, raging, annoyed, irritated, aggressive'],
  ['beast sad', 'sad, unhappy, crying, lonely, heartbroken, weeping, depressed, homesick, sobbing'],
  [
    'beast scared',
    'scared, frightened, afraid, terrified, nervous, worried, anxious, panicking, trembling, shaking',
  ],
  ['beast happy', 'happy, cheerful, joyful, excited, playful, delighted, overjoyed, proud'],
  ['beast in love', 'in love, loving, lovestruck'],
  ['beast puzzled', 'confused, lost, puzzled, curious, wondering, clueless'],
  ['beast startled', 'surprised, shocked, startled, amazed, stunned, alert'],
])

/** The mood that a phrase gives to an animal. */
export function beastMoodOf(motif: string, phrase: string): BeastMood | undefined {
  return isAnimal(motif) ? moods.get(phrase) : undefined
}

/** Only animals have these moods. */
export const beastFits: Readonly<Record<BeastMood, (motif: string) => boolean>> = {
  'beast angry': isAnimal,
  'beast sad': isAnimal,
  'beast scared': isAnimal,
  'beast happy': isAnimal,
  'beast in love': isAnimal,
  'beast puzzled': isAnimal,
  'beast startled': isAnimal,
}

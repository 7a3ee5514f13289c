// A starter is a finished script that ships with the app: the result for a bare topic when no model is connected. It
// says nothing that its `facts` do not support, and every fact names the pages it was checked against.

export const starterNiches = [
  'space',
  'animals',
  'ocean',
  'history',
  'human body',
  'psychology',
  'money',
  'food',
  'technology',
  'travel',
  'language',
  'everyday science',
  'productivity',
  'art',
  'sleep',
  'habits',
  'stoicism',
  'motivation',
  'relationships',
  'careers',
  'fitness',
  'nutrition',
  'cooking',
  'home',
  'parenting',
  'investing',
  'business',
  'learning',
  'startups',
  'scary facts',
  'mysteries',
  'mythology',
  'ancient civilizations',
  'famous people',
  'war',
  'inventions',
  'physics',
  'plants',
  'natural disasters',
  'places',
  'sports',
  'music and movies',
  'ai and phones',
  'dinosaurs',
  'pets',
  'wildlife',
] as const

export type StarterNiche = (typeof starterNiches)[number]

/** A public page that was read when the script was written. */
export interface FactSource {
  readonly title: string
  /** The address as found by the look-up; a few old institutional pages exist by http only. */
  readonly url: string
}

/** One checked statement with every number that the script says about it. */
export interface StarterFact {
  readonly claim: string
  readonly sources: readonly FactSource[]
}

export interface StarterScene {
  /** 8 to 16 spoken words. */
  readonly say: string
  /** A title shown over the scene; null or absent shows none. */
  readonly onScreen?: string | null
  /** Things that a camera can film, the most specific first. */
  readonly visualKeywords: readonly string[]
  /** Words of `say` to stress. */
  readonly emphasis: readonly string[]
}

/** Hook, scenes and call to action are spoken in that order: 60 to 85 words, 25 to 35 seconds. */
export interface Starter {
  readonly id: string
  readonly niche: StarterNiche
  readonly title: string
  /** Search phrases: lowercase, one to three words each, including synonyms. */
  readonly topics: readonly string[]
  /** At most 12 words. */
  readonly hook: string
  readonly scenes: readonly StarterScene[]
  readonly callToAction: string
  readonly facts: readonly StarterFact[]
}

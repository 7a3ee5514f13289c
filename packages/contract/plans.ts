// Every business number: credits, prices, plans and limits of the specification.

import type { Resolution } from './project.ts'

/** Granted once to each new or guest account. Screens show this number only until the balance is known. */
export const startingCredits = 20

/** A month's credits can be used this long after its end, so that a late renewal takes nothing away. */
export const creditGraceDays = 3

/** Prices in credits. Everything else that a built-in engine makes is free. */
export const prices = {
  /** Charged once per project; exporting the project again is free. */
  video: 10,
  article: 1,
  articleFeaturedImage: 1,
  articleImage: 1,
  /** A picture made by a vendor. */
  vendorPicture: 1,
} as const

export const limits = {
  postCharacters: 280,
  ideas: 5,
  calendarCells: 35,
  sampleLibraryImages: 8,
  performancePlatforms: 4,
  recentImages: 4,
  promptIdeas: 10,
  articleImages: 4,
  imageUploadBytes: 10_485_760,
  /** Limit for lossless drawings that a tool uploads to be encoded, and for animations that it made. */
  drawingUploadBytes: 67_108_864,
  videoUploadBytes: 104_857_600,
  soundUploadBytes: 52_428_800,
  /** The most credits that a balance holds after a grant; credits that come back from work still fit in its column. */
  creditBalance: 1_000_000_000,
  licenceKeyCharacters: 23,
  /** Refused tries to redeem a license key, per account in the given time. */
  licenceTries: 5,
  licenceTriesMinutes: 15,
  titleMinCharacters: 10,
  toasts: 20,
  /** Limits per account for texts written by a vendor, because such texts cost no credits. */
  vendorTextsPerMinute: 20,
  vendorTextsPerDay: 200,
  /** Limit per account for what vendors speak: about an hour. */
  vendorSpeechCharactersPerDay: 60_000,
} as const

/**
 * Limits that platforms set for the texts of a short, as published in November 2026. `characters` counts caption and
 * hashtags together; `titleCharacters` is null on platforms without titles.
 */
export const publishLimits = {
  tiktok: { titleCharacters: null, characters: 2200 },
  instagram: { titleCharacters: null, characters: 2200 },
  youtube: { titleCharacters: 100, characters: 5000 },
  facebook: { titleCharacters: null, characters: 5000 },
  twitter: { titleCharacters: null, characters: 280 },
  linkedin: { titleCharacters: null, characters: 3000 },
} as const

export const durations = {
  toastMs: 4000,
  personaSuccessMs: 3000,
  chunkLoadTimeoutMs: 120_000,
  vendorTimeoutMs: 600_000,
  vendorPollMs: 5000,
} as const

/** Length of an animated ad, and the longest one with an outro: what the shortest ad places of platforms take. */
export const adSeconds = { scene: 6, most: 15 } as const

/** How often a call to a vendor is repeated after a failure that may be temporary. */
export const vendorRetries = 2

/** Those of the features below that are not built yet. */
export const plannedFeatures: ReadonlySet<string> = new Set(['Community access', 'Priority support'])

export interface Plan {
  id: 'starter' | 'creator' | 'scale'
  name: string
  /** US dollars a month, billed monthly. */
  priceDollars: number
  /** US dollars a month, billed yearly. */
  yearlyPriceDollars: number
  creditsPerMonth: number
  resolution: Resolution
  maxVideoSeconds: number
  seats: number
  hasWatermark: boolean
  isMostPopular: boolean
  features: readonly string[]
}

const creatorFeatures = [
  'Community access',
  'Premium voices',
  'Advanced script rewriting',
  'Trending analysis',
  'AI strategy',
  'Product ad studio',
]

export const plans: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    priceDollars: 19,
    yearlyPriceDollars: 15,
    creditsPerMonth: 200,
    resolution: 720,
    maxVideoSeconds: 60,
    seats: 1,
    hasWatermark: true,
    isMostPopular: false,
    features: ['Community access'],
  },
  {
    id: 'creator',
    name: 'Creator',
    priceDollars: 49,
    yearlyPriceDollars: 39,
    creditsPerMonth: 500,
    resolution: 1080,
    maxVideoSeconds: 90,
    seats: 1,
    hasWatermark: false,
    isMostPopular: true,
    features: creatorFeatures,
  },
  {
    id: 'scale',
    name: 'Scale',
    priceDollars: 99,
    yearlyPriceDollars: 79,
    creditsPerMonth: 1500,
    resolution: 2160,
    maxVideoSeconds: 180,
    seats: 3,
    hasWatermark: false,
    isMostPopular: false,
    features: [...creatorFeatures, 'API access', 'Priority support'],
  },
]

/** Features that not every plan includes, by the names under which plans list them. */
export const planFeatures = {
  premiumVoices: 'Premium voices',
  scriptRewriting: 'Advanced script rewriting',
  trends: 'Trending analysis',
  strategy: 'AI strategy',
  ads: 'Product ad studio',
  api: 'API access',
} as const

export type PlanFeature = keyof typeof planFeatures

/** Shown in videos of plans that include a watermark. */
export const planWatermark = 'Made with Vivify'

/** What an account may do. */
export interface Allowance {
  /** The plan whose limits apply; null on an installation that enforces none. */
  plan: Plan['id'] | null
  resolution: Resolution
  /** Null for no limit. */
  maxVideoSeconds: number | null
  seats: number | null
  hasWatermark: boolean
  features: PlanFeature[]
}

/**
 * The only place that decides what an account may do. Accounts without a plan have Starter's limits. `licenceSeats` is
 * the largest number of seats that a license gave; it counts where it is more than the plan's.
 */
export function allowanceOf(planId: Plan['id'] | null, isEnforced: boolean, licenceSeats = 0): Allowance {
  const all = Object.keys(planFeatures) as PlanFeature[]
  if (!isEnforced) {
    const open = { plan: null, resolution: 2160 as const, maxVideoSeconds: null, seats: null }
    return { ...open, hasWatermark: false, features: all }
  }
  const plan = findPlan(planId ?? 'starter')
  const { id, resolution, maxVideoSeconds, hasWatermark } = plan
  const seats = Math.max(plan.seats, licenceSeats)
  const features = all.filter((feature) => plan.features.includes(planFeatures[feature]))
  return { plan: id, resolution, maxVideoSeconds, seats, hasWatermark, features }
}

/** The smallest plan with a seat for somebody besides its owner. */
export function firstPlanWithTeam(): Plan {
  return plans.find(({ seats }) => seats > 1)!
}

/** The smallest plan that includes a feature. */
export function firstPlanWith(feature: PlanFeature): Plan {
  return plans.find(({ features }) => features.includes(planFeatures[feature]))!
}

/** The smallest plan with videos of this resolution. */
export function firstPlanFor(resolution: Resolution): Plan {
  return plans.find((plan) => plan.resolution >= resolution)!
}

export function findPlan(planId: Plan['id']): Plan {
  return plans.find(({ id }) => id === planId)!
}

/** Price in credits of a queue of articles. */
export function articleQueueCost(options: {
  queueLength: number
  hasFeaturedImage: boolean
  imageCount: number
}): number {
  const { queueLength, hasFeaturedImage, imageCount } = options
  const each =
    prices.article + (hasFeaturedImage ? prices.articleFeaturedImage : 0) + imageCount * prices.articleImage
  return queueLength * each
}

/** The larger of two plans; null stands for none. */
export function largerPlan(one: Plan['id'] | null, other: Plan['id'] | null): Plan['id'] | null {
  return rankOf(one) >= rankOf(other) ? one : other
}

function rankOf(plan: Plan['id'] | null): number {
  return plans.findIndex(({ id }) => id === plan)
}

// Intro and outro of a video. They come from the brand kit, stand before and after the scenes, and are no scenes: they
// have no words, no number, and no dash in the progress bar.

import { framesPerSecond } from '@vivify/contract/choices'
import type { Asset, Bookend, Project } from '@vivify/contract/project'

export const bookendPlaces = ['intro', 'outro'] as const
export type BookendPlace = (typeof bookendPlaces)[number]

type Branded = Pick<Project, 'brand'>

/** The intro or outro of a document; null when it has none or has it turned off. */
export function findBookend({ brand }: Branded, place: BookendPlace): Bookend | null {
  const bookend = brand[place]
  return bookend?.isOn ? bookend : null
}

/** Number of frames of the intro or outro; 0 without one. */
export function countBookendFrames(project: Branded, place: BookendPlace): number {
  return Math.round((findBookend(project, place)?.seconds ?? 0) * framesPerSecond)
}

/** Seconds that intro and outro add to the scenes. */
export function bookendSeconds(project: Branded): number {
  const frames = bookendPlaces.map((place) => countBookendFrames(project, place))
  return frames.reduce((sum, count) => sum + count, 0) / framesPerSecond
}

/** The person's own pictures and clips that are shown as intro and outro. Leaves out those that are missing. */
export function listOwnBookends(
  project: Pick<Project, 'brand' | 'assets'>,
): { place: BookendPlace; key: string; asset: Asset }[] {
  return bookendPlaces.flatMap((place) => {
    const key = findBookend(project, place)?.asset ?? null
    const asset = key === null ? undefined : project.assets[key]
    return key !== null && asset ? [{ place, key, asset }] : []
  })
}

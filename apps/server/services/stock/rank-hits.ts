// Chooses which hit a scene shows, and never the same one twice.

import type { StockHit, StockOrigin } from '@vivify/contract/stock'
import { tellingStems } from './scene-words.ts'

export interface Wanted {
  /** The search that found the hits. */
  words: string
  /** Width divided by height of the video. */
  ratio: number
  /** Length of the scene. */
  seconds: number
}

export interface RankedHit {
  hit: StockHit
  score: number
}

/** Below this, a picture is soft even on a phone. */
const minPixels = { video: 480, photo: 720 }
const sharpPixels = 1080
/** A crop to less than this share of the picture shows something else than the picture did. */
const minShare = 0.2
/** Longer films are talks and whole programs; what they show first is a title. */
const maxSeconds = 300
/** What is taken of a library's page, whose order says most. */
const perRank = 0.03
/** NASA's films are mostly about NASA, whatever their words. */
const penalties: Readonly<Record<string, number>> = { nasa: 0.4 }

/**
 * The hits that suit a scene, best first: those with most of the words, then those that lose least to the crop, are sharp
 * and long enough. Leaves out hits without any of the words.
 */
export function rankHits(hits: readonly StockHit[], wanted: Wanted): RankedHit[] {
  const stems = tellingStems(wanted.words)
  const places = new Map<string, number>()
  return hits
    .flatMap((hit) => {
      const place = places.get(hit.source) ?? 0
      places.set(hit.source, place + 1)
      const score = scoreHit(hit, stems, wanted)
      return score === null ? [] : { hit, score: score - place * perRank }
    })
    .toSorted((a, b) => b.score - a.score)
}

function scoreHit(hit: StockHit, stems: readonly string[], { ratio, seconds }: Wanted): number | null {
  const { kind, width, height, durationSeconds } = hit
  const known = new Set(tellingStems(`${hit.title} ${hit.tags}`))
  const shared = stems.filter((stem) => known.has(stem)).length / Math.max(1, stems.length)
  if (shared === 0) return null
  // A library that tells no size has films of usual shape.
  const shape = width === null || height === null ? 16 / 9 : width / height
  const pixels = width === null || height === null ? minPixels[kind] : Math.min(width, height)
  const share = Math.min(shape / ratio, ratio / shape)
  if (pixels < minPixels[kind] || share < minShare) return null
  if ((durationSeconds ?? 0) > maxSeconds) return null
  const length = kind === 'photo' || durationSeconds === null ? 0.5 : Math.min(1, durationSeconds / seconds)
  const sharp = Math.min(1, pixels / sharpPixels)
  return 3 * shared + share + 0.5 * sharp + 0.5 * length - (penalties[hit.source] ?? 0)
}

/** Two hits with one of these in common are the same file: libraries have each other's files. */
export function namesOf({ source, id, pageUrl, title, author }: StockOrigin): string[] {
  const page = pageUrl.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
  const named = title !== '' && author !== '' ? [`by ${author} ${title}`.toLowerCase()] : []
  return [`${source} ${id}`, page, ...named]
}

/**
 * Gives each scene its hits in order, so that the best pairs come first and no file is given to two scenes. A scene's
 * further hits take the place of one that can't be downloaded.
 */
export function shareOut(
  ranked: ReadonlyMap<string, readonly RankedHit[]>,
  taken: ReadonlySet<string>,
): Map<string, StockHit> {
  const used = new Set(taken)
  const chosen = new Map<string, StockHit>()
  const pairs = [...ranked].flatMap(([sceneId, hits]) => hits.map((entry) => ({ ...entry, sceneId })))
  for (const { sceneId, hit } of pairs.toSorted((a, b) => b.score - a.score)) {
    const names = namesOf(hit)
    if (chosen.has(sceneId) || names.some((name) => used.has(name))) continue
    chosen.set(sceneId, hit)
    for (const name of names) used.add(name)
  }
  return chosen
}

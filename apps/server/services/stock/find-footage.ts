// Finds the best footage for scenes: all scenes and all libraries at once, from the closest words to wider ones, clips
// before photos.

import { frameSize } from '@vivify/timeline/layout/frame'
import { estimateSceneSeconds } from '@vivify/timeline/document/scene-length'
import { paceOf } from '@vivify/generators/speech/voices'
import type { Project } from '@vivify/contract/project'
import type { StockHit, StockKind, StockOrientation } from '@vivify/contract/stock'
import type { StockEngine } from '../../providers/stock/port.ts'
import { rankHits, shareOut, type RankedHit, type Wanted } from './rank-hits.ts'
import { findSceneWords } from './scene-words.ts'
import { searchLibraries, type LibraryFailure } from './search-libraries.ts'

export interface FootageSearch {
  engines: readonly StockEngine[]
  project: Project
  /** The scenes to find footage for. */
  sceneIds: readonly string[]
  /** `namesOf` what the video shows already. */
  taken: ReadonlySet<string>
  account: string
  signal: AbortSignal
}

export interface FoundFootage {
  /** By scene id. */
  chosen: Map<string, StockHit>
  /** The hits of each scene, best first, for when the chosen one can't be had. */
  ranked: Map<string, RankedHit[]>
  failures: LibraryFailure[]
  answered: number
}

/**
 * A round doesn't wait longer for a library. Openverse answers one search a second, so that it takes part in a few scenes
 * only.
 */
const roundMs = 2500
/** For everything. The last round waits that long for what libraries' own limits hold up. */
const patientMs = 12_000
/** More than any score. */
const perRound = 10
/** Enough for replacements. */
const maxKeptHits = 12

interface Round {
  kind: StockKind
  /** Among the scene's searches. */
  place: number
  isPatient?: true
}

const rounds: readonly Round[] = [
  { kind: 'video', place: 0 },
  { kind: 'photo', place: 0 },
  { kind: 'video', place: 1 },
  { kind: 'photo', place: 1 },
  { kind: 'photo', place: 0, isPatient: true },
  { kind: 'photo', place: 2, isPatient: true },
]

/** Throws the signal's reason. Scenes for which nothing suits are missing in `chosen`. */
export async function findFootage(search: FootageSearch): Promise<FoundFootage> {
  const { project, sceneIds, signal } = search
  const words = await findSceneWords(project)
  const found: FoundFootage = {
    chosen: new Map(),
    // In the order of the scenes, which decides between equal hits.
    ranked: new Map(sceneIds.map((id) => [id, []])),
    failures: [],
    answered: 0,
  }
  const over = new AbortController()
  try {
    await searchInRounds({ ...search, signal: AbortSignal.any([signal, over.signal]) }, words, found)
  } finally {
    // No library is asked any more for what nobody waits for.
    over.abort()
  }
  return found
}

async function searchInRounds(
  search: FootageSearch,
  words: ReadonlyMap<string, readonly string[]>,
  found: FoundFootage,
): Promise<void> {
  const { sceneIds, signal } = search
  const deadline = AbortSignal.timeout(patientMs)
  for (const round of rounds) {
    const open = sceneIds.filter((id) => !found.chosen.has(id) && words.get(id)?.[round.place] !== undefined)
    if (open.length === 0 || deadline.aborted) continue
    const late = round.isPatient ? deadline : AbortSignal.any([deadline, AbortSignal.timeout(roundMs)])
    await Promise.all(
      open.map((id) => addHits(search, found, { id, round, words: words.get(id)![round.place]!, late })),
    )
    signal.throwIfAborted()
    found.chosen = shareOut(found.ranked, search.taken)
  }
}

async function addHits(
  { engines, project, account, signal }: FootageSearch,
  found: FoundFootage,
  { id, round, words, late }: { id: string; round: Round; words: string; late: AbortSignal },
): Promise<void> {
  const question = { words, kind: round.kind, orientation: orientationOf(project), minPixels: 0, page: 1 }
  const { hits, failures, answered } = await searchLibraries({
    engines,
    question,
    account,
    signal,
    deadline: late,
  })
  found.failures.push(...failures)
  found.answered += answered
  const ranked = rankHits(hits, describeScene(project, id, words)).slice(0, maxKeptHits)
  // What an earlier round found is closer, whatever its score.
  const later = rounds.indexOf(round) * perRound
  const known = found.ranked.get(id) ?? []
  found.ranked.set(id, [...known, ...ranked.map(({ hit, score }) => ({ hit, score: score - later }))])
}

function describeScene(project: Project, sceneId: string, words: string): Wanted {
  const index = project.scenes.findIndex(({ id }) => id === sceneId)
  const { width, height } = frameSize(project.format, project.resolution)
  const seconds = estimateSceneSeconds(project.scenes, paceOf(project.voice))[index] ?? 3
  return { words, ratio: width / height, seconds }
}

export function orientationOf({ format, resolution }: Project): StockOrientation {
  const { width, height } = frameSize(format, resolution)
  if (width === height) return 'square'
  return width > height ? 'landscape' : 'portrait'
}

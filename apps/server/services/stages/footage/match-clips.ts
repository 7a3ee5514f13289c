// Chooses which scene shows which clip. Scenes are processed in blocks as long as the list of clips. Each clip is used
// once per block, so none is used twice before all have been used.

import { stopWords } from '@vivify/generators/image/motifs/cues'
import { splitWords, stemWord } from '@vivify/generators/image/motifs/words'
import { createBreather } from '../../../lib/breather.ts'

/** Words in file names that say nothing about a clip's content. */
const fileNameNoise = new Set(
  (
    'video videos clip clips movie movies footage stock img vid dsc mov mvi mp4 gopro final copy edit edited export ' +
    'draft render output untitled sequence scene shot take pexels pixabay unsplash videvo coverr mixkit free ' +
    'download hd uhd fhd full sd fps 4k 8k 2k 1080p 720p 2160p 480p vertical horizontal portrait landscape hevc h264 h265 slow motion'
  ).split(' '),
)

/**
 * The most words of a file name, and the most matching clips of a scene, that count. So the work grows only with the
 * numbers of scenes and clips.
 */
const maxNameWords = 12
const maxMatches = 50

/**
 * Chooses a clip for each scene and returns its index, by scene. A clip goes to the scene that contains the words of
 * its file name, rare words before common ones. The remaining scenes get the remaining clips, in the order of the list.
 * With two or more clips, the same clip never comes twice in a row. Pauses to let other requests be answered.
 */
export async function matchClips(
  sceneTexts: readonly string[],
  fileNames: readonly string[],
): Promise<number[]> {
  if (fileNames.length === 0) return []
  const matches = await scoreAll(sceneTexts, fileNames)
  const breathe = createBreather()
  const chosen: number[] = []
  while (chosen.length < sceneTexts.length) {
    await breathe()
    const block = matches.slice(chosen.length, chosen.length + fileNames.length)
    chosen.push(...matchBlock(block, fileNames.length, chosen.at(-1) ?? -1))
  }
  return chosen
}

/** How well a clip matches a scene. Rare common words score higher. */
interface Match {
  clip: number
  score: number
}

/** A word from file names: its order of appearance, and the clips whose names contain it. */
interface NamedClips {
  order: number
  clips: number[]
}

/** The best clips of each scene, best first; ties go to the earlier file. */
async function scoreAll(sceneTexts: readonly string[], fileNames: readonly string[]): Promise<Match[][]> {
  const breathe = createBreather()
  const scenes: Set<string>[] = []
  const sceneCounts = new Map<string, number>()
  for (const text of sceneTexts) {
    await breathe()
    const stems = new Set(tellingStems(text))
    scenes.push(stems)
    for (const stem of stems) sceneCounts.set(stem, (sceneCounts.get(stem) ?? 0) + 1)
  }
  const named = new Map<string, NamedClips>()
  for (const [clip, name] of fileNames.entries()) {
    await breathe()
    const words = new Set(tellingStems(name.replace(/\.[^.]*$/, '')))
    for (const word of [...words].slice(0, maxNameWords)) {
      const clips = named.get(word)?.clips
      if (clips) clips.push(clip)
      else named.set(word, { order: named.size, clips: [clip] })
    }
  }
  const matches: Match[][] = []
  for (const stems of scenes) {
    await breathe()
    const scores = new Float64Array(fileNames.length)
    const known = [...stems].flatMap((stem) => {
      const found = named.get(stem)
      return found ? { ...found, weight: 1 / sceneCounts.get(stem)! } : []
    })
    // Always summed in the same order, so that rounding never changes the choice.
    for (const { clips, weight } of known.sort((a, b) => a.order - b.order)) {
      for (const clip of clips) scores[clip]! += weight
    }
    matches.push(findBest(scores))
  }
  return matches
}

function findBest(scores: Float64Array): Match[] {
  const best: Match[] = []
  for (const [clip, score] of scores.entries()) {
    if (score === 0 || (best.length === maxMatches && score <= best.at(-1)!.score)) continue
    let place = best.length
    while (place > 0 && best[place - 1]!.score < score) place--
    best.splice(place, 0, { clip, score })
    best.length = Math.min(best.length, maxMatches)
  }
  return best
}

function tellingStems(text: string): string[] {
  // Splits "coffeeBeans" and "beach2" into two words each.
  const spaced = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})|(\p{N})(\p{L})/gu, '$1$3 $2$4')
  return splitWords(spaced)
    .filter((word) => word.length > 2 && !/^\p{N}+$/u.test(word))
    .filter((word) => !stopWords.has(word) && !fileNameNoise.has(word))
    .map(stemWord)
}

function matchBlock(matches: readonly (readonly Match[])[], clipCount: number, before: number): number[] {
  const chosen = new Array<number>(matches.length).fill(-1)
  const free = new Set(Array.from({ length: clipCount }, (_, clip) => clip))
  const isBarred = (scene: number, clip: number): boolean => scene === 0 && clip === before && clipCount > 1
  const give = (scene: number, clip: number): void => {
    chosen[scene] = clip
    free.delete(clip)
  }
  const pairs = matches.flatMap((row, scene) => row.map((match) => ({ ...match, scene })))
  // Ties go to the earlier scene, then to the earlier file.
  for (const { scene, clip } of pairs.sort(
    (a, b) => b.score - a.score || a.scene - b.scene || a.clip - b.clip,
  )) {
    if (chosen[scene] === -1 && free.has(clip) && !isBarred(scene, clip)) give(scene, clip)
  }
  for (const [scene, clip] of chosen.entries()) {
    if (clip !== -1) continue
    const next = [...free].find((candidate) => !isBarred(scene, candidate))
    if (next !== undefined) {
      give(scene, next)
      continue
    }
    // The only clip left is the last one of the previous block. The first scene takes the second scene's clip and gives
    // it this one.
    give(scene, chosen[1]!)
    give(1, before)
  }
  return chosen
}

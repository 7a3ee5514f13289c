// Which scene shows which clip. Scenes are taken in blocks as long as the list of clips; within a block every clip is
// used once, so none is used twice before all were used.

import { stopWords } from '@vivify/generators/image/motifs/cues'
import { splitWords, stemWord } from '@vivify/generators/image/motifs/words'

/** Words of file names that tell nothing of what a clip shows. */
const fileNameNoise = new Set(
  (
    'video videos clip clips movie movies footage stock img vid dsc mov mvi mp4 gopro final copy edit edited export ' +
    'draft render output untitled sequence scene shot take pexels pixabay unsplash videvo coverr mixkit free ' +
    'download hd uhd fhd full sd fps 4k 8k 2k 1080p 720p 2160p 480p vertical horizontal portrait landscape hevc h264 h265 slow motion'
  ).split(' '),
)

/** So many words of a file name count, and so many clips that suit a scene: the work grows with scenes and clips alone. */
const maxNameWords = 12
const maxMatches = 50

/**
 * Chooses a clip for each scene and returns its index, by scene. A clip goes to the scene that speaks of the words of
 * its file name, rare words before common ones; scenes left over take the clips left over, in the order of the list.
 * The same clip never comes twice in a row when there are two.
 */
export function matchClips(sceneTexts: readonly string[], fileNames: readonly string[]): number[] {
  const matches = scoreAll(sceneTexts, fileNames)
  const chosen: number[] = []
  while (fileNames.length > 0 && chosen.length < sceneTexts.length) {
    const block = matches.slice(chosen.length, chosen.length + fileNames.length)
    chosen.push(...matchBlock(block, fileNames.length, chosen.at(-1) ?? -1))
  }
  return chosen
}

/** How well a clip suits a scene: the rarer the words that both have, the more. */
interface Match {
  clip: number
  score: number
}

/** The best clips of each scene, the best first; of equals, the earlier file. */
function scoreAll(sceneTexts: readonly string[], fileNames: readonly string[]): Match[][] {
  const scenes = sceneTexts.map((text) => new Set(tellingStems(text)))
  const clips = fileNames.map((name) => [...new Set(tellingStems(name.replace(/\.[^.]*$/, '')))])
  const sceneCounts = new Map<string, number>()
  for (const stems of scenes) {
    for (const stem of stems) sceneCounts.set(stem, (sceneCounts.get(stem) ?? 0) + 1)
  }
  const clipsOf = new Map<string, number[]>()
  for (const [clip, words] of clips.entries()) {
    for (const word of words.slice(0, maxNameWords)) {
      const named = clipsOf.get(word)
      if (named) named.push(clip)
      else clipsOf.set(word, [clip])
    }
  }
  return scenes.map((stems) => {
    const scores = new Map<number, number>()
    for (const [word, named] of clipsOf) {
      if (!stems.has(word)) continue
      const weight = 1 / sceneCounts.get(word)!
      for (const clip of named) scores.set(clip, (scores.get(clip) ?? 0) + weight)
    }
    return [...scores]
      .map(([clip, score]) => ({ clip, score }))
      .sort((a, b) => b.score - a.score || a.clip - b.clip)
      .slice(0, maxMatches)
  })
}

function tellingStems(text: string): string[] {
  // "coffeeBeans" and "beach2" are two words each.
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
  // Of equals the earlier scene and then the earlier file comes first.
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
    // The one clip left is the one before this block: the first scene takes the second's and leaves it that one.
    give(scene, chosen[1]!)
    give(1, before)
  }
  return chosen
}

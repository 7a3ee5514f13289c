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

/**
 * Chooses a clip for each scene and returns its index, by scene. A clip goes to the scene that speaks of the words of
 * its file name, rare words before common ones; scenes left over take the clips left over, in the order of the list.
 * The same clip never comes twice in a row when there are two.
 */
export function matchClips(sceneTexts: readonly string[], fileNames: readonly string[]): number[] {
  const scores = scoreAll(sceneTexts, fileNames)
  const chosen: number[] = []
  while (fileNames.length > 0 && chosen.length < sceneTexts.length) {
    const block = scores.slice(chosen.length, chosen.length + fileNames.length)
    chosen.push(...matchBlock(block, fileNames.length, chosen.at(-1) ?? -1))
  }
  return chosen
}

/** Whether a file name's words are among a scene's, as a number: 0 is no match. By scene, then clip. */
function scoreAll(sceneTexts: readonly string[], fileNames: readonly string[]): number[][] {
  const scenes = sceneTexts.map((text) => new Set(tellingStems(text)))
  const clips = fileNames.map((name) => [...new Set(tellingStems(name.replace(/\.[^.]*$/, '')))])
  const weigh = (stem: string): number => 1 / scenes.filter((stems) => stems.has(stem)).length
  return scenes.map((stems) =>
    clips.map((words) => words.filter((word) => stems.has(word)).reduce((sum, word) => sum + weigh(word), 0)),
  )
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

function matchBlock(scores: readonly (readonly number[])[], clipCount: number, before: number): number[] {
  const chosen = new Array<number>(scores.length).fill(-1)
  const free = new Set(Array.from({ length: clipCount }, (_, clip) => clip))
  const isBarred = (scene: number, clip: number): boolean => scene === 0 && clip === before && clipCount > 1
  const give = (scene: number, clip: number): void => {
    chosen[scene] = clip
    free.delete(clip)
  }
  const pairs = scores.flatMap((row, scene) => row.map((score, clip) => ({ score, scene, clip })))
  // Sorting is stable: of equals the earlier scene and then the earlier file comes first.
  for (const { score, scene, clip } of pairs.sort((a, b) => b.score - a.score)) {
    if (score > 0 && chosen[scene] === -1 && free.has(clip) && !isBarred(scene, clip)) give(scene, clip)
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

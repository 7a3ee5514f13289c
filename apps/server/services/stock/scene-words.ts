// What to search for each scene: what its picture should show, then what the video is about.

import type { Project, Scene } from '@vivify/contract/project'
import { maxStockWords } from '@vivify/contract/stock'
import { stopWords } from '@vivify/generators/image/motifs/cues'
import { splitWords, stemWord } from '@vivify/generators/image/motifs/words'

/** Libraries look for files that have every word, so more words find less. */
const maxWords = 3

/** Besides the title; each search is a call to every library. */
const mostClose = 2

/**
 * The searches of every scene by its id, the closest first: the first thing of its prompt, the subject that a painted
 * picture would have, the telling words of what is said, and the video's title.
 */
export async function findSceneWords(project: Project): Promise<Map<string, string[]>> {
  // A large table, which the server does not wait for when it starts.
  const { findSubjects } = await import('../stages/pictures/subjects.ts')
  const subjects = await findSubjects(project)
  const title = tellingWords(project.title)
  return new Map(
    project.scenes.map((scene) => {
      const subject = subjects.get(scene.id)!
      const said = tellingWords(scene.say)
      const close = [
        ...promptThings(scene).map(tellingWords),
        ...subject.things.map(tellingWords).filter((words) => words.length <= maxWords),
        said.toSorted((a, b) => b.length - a.length).slice(0, 2),
      ]
      const written = [...new Set(close.map(writeSearch).filter(Boolean))].slice(0, mostClose)
      return [scene.id, [...new Set([...written, writeSearch(title)].filter(Boolean))]]
    }),
  )
}

/** A search as libraries take it: a few words. */
function writeSearch(words: readonly string[]): string {
  return words.slice(0, maxWords).join(' ').slice(0, maxStockWords).trim()
}

function promptThings({ visual }: Scene): string[] {
  return visual.prompt
    .split(',')
    .slice(0, 2)
    .filter((thing) => thing.trim() !== '')
}

/** The words that say what can be seen, each once. */
function tellingWords(text: string): string[] {
  const words = splitWords(text.slice(0, 2000)).filter((word) => word.length > 2 && !stopWords.has(word))
  return [...new Map(words.map((word) => [stemWord(word), word])).values()]
}

/** The stems of a text's telling words, for comparing. */
export function tellingStems(text: string): string[] {
  return tellingWords(text).map(stemWord)
}

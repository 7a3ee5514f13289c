// Finds sentences in Markdown by their words, whatever marks, links and citations stand between them.

export interface Passage {
  start: number
  end: number
}

/** A citation, or the address of a link. */
const skipped = /\[\^[\w-]{1,20}\]|\]\([^()\s]{1,2000}\)/y

/** Where sentences stand in a text; null for one that is not there any more. */
export function createPassageFinder(markdown: string): (sentence: string) => Passage | null {
  const { text, places } = strip(markdown)
  return (sentence) => {
    const wanted = strip(sentence).text.trim()
    const at = wanted === '' ? -1 : text.indexOf(wanted)
    return at === -1 ? null : { start: places[at]!, end: places[at + wanted.length - 1]! + 1 }
  }
}

/** The text without marks and citations and with single blanks, and where each of its characters was. */
function strip(markdown: string): { text: string; places: number[] } {
  const characters: string[] = []
  const places: number[] = []
  for (let at = 0; at < markdown.length;) {
    const character = markdown[at]!
    if (character === '[' || character === ']') {
      skipped.lastIndex = at
      at += skipped.exec(markdown)?.[0].length ?? 1
      continue
    }
    const isBlank = /\s/.test(character)
    const isSkipped = /[*_`\\]/.test(character) || (isBlank && characters.at(-1) === ' ')
    if (!isSkipped) {
      characters.push(isBlank ? ' ' : character)
      places.push(at)
    }
    at++
  }
  return { text: characters.join(''), places }
}

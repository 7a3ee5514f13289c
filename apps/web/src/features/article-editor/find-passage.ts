// Finds a sentence in Markdown by its words, whatever marks and citations stand between them.

export interface Passage {
  start: number
  end: number
}

const citation = /\[\^[\w-]{1,20}\]/y

/** Where a sentence stands in the text; null when it is not there any more. */
export function findPassage(markdown: string, sentence: string): Passage | null {
  const whole = strip(markdown)
  const wanted = strip(sentence).text.trim()
  if (wanted === '') return null
  const at = whole.text.indexOf(wanted)
  if (at === -1) return null
  return { start: whole.places[at]!, end: whole.places[at + wanted.length - 1]! + 1 }
}

/** The text without emphasis and citations and with single blanks, and where each of its characters was. */
function strip(markdown: string): { text: string; places: number[] } {
  const characters: string[] = []
  const places: number[] = []
  for (let at = 0; at < markdown.length; ) {
    citation.lastIndex = at
    const cited = citation.exec(markdown)
    if (cited !== null) {
      at += cited[0].length
      continue
    }
    const character = markdown[at]!
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

import { Parser } from 'htmlparser2'
import { AppError } from '@vivify/contract/errors'

/** Browsers also cut off pages at this depth. */
export const maxPageDepth = 500
export const maxPageElements = 60_000
/** Pieces of text. Each entity and each stray `<` begins a new piece. */
export const maxTextPieces = 150_000
/** The page reader walks from each element to the root several times. This limits the total steps. */
const maxSteps = 1_500_000
/** Per element. */
export const maxAttributes = 250

/**
 * Parses a page once without building it, and refuses a page that would take minutes to build. Throws AppError
 * `bad_input` with the limit.
 */
export function requireModestPage(html: string): void {
  let depth = 0
  let elements = 0
  let attributes = 0
  let steps = 0
  let pieces = 0
  const parser = new Parser({
    onopentagname() {
      attributes = 0
      if (++elements > maxPageElements)
        throw tooMuch(`more than ${maxPageElements.toLocaleString('en-US')} elements`)
    },
    onattribute() {
      if (++attributes > maxAttributes) throw tooMuch(`an element with more than ${maxAttributes} attributes`)
    },
    ontext() {
      if (++pieces > maxTextPieces)
        throw tooMuch(`more than ${maxTextPieces.toLocaleString('en-US')} pieces of text`)
    },
    onopentag() {
      if (++depth > maxPageDepth) throw tooMuch(`more than ${maxPageDepth} elements inside each other`)
      steps += depth
      if (steps > maxSteps) throw tooMuch('too many elements inside each other')
    },
    onclosetag() {
      depth--
    },
  })
  parser.write(html)
}

function tooMuch(what: string): AppError {
  return new AppError('bad_input', `This page can’t be read: it has ${what}. Paste its text instead.`)
}

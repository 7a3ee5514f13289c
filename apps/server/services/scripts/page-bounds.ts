import { Parser } from 'htmlparser2'
import { AppError } from '@vivify/contract/errors'

/** Browsers cut deeper pages off there, too. */
export const maxPageDepth = 500
export const maxPageElements = 60_000
/** Pieces of text; each entity and each odd `<` begins one. */
export const maxTextPieces = 150_000
/** What reads the page walks from each element up to the top, several times. */
const maxSteps = 1_500_000
/** Of one element. */
export const maxAttributes = 250

/**
 * Reads a page once, by the parser that builds it later, and refuses what would take that one minutes. Throws AppError
 * `bad_input` naming the limit.
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

// The form of license keys: VVF- and four groups of four capital letters or digits. Used by the page while a person
// types, and by the server.

export const licencePrefix = 'VVF'
const groupCharacters = 4
const groups = 4
const bodyCharacters = groupCharacters * groups

/** Longer texts are cut before anything is read of them. */
const maxTypedCharacters = 200

const keyPattern = /^VVF(?:-[A-Z0-9]{4}){4}$/

/** The key in its canonical form; null when the text is not a whole key. Case, spaces and dashes don't matter. */
export function readLicenceKey(text: string): string | null {
  const key = format(clean(text), Number.POSITIVE_INFINITY)
  return keyPattern.test(key) ? key : null
}

/** Formats 16 letters or digits as a key. */
export function licenceKeyOf(body: string): string {
  return format(licencePrefix + body, bodyCharacters)
}

export interface ShapedKey {
  value: string
  caret: number
}

/**
 * Shapes what stands in the field after an edit: capitals, the prefix, and groups of four with dashes between. The caret
 * stays behind the same character. Whole prefixes are added, but one that is being typed is left alone.
 */
export function shapeLicenceKey(typed: string, caret: number): ShapedKey {
  const before = clean(typed.slice(0, caret)).length
  const cleaned = clean(mendPrefix(typed))
  if (licencePrefix.startsWith(cleaned)) return { value: cleaned, caret: Math.min(before, cleaned.length) }
  const isPrefixed = cleaned.startsWith(licencePrefix)
  const whole = isPrefixed ? cleaned : licencePrefix + cleaned
  const value = format(whole, bodyCharacters)
  const added = whole.length - clean(typed).length
  return { value, caret: caretAfter(value, Math.max(0, before + added)) }
}

/** ASCII only: other letters, such as `ß`, could become longer as capitals. */
function clean(text: string): string {
  return text
    .slice(0, maxTypedCharacters)
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
}

/** Restores the prefix after an edit within it, so that what is left of it does not become part of the first group. */
function mendPrefix(typed: string): string {
  const [, left, rest] = /^(V{0,2}F?)-(.*)$/is.exec(typed) ?? []
  return left === undefined || clean(rest!) === '' ? typed : `${licencePrefix}-${rest}`
}

/** Groups a cleaned key that begins with the prefix. */
function format(cleaned: string, maxBodyCharacters: number): string {
  if (!cleaned.startsWith(licencePrefix)) return cleaned
  const body = cleaned.slice(licencePrefix.length, licencePrefix.length + maxBodyCharacters)
  return [licencePrefix, ...(body.match(/.{1,4}/g) ?? [])].join('-')
}

/** The position behind the given number of letters and digits. */
function caretAfter(value: string, characters: number): number {
  let left = characters
  for (let position = 0; position < value.length; position++) {
    if (left === 0) return position
    if (value[position] !== '-') left--
  }
  return value.length
}

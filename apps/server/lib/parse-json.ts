/**
 * Parses JSON that somebody else wrote. Its texts have no NUL character and no half of a character, which no database
 * can store. Throws SyntaxError, and RangeError when such a text is nested too deeply.
 */
export function parseForeignJson(text: string): unknown {
  if (!/\\u(?:0000|d[89a-f])/i.test(text)) return JSON.parse(text)
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  )
}

const codeOf = (character: string): number => character.charCodeAt(0)
const [quote, backslash] = [codeOf('"'), codeOf('\\')]
const [comma, list, object] = [codeOf(','), codeOf('['), codeOf('{')]

/**
 * True for JSON that has more commas, lists and objects than `max` outside its texts, and so about as many values. A
 * picture in base64 is one value, whereas a list of many small ones takes far more memory and time than its bytes say.
 */
export function hasMoreValues(bytes: Uint8Array, max: number): boolean {
  let count = 0
  let isText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) isText = !isText
    else if (isText) {
      if (byte === backslash) at++
    } else if ((byte === comma || byte === list || byte === object) && ++count > max) return true
  }
  return false
}

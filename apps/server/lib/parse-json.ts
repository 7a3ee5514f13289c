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

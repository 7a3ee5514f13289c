const quote = 0x22
const comma = 0x2c
const openBracket = 0x5b
const backslash = 0x5c
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/**
 * Counts the values of a JSON text and its nesting depth without parsing it; stops soon after a limit. For text that is
 * not JSON, the result is arbitrary.
 */
export function measureJson(
  text: string,
  limits: { maxValues: number; maxDepth: number },
): { values: number; depth: number } {
  let values = 1
  let depth = 0
  let open = 0
  for (let at = 0; at < text.length && values <= limits.maxValues && depth <= limits.maxDepth; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfText(text, at + 1)
        break
      case comma:
        values++
        break
      case openBracket:
      case openBrace:
        // Counted as if it held one value: an empty list costs as much memory as one value.
        values++
        depth = Math.max(depth, ++open)
        break
      case closeBracket:
      case closeBrace:
        open--
        break
    }
  }
  return { values, depth }
}

/** The index of the quote that ends a string. */
function endOfText(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === backslash) at++
    else if (code === quote) return at
  }
  return text.length
}

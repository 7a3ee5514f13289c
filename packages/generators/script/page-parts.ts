// Parts of recipes and instructions that are read and not spoken: the ingredients and what is needed.

const materials =
  /^(?:#{1,6} )?\*{0,2}(?:ingredients?|you(?:'ll| will)? need|what you(?:'ll| will)? need|materials?|tools?|equipment|supplies|shopping list|nutrition(?: facts)?)\s?:?\*{0,2}$/i
const listMark = /^(?:[-*•–]|\d{1,2}[.)])\s/
const amount =
  /^(?:[-*•–] )?(?:\d{1,4}(?:[./,]\d{1,3})?|[½¼¾⅓⅔])(?: \d\/\d)? ?(?:tbsp|tsp|tablespoons?|teaspoons?|cups?|g|kg|ml|l|oz|lbs?|pounds?|cloves?|cans?|pinch|onions?|lemons?|eggs?|large|small|medium|slices?)\b[^.!?]{0,80}$/i

/** The lines without lists of ingredients and materials. Empty lines keep the others apart. */
export function withoutParts(lines: readonly string[]): string[] {
  let isInList = false
  return lines.map((line) => {
    if (materials.test(line)) {
      isInList = true
      return ''
    }
    if (line === '') return ''
    isInList &&= listMark.test(line) || amount.test(line)
    return isInList || amount.test(line) || /^you(?:'ll| will)? need: /i.test(line) ? '' : line
  })
}

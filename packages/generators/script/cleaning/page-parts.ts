// Parts of recipes and instructions that are read and not spoken: the ingredients and what is needed.

const materials =
  /^(?:#{1,6} )?\*{0,2}(?:ingredients?|you(?:'ll| will)? need|what you(?:'ll| will)? need|materials?|tools?|equipment|supplies|shopping list|nutrition(?: facts)?)\s?:?\*{0,2}$/i
const listMark = /^(?:[-*•–]|\d{1,2}[.)])\s/
const amount =
  /^(?:[-*•–] )?(?:\d{1,4}(?:[./,]\d{1,3})?|[½¼¾⅓⅔])(?: \d\/\d)? ?(?:tbsp|tsp|tablespoons?|teaspoons?|cups?|g|kg|ml|l|oz|lbs?|pounds?|cloves?|cans?|pinch|onions?|lemons?|eggs?|large|small|medium|slices?)\b[^.!?]{0,80}$/i

/** "**Time:** 40 minutes", "Serves: 4", "Author: …". */
const dataLine =
  /^\*{0,2}(?:(?:total |prep |cook |active |reading )?time|difficulty|level|cost|serves|servings|makes|yields?|author|written by|reviewed by|edited by|illustrations?(?: by)?|words|editor|interview(?:er)?|photos?|photography|pictures|text|as told to|moderation|translat(?:ion|ed by)|category|filed under|posted in|topics?)\s?:\*{0,2}\s.{1,120}$/i

const recipeNotes =
  /^(?:#{1,6} )?\*{0,2}(?:(?:recipe |cook'?s? )?notes?|tips?|storage|storing|variations|substitutions|make ahead|nutrition(?: facts)?)\s?:?\*{0,2}$/i
const recipeMethod =
  /^(?:#{1,6} )?\*{0,2}(?:method|directions?|instructions?|preparation|steps)\s?:?\*{0,2}$/i

/** The lines without lists of ingredients, materials and a recipe's notes. Empty lines keep the others apart. */
export function withoutParts(lines: readonly string[]): string[] {
  let isInList = false
  let isRecipe = false
  let isInNotes = false
  let isBulleted = false
  return lines.map((line) => {
    if (dataLine.test(line) && !/[.!?]$/.test(line)) return ''
    if (recipeMethod.test(line)) isInNotes = false
    else if (isRecipe && recipeNotes.test(line)) isInNotes = true
    if (isInNotes) return ''
    if (materials.test(line)) {
      isRecipe = true
      isInList = true
      isBulleted = false
      return ''
    }
    if (line === '') return ''
    // Behind a list of what is needed, the numbered one tells what to do.
    isInList &&= (listMark.test(line) && !(isBulleted && /^\d/.test(line))) || amount.test(line)
    isBulleted ||= isInList && /^[-*•–]\s/.test(line)
    return isInList || amount.test(line) || /^you(?:'ll| will)? need: /i.test(line) ? '' : line
  })
}

import { sayCardinal, sayOrdinal } from './numbers.ts'
import type { Reader } from './token.ts'

const numeral = /^(?=[IVXL]{2,7}$)(L?X{0,3})(IX|IV|V?I{0,3})$/
const singleNumeral = /^[IVX]$/
const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 }

const rulers =
  /^(henry|louis|elizabeth|charles|george|edward|richard|william|james|paul|benedict|francis|pius|napoleon|philip|catherine|nicholas|alexander|leo|ramses|ramesses|frederick|ferdinand|victor|vittorio|juan|felipe|clement|innocent|gregory|ivan|peter|cleopatra|ptolemy|darius|xerxes|otto|wilhelm|harald|olaf|gustav|carl|christian|constantine|justinian|mary)$/i
const counted =
  /^(chapter|part|volume|act|phase|type|war|class|stage|level|book|title|section|article|scene|mark|grade|schedule|tier|episode|season|appendix|bowl|olympiad|apollo|rocky|fantasy|league|generation|gen|division|world)$/i
/** "Part I liked" is a sentence: a single I is a number only after words that require one. */
const countedOne = /^(war|chapter|volume|act|phase|stage|tier|type|class)$/i

/** Reads Roman numerals after a word that requires one: "World War II", "Henry VIII", "Chapter IV". */
export const readRoman: Reader = ({ body, previous }) => {
  const owner = previous.toLowerCase()
  const [letters, suffix] = body.endsWith("'s") ? [body.slice(0, -2), "'s"] : [body, '']
  if (singleNumeral.test(letters)) {
    const isNumber = letters === 'I' ? countedOne.test(owner) : counted.test(owner)
    return isNumber && /^[A-Z]/.test(previous) ? `${sayCardinal(values[letters]!)}${suffix}` : null
  }
  if (!numeral.test(letters) || !/^[A-Z]/.test(previous)) return null
  const value = readValue(letters)
  if (rulers.test(owner)) return `the ${sayOrdinal(value)}${suffix}`
  return counted.test(owner) || /^[IVX]{2,5}$/.test(letters) ? `${sayCardinal(value)}${suffix}` : null
}

function readValue(letters: string): number {
  let total = 0
  for (let index = 0; index < letters.length; index++) {
    const value = values[letters.charAt(index)]!
    total += value < (values[letters.charAt(index + 1)] ?? 0) ? -value : value
  }
  return total
}

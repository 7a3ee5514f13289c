// What is drawn for characters that no bundled font has. Elsewhere, such as in subtitle files, they stay.

const substitutes: Readonly<Record<string, string>> = {
  '→': '»',
  '⇒': '»',
  '➜': '»',
  '➔': '»',
  '←': '«',
  '≠': 'isn’t',
  '≈': '~',
  '≤': 'up to',
  '≥': 'at least',
  '∞': 'infinite',
  '№': 'No.',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '√': 'root',
  '′': "'",
  '″': '"',
  '☆': '*',
  '★': '*',
}

const signs = /[→⇒➜➔←≠≈≤≥∞№⅓⅔⅛√′″☆★]/gu
/** Emoji with what joins and colors them; the signs © ® ™ and digits are letters of the fonts. */
const emoji =
  /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}](?:\uFE0E|\uFE0F|\u200D|\u20E3)*/gu

/** A text as the bundled fonts can draw it: signs become others or words, emoji are left out. */
export function toDrawable(text: string): string {
  return text.replace(signs, (sign) => substitutes[sign]!).replace(emoji, '')
}

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

const webAddress = /\b(?:https?:\/\/|www\.(?=[\p{L}\p{N}]))\S+/giu
/** A longer address would be too small to read and take long to say, so only its host is shown and spoken. */
const longestAddress = 28

/**
 * A text as the bundled fonts can draw it, large enough to read: signs become others or words, emoji are left out, and
 * web addresses are as short as they are spoken.
 */
export function toDrawable(text: string): string {
  return text
    .replace(signs, (sign) => substitutes[sign]!)
    .replace(emoji, '')
    .replace(webAddress, shortenAddress)
}

/** A web address without protocol, `www.`, query, and what comes after two steps of the path. */
export function shortenAddress(address: string): string {
  const mark = /[.,;:!?)]$/.exec(address)?.[0] ?? ''
  const [host = '', ...steps] = address
    .slice(0, address.length - mark.length)
    .replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')
    .split(/[?#]/, 1)[0]!
    .split('/')
    .filter((step) => step !== '')
  const full = [host, ...steps.slice(0, 2)].join('/')
  return (full.length > longestAddress ? host : full) + mark
}

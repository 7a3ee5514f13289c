// Flite reads ASCII only; other bytes are spoken as noise or end a word early.

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[‘’ʼ′`´]/g, "'"],
  [/[“”″«»„]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/[™®©]/g, ''],
  [/×/g, 'x'],
  [/÷/g, '/'],
  [/½/g, ' 1/2'],
  [/⅓/g, ' 1/3'],
  [/⅔/g, ' 2/3'],
  [/¼/g, ' 1/4'],
  [/¾/g, ' 3/4'],
  [/⅛/g, ' 1/8'],
  [/ß/g, 'ss'],
  [/[æÆ]/g, 'ae'],
  [/[œŒ]/g, 'oe'],
  [/[øØ]/g, 'o'],
  [/[łŁ]/g, 'l'],
  [/[đĐðÐ]/g, 'd'],
  [/[þÞ]/g, 'th'],
  [/ı/g, 'i'],
]

const emoji =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{FE00}-\u{FE0F}\u{20E3}\u{E0020}-\u{E007F}]/gu
const invisible = /[\p{Cf}\p{Cc}]/gu
const combiningMarks = /\p{Mn}/gu

/**
 * Folds one displayed token to plain characters: removes accents, straightens quotes and dashes, drops emoji and
 * invisible characters. Currency and degree signs stay; letters of other scripts stay and are dropped later.
 */
export function foldToken(token: string): string {
  let text = token
  for (const [pattern, plain] of replacements) text = text.replace(pattern, plain)
  // The degree and masculine ordinal signs look alike; both are protected from the compatibility folding.
  text = text
    .replace(emoji, '')
    .replace(invisible, '')
    .replace(/[º˚]/g, '°')
    .replace(/℃/g, '°C')
    .replace(/℉/g, '°F')
  return text.normalize('NFKD').replace(combiningMarks, '').trim()
}

/** Removes the punctuation around a folded token: quotes and brackets before, sentence marks after. */
export function stripPunctuation(folded: string): string {
  return folded
    .replace(/^["'([{<*_~!?.,;:|-]+(?=[^\s])/, keepMeaningfulLead)
    .replace(/(?<!["')\]}>*_~!?;:,.|-])["')\]}>*_~!?;:,.|-]+$/, '')
}

/** An apostrophe before a decade, a sign before a number and a period before decimals belong to the token. */
function keepMeaningfulLead(lead: string, ...rest: unknown[]): string {
  const whole = rest.at(-1) as string
  const following = whole.slice(lead.length)
  if (/^\d\ds?\b/.test(following) && lead.endsWith("'")) return "'"
  if (/^[$€£¥₹]?\.?\d/.test(following) && lead.endsWith('-')) return '-'
  if (/^\d/.test(following) && lead.endsWith('-.')) return '-.'
  if (/^\d/.test(following) && lead.endsWith('.')) return '.'
  return /^\d/.test(following) && lead.endsWith('~') ? '~' : ''
}

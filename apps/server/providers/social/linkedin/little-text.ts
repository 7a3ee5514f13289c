// LinkedIn's format of texts, in which some characters have a meaning. A text is cut off where one is not escaped.
// https://learn.microsoft.com/linkedin/marketing/community-management/shares/little-text-format

/** Hashtags keep their `#`, which LinkedIn turns into a link by itself. */
const reserved = /[\\|{}@[\]()<>*_~]/g

export function writeLittleText(text: string): string {
  return text.replace(reserved, '\\$&')
}

const hashtag = /\{hashtag\|\\?#\|([^|{}]{1,200})\}/g

/** The plain text, with mentions and hashtags as people see them. */
export function readLittleText(text: string): string {
  return text.replace(hashtag, '#$1').replace(/\\(.)/gs, '$1')
}

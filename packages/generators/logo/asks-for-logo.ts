/** Letters of a prompt that are read; the rest is ignored. */
export const maxPrompt = 600

const logoWord = /\b(?:logos?|logotypes?|wordmarks?|word marks?|brand ?marks?|monograms?)\b/i
/** A logo that is part of another picture, or is not wanted. */
const otherLogo =
  /\b(?:no|without|remove|with(?: (?:a|an|the|our|my|his|her|its|their))?|add(?: (?:a|an|the|our|my))?|wearing(?: (?:a|the))?|holding(?: (?:a|the))?) (?:[a-z]+ )?logos?\b|\blogos? (?:on|printed|embroidered|painted|glowing)\b/i

/** True when a prompt asks for a logo, rather than for a picture in which one appears. */
export function asksForLogo(prompt: string): boolean {
  const text = prompt.slice(0, maxPrompt)
  return logoWord.test(text) && !otherLogo.test(text)
}

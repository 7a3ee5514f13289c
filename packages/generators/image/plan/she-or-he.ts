// Who is only called a neighbor or a coworker is the woman, or the old man, that the rest of the text tells of.

interface TextOfScene {
  readonly say: string
  readonly prompt: string
}

/** Words for somebody of whom nothing is known by them. */
const unclear =
  'neighbou?r|coworker|co-worker|colleague|roommate|flatmate|cousin|customer|client|stranger|passenger'
const anyUnclear = new RegExp(`\\b(?:${unclear})\\b`, 'giu')
const withArticle = new RegExp(
  `\\b(my|our|his|her|their|the|this|that|an?|one) (?:old |elderly |young |new |nice |next-door )?(?:${unclear})\\b`,
  'giu',
)
const she = /\b(?:she|her|hers|herself)\b/iu
const he = /\b(?:he|him|his|himself)\b/iu
/** "My neighbor is eighty-six", "a stranger in her seventies". */
const old =
  /\b(?:(?:is|was|turned) (?:(?:seventy|eighty|ninety)(?:-\p{L}+)?|[789]\d)\b|(?:old|elderly) (?:neighbou?r|stranger|customer)|in (?:his|her) (?:seventies|eighties|nineties))/iu

/** The scenes with "the woman" in the place of the one person of that kind, if the text says whether it is she or he. */
export function withSheOrHe<Scene extends TextOfScene>(scenes: readonly Scene[]): readonly Scene[] {
  const text = scenes.map(({ say }) => say).join(' ')
  const named = new Set((text.match(anyUnclear) ?? []).map((word) => word.toLowerCase()))
  const isShe = she.test(text)
  if (named.size !== 1 || isShe === he.test(text)) return scenes
  // The old ones are drawn as grandparents are.
  const person = old.test(text) ? (isShe ? 'grandmother' : 'grandfather') : isShe ? 'woman' : 'man'
  const nameIn = (say: string): string =>
    say.replaceAll(withArticle, (whole: string, owner: string) => {
      const lead = /^(?:an?|one)$/i.test(owner) ? 'a' : 'the'
      return `${/^\p{Lu}/u.test(whole) ? lead[0]!.toUpperCase() + lead.slice(1) : lead} ${person}`
    })
  return scenes.map((scene) => ({
    ...scene,
    say: nameIn(scene.say),
    prompt: scene.prompt.replaceAll(anyUnclear, person),
  }))
}

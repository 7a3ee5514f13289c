// Lead-ins of spoken sentences that carry no content: connectives, counting, talk about the talk.

export interface Opening {
  /** The sentence without its lead-in, capitalized. Empty when it consists of nothing else. */
  readonly text: string
  /** "But" or "So", kept for use when the previous sentence is kept too. */
  readonly connective: string | null
  /** True for "second thing", "number three", "and finally". */
  readonly isCounted: boolean
}

const order =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|last|final|other|another|biggest|1st|2nd|3rd'
const count = '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten'
const item =
  'thing|one(?! (?:who|that|which|left|came|went|took|fell|ran|got|began|said|sat|stood|told|made|gave|had|could|would|will|can|[a-z]+ed |(?!is )[a-z]+s ))|tip|step|reason|mistake|rule|way|point|trick|habit|secret|lesson|myth|sign|fact|up'
const aside =
  '(?:,? (?:and|but) [^,.]{3,45},| and i (?:didn.t|did not|never) expect(?:ed)? (?:this|it|that)(?= is )| and this (?:is|was) (?:the|a) [^,.]{3,40}?(?= is that ))?'

const counted: readonly RegExp[] = [
  // "The third one, and people get mad at me for this, is pots", "The first thing you want to do is, find …"
  new RegExp(
    `^(?:the |my |your )?(?:very )?(?:${order}) (?:${item})${aside}(?: (?:i'd say|i would say|you (?:do(?= is)|(?:want|need|have|should|can|'re going)[^,.]{0,20})|to (?:do|know|remember|understand)|is|was|people (?:make|get wrong)|everyone (?:makes|gets wrong)))?,?(?: (?:is|was|would be))?(?: that| to)?(?:,|:|\\.|$| |—)`,
    'i',
  ),
  new RegExp(
    `^(?:tip|step|reason|mistake|rule|point|myth|fact|habit|sign|trick|number|no\\.|way|lesson)(?: number)?(?: #)? ?(?:${count})\\b(?: is| was)?(?: that| to)?(?:,|:|\\.|$| |—|-)`,
    'i',
  ),
  /^(?:first(?:ly)?(?: of all| off| up)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth(?:ly)?|finally|lastly|last but not least|next(?: up)?)(?:,(?: and (?:this|that|here)[^,.]{3,40},)?|:|\.)/i,
  /^(?:finally|lastly|first of all|secondly|thirdly) /i,
  // "Three is the oil cap", behind "number two".
  /^(?:two|three|four|five|six|seven) is (?=(?:the|your|my) \p{L})/iu,
  // "One, don't stop", but not "two, maybe three people".
  /^(?:one|two|three|four|five|six|seven)[,:] (?!maybe|or |perhaps|if not|sometimes|two|three|four|five|six)/i,
]
// "The biggest mistake is heat" has content; "the next one" does not.
const saysSomething =
  /^(?:the |my |your )?(?:biggest|first|other|another) (?:mistake|reason|myth|secret|sign|fact|rule|lesson) (?!you |i |people |number|is that|is to|, )/i

// "The second thing that helped me was children's books": without its opening it would have no subject.
const isSubject = new RegExp(
  `^(?:the |my |your )?(?:${order}) (?:${item}) (?:i|he|she|we|they) (?!['’]d say|would say)(?!\\p{L}+ (?:to (?:do|know)|is,)|want |need )|^(?:the |my |your )?(?:${order}) (?:${item}) that (?:i|he|she|we|they|people|helps?|made|makes|worked|works|\\p{L}+ed) |^(?:your|my|the) (?:${order}) (?:number|job|goal|move|step) (?:is|was) (?!to |that )|^(?:\\p{L}+ ){1,3}(?:is|are|was) (?:the |my )?(?:first|second|third|fourth|fifth)(?: (?:thing|one|reason|step|rule|mistake|secret|trick|tip|point))?(?:[,.]| and )`,
  'iu',
)

// "The fifth one is three years old": what something is like now is no point of a list, and "the other one is sugar", behind
// "one is fat", is no third.
const isState = new RegExp(
  `^(?:the |my )?(?:other|another) one (?:(?:is|was) (?!(?:that|to) )|(?:in|at|from|near|on|under|behind|outside|with|called|named)\\b)|^(?:the |my |your )?(?:${order}) one (?:is|was) (?:(?:\\p{L}+|\\d+) (?:years?|months?|weeks?|days?)\\b|(?:still|now|already|alive|dead|gone|better|worse|different|mine|his|hers|ours|theirs)\\b)`,
  'iu',
)

const talk =
  /^(?!yes or no\b|you know (?:what|who|how|why|where|when) (?:i|he|she|we|they) )(?:tonight|yeah|yes|okay|ok|alright|all right|well|oh|um|uh|right|now|look|listen|see|again|anyway|of course|in fact|honestly|actually|here's the thing|what(?:'s| is) (?:certain|clear|interesting|crazy|important|funny)(?: about (?:it|this|that))? is(?: that)?|the thing is(?: that)?|the (?:truth|problem|point|reality|fact) is(?: that)?|what i tell people is|what i(?:'d| would) (?:say|do) is|i (?:think|believe|guess|feel like|would say|mean)(?! (?:about|of)\b)(?: that)?|i'd say(?: that)?|trust me|believe me|remember(?: that)?|keep in mind(?: that)?|let me tell you|as you (?:may )?know|by the way|to be honest|in other words|you know what(?! (?:happened|happens|came|comes|that|this|it|is|was)\b)|you see|and here's (?:why|how)|for example|for instance|in addition|additionally|moreover|furthermore|also|plus|together|it turns out(?: that)?|turns out(?: that)?|if you only take one thing from this|just)(?:,|:|\.|—)?\s+/i
// These count only with a comma: "see, eggs set early", not "see the eggs".
const needsComma =
  /^(?:tonight|look|listen|see|again|right|now|well|actually|remember|also|plus|together|in fact)$/i
const connectives =
  /^(so|and|but|then|or(?! no\b)|however|yet|still|therefore|instead|as a result|that said)(,? )(?=\S)/i

/** Removes the lead-in of a sentence and returns it, so that it can be restored or used as a mark. */
export function readOpening(sentence: string): Opening {
  let text = sentence
  let connective: string | null = null
  let isCounted = false
  for (let round = 0; round < 6; round++) {
    const before = text
    const joined = text.match(connectives)
    // "And if", "so that": the connective is removed. "Still life" and "yet another" have no comma and stay.
    if (joined && (joined[2]!.startsWith(',') || /^(so|and|but|or|then)$/i.test(joined[1]!))) {
      connective = strongest(connective, joined[1]!.toLowerCase())
      text = text.slice(joined[0].length)
    }
    const isWhole = saysSomething.test(text) || isSubject.test(text)
    const mark =
      isWhole || isState.test(text)
        ? undefined
        : counted.map((pattern) => text.match(pattern)).find((match) => match)
    if (isWhole) isCounted = true
    if (mark) {
      isCounted = true
      text = text
        .slice(mark[0].length)
        .trimStart()
        .replace(/^(is|are|was|to|that)\b[,:]?\s+/i, '')
    }
    text = withoutTalk(text)
    if (text === before) break
  }
  return { text: capitalise(text), connective, isCounted }
}

function withoutTalk(text: string): string {
  const match = text.match(talk)
  if (!match) return text
  const words = match[0].replace(/(?<![,:.—\s])[,:.—\s]+$/, '')
  const hasComma = /[,:.—]\s+$/.test(match[0])
  if (needsComma.test(words) && !hasComma) return text
  // "Just" is a filler only before a command: "just one dollar" has a meaning.
  if (
    /^just$/i.test(words) &&
    !/^just (?!one|two|a |an |the |about|\d)\p{Ll}+ (the|your|a|it|from|in|on|for|for)\b/iu.test(text)
  )
    return text
  const rest = text.slice(match[0].length)
  // "Let me tell you what happened." only leads to what follows.
  if (/^let me tell you/i.test(words) && /^(?:what|how|why|about|a|something)\b.{0,30}$/i.test(rest))
    return ''
  // "Of course she had!" would be left without its sense.
  const isAnswer = rest.split(' ').length <= 3 || /^(?:he|she|it|they|i|we) \p{L}+,/iu.test(rest)
  return /^of course/i.test(words) && isAnswer ? text : rest
}

function strongest(before: string | null, next: string): string {
  return before === 'but' || next === 'and' ? (before ?? next) : next === 'however' ? 'but' : next
}

/** Capitalizes the first letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

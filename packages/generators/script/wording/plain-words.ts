// Wordy phrases and clichés with plain words of the same meaning. No entry makes a claim larger.

import { capitalise } from './lead-ins.ts'
import { endSentence } from './tighten.ts'

export interface PlainWording {
  readonly text: string
  /** The kinds of changes, for the person; empty when nothing changed. */
  readonly reasons: readonly WordingReason[]
}

export type WordingReason = 'filler' | 'wordy' | 'cliche' | 'contraction'

type Swap = readonly [pattern: RegExp, plain: string]

/** Matches whole words in any case. */
function words(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${source})(?![\\p{L}\\p{N}'’-])`, 'giu')
}

const wordy: readonly Swap[] = [
  [words('in order to|so as to'), 'to'],
  [words('(?:due|owing) to the fact that|for the reason that'), 'because'],
  [words('(?:despite|in spite of) the fact that'), 'although'],
  [words('at (?:this point in time|the present time|the present moment)'), 'now'],
  [words('in this day and age'), 'today'],
  [words('in the near future'), 'soon'],
  [words('in the event that'), 'if'],
  [words('with (?:regard|respect) to|in (?:regard|relation) to'), 'about'],
  [words('a (?:very )?(?:large|great|huge) number of'), 'many'],
  [words('an? (?:wide|broad) (?:variety|range|array) of'), 'many'],
  [words('(?:the|a) (?:vast )?majority of'), 'most'],
  [words('a small number of'), 'a few'],
  [words('(?:is|are) able to|(?:has|have) the ability to'), 'can'],
  [words('(?:was|were) able to'), 'managed to'],
  [words('had the ability to'), 'could'],
  [words('prior to'), 'before'],
  [words('subsequent to'), 'after'],
  [words('in close proximity to'), 'near'],
  [words('utili[sz]e|make use of'), 'use'],
  [words('utili[sz]es|makes use of'), 'uses'],
  [words('utili[sz]ed|made use of'), 'used'],
  [words('utili[sz]ing|making use of'), 'using'],
  [words('commence'), 'start'],
  [words('commenced'), 'started'],
  [words('attempt to'), 'try to'],
  [words('attempted to'), 'tried to'],
  [words('approximately'), 'about'],
  [words('numerous'), 'many'],
  [words('individuals'), 'people'],
  [words('a sufficient amount of|sufficient'), 'enough'],
  [words('first and foremost'), 'first'],
  [words('last but not least'), 'finally'],
  [words('each and every'), 'every'],
  [words('any and all'), 'all'],
  [words('whether or not'), 'whether'],
  [words('end results?'), 'result'],
  [words('past history'), 'history'],
  [words('future plans'), 'plans'],
  [words('free gift'), 'gift'],
  [words('added bonus'), 'bonus'],
  [words('absolutely essential'), 'essential'],
  [words('(?:completely|totally|very|absolutely) unique'), 'unique'],
  [words('on a daily basis'), 'every day'],
  [words('on a regular basis'), 'regularly'],
  [words('for the purpose of'), 'for'],
  [words('until such time as'), 'until'],
  [words('has been shown to'), 'is shown to'],
]

const cliches: readonly Swap[] = [
  [words('is an? (?:real |total |complete |absolute )?game[- ]changer'), 'makes a big difference'],
  [words('are (?:real |total )?game[- ]changers'), 'make a big difference'],
  [words('think outside the box'), 'think differently'],
  [words('thinking outside the box'), 'thinking differently'],
  [words('(?:just |only )?the tip of the iceberg'), 'only the start'],
  [words('at the drop of a hat'), 'right away'],
  [words('mind[- ]blowing'), 'astonishing'],
  [words('blow your mind'), 'surprise you'],
  [words('(?:unlock|unleash|harness) the power of'), 'use'],
  [words('(?:delve|dive) (?:deep )?into'), 'look at'],
  [words('hit the ground running'), 'start fast'],
  [words('move the needle'), 'make a difference'],
  [words('back to square one'), 'back to the start'],
  [words('crystal clear'), 'clear'],
  [words('a plethora of'), 'plenty of'],
  [words('a myriad of|myriad'), 'many'],
  [words('revolutioni[sz]es'), 'changes'],
  [words('revolutioni[sz]ed'), 'changed'],
  [words('when all is said and done'), 'in the end'],
  [words('seamlessly'), 'smoothly'],
  [words('a piece of cake'), 'easy'],
  [words('avoid (\\p{L}+) like the plague'), 'avoid $1'],
  [words('(?:go|going) the extra mile'), 'do more'],
  [words('(?:the|some) low[- ]hanging fruit'), 'the easy wins'],
]
const nextLevel = words("take((?: [\\p{L}'’-]+){1,4}) to (?:the|a whole) (?:next|new) level")

/** Phrases before a sentence or between its words that have no meaning. */
const fillers: readonly Swap[] = [
  [
    /^(?:(?:it is|it's|it’s) (?:important|worth|crucial|essential) (?:to (?:note|remember|understand|mention|know)|noting|mentioning|remembering) that|it should be noted that|needless to say,?|as a matter of fact,?|there(?:'s| is) no doubt that|at the end of the day,?|believe it or not,?|as you (?:may |might |probably )*know,?|let me tell you,?|the thing is(?: that)?,|(?:furthermore|moreover|additionally),?|honestly,|obviously,|basically,?|literally,?|essentially,)\s+/iu,
    '',
  ],
  [/(?:,\s*)?(?<![\p{L}])(?:um+|uh+|er+m)(?![\p{L}])(?:,\s*)?/giu, ' '],
  [/,\s(?:you know|like|i mean|basically|literally|honestly|right),\s/giu, ' '],
  [words('basically|literally|needless to say'), ''],
  [
    /(?<=\b(?:is|are|was|were|it['’]s|they['’]re|that['’]s|you['’]re|be) )(?:actually|simply) (?=\p{Ll})/giu,
    '',
  ],
  [/\bat the end of the day,?\s/giu, ''],
]
const intensifiers =
  /(?<![\p{L}'’-]|, )(?:very|really|extremely|incredibly|super|totally|absolutely) (?=\p{Ll}{3,})/giu
/** "Not very good" is not "not good"; "the very first" and "very few" have a meaning. */
const negated = /(?:\bnot|n['’]t|\bnever|\bno|\bhardly|\bisnt|\bdont)(?: \p{L}+){0,2} $/iu
const keepsIntensifier = /^(?:first|last|few|little|much|many|own|same|next|end|beginning|moment)\b/iu

const contractions: readonly Swap[] = [
  [
    words(
      '(?<!\\b(?:of|about|for|to|in|with|on|how|what|where|why|than|from|by) )(it|that|what|who|he|she) is(?= \\p{L})',
    ),
    '$1’s',
  ],
  [/(?<=^|[,;:] )(there|here) is(?= \p{L})/giu, '$1’s'],
  [words('(they|we|you) are(?= \\p{L})'), '$1’re'],
  [words('i am(?= \\p{L})'), 'I’m'],
  [words('(do|does|did|is|are|was|were|has|have|had|would|could|should) not(?= \\p{L})'), '$1n’t'],
  [words('can ?not(?! only)(?= \\p{L})'), 'can’t'],
  [words('will not(?= \\p{L})'), 'won’t'],
  [words('(i|you|we|they) have(?= (?:been|seen|got|never|always|already|just|\\p{L}+ed)\\b)'), '$1’ve'],
  [words('(i|you|we|they|it|he|she) will(?= \\p{L})'), '$1’ll'],
]

/**
 * Rewords a sentence in plain spoken words: no filler, no wordy phrase, no cliché, with contractions. May return it
 * unchanged.
 */
export function sayPlainly(sentence: string): PlainWording {
  // Quotations from other people are never changed.
  if (/["“”«»]/.test(sentence)) return { text: sentence, reasons: [] }
  const reasons = new Set<WordingReason>()
  let text = sentence
  const apply = (swaps: readonly Swap[], reason: WordingReason): void => {
    for (const [pattern, plain] of swaps) {
      const next = text.replace(pattern, (...found) => insert(plain, found as string[], sentence))
      if (next !== text) reasons.add(reason)
      text = next
    }
  }
  apply(fillers, 'filler')
  const calm = dropIntensifiers(text)
  if (calm !== text) reasons.add('filler')
  text = calm
  apply(wordy, 'wordy')
  apply([[nextLevel, 'make$1 better']], 'cliche')
  apply(cliches, 'cliche')
  apply(contractions, 'contraction')
  if (reasons.size === 0) return { text: sentence, reasons: [] }
  const tidy = text
    .replace(/(?<!\s)\s+([,.!?;:])/g, '$1')
    .replace(/^[\s,]+/, '')
    .replace(/\b([Aa]) (?=[aeio]\p{L})/gu, '$1n ')
    .replace(/\s+/g, ' ')
    .trim()
  return { text: endSentence(capitalise(tidy)), reasons: [...reasons] }
}

/** Inserts the matched groups, with a capital where the phrase had one and with the text's own apostrophe. */
function insert(plain: string, found: readonly string[], sentence: string): string {
  const [all = '', ...caught] = found
  const filled = plain.replace(/\$1/g, () => caught[0] ?? '')
  const mark = sentence.includes('’') ? '’' : "'"
  const said = filled.replace(/’/g, mark)
  return /^\p{Lu}/u.test(all) ? capitalise(said) : said
}

function dropIntensifiers(text: string): string {
  return text.replace(intensifiers, (found, offset: number) => {
    const isKept =
      negated.test(text.slice(0, offset)) || keepsIntensifier.test(text.slice(offset + found.length))
    return isKept ? found : ''
  })
}

/** Words with the same meaning; a repeated rewrite takes the other one. */
const twins: readonly (readonly [RegExp, string])[] = [
  [words('nobody'), 'no one'],
  [words('no one'), 'nobody'],
  [words('everybody'), 'everyone'],
  [words('everyone'), 'everybody'],
  [words('almost(?= (?:\\d|all|every|half|a|an)\\b)'), 'nearly'],
  [words('nearly'), 'almost'],
  [words('(?<!only )(?:about|roughly)(?= \\d)'), 'around'],
  [words('around(?= \\d)'), 'about'],
  [words('over(?= \\d)'), 'more than'],
  [words('began to'), 'started to'],
  [words('started to'), 'began to'],
  [words('huge'), 'enormous'],
  [words('enormous'), 'huge'],
  [words('(needs) to'), 'has to'],
  [words('need to'), 'have to'],
  [words('lots of'), 'plenty of'],
  [words('a lot of'), 'plenty of'],
  [words('instead of'), 'rather than'],
  [words('an entire'), 'a whole'],
  [words('a whole'), 'an entire'],
  [words('maybe'), 'perhaps'],
  [words('figured out'), 'worked out'],
  [words('right away'), 'at once'],
  [words('kids'), 'children'],
  [words('get rid of'), 'remove'],
  [words('for example'), 'for instance'],
]

/** The same sentence with one word replaced by its synonym; one result per word that has one. */
export function swapTwins(sentence: string): string[] {
  return twins.flatMap(([pattern, twin]) => {
    const next = sentence.replace(pattern, (...found) => insert(twin, found as string[], sentence))
    const isRepeated = words(twin).test(sentence)
    return next === sentence || isRepeated ? [] : [next]
  })
}

/** Every word that a replacement may add, lowercase. */
export const plainVocabulary: ReadonlySet<string> = new Set(
  [...wordy, ...cliches, ...twins]
    .flatMap(([, plain]) => plain.toLowerCase().match(/\p{L}+/gu) ?? [])
    .concat('make', 'better'),
)

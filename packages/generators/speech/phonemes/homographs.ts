// Words that are written alike and spoken differently. Pronunciations are ARPAbet, as in CMUdict.

import { findUse, isNear, listOf, type WordPlace } from './sentence-parts.ts'

interface VerbAndNoun {
  readonly verb: string
  /** Also the adjective. */
  readonly noun: string
  /** The more common use, where nothing around the word tells. */
  readonly usual: 'verb' | 'noun'
}

/** The noun or adjective, then the verb. */
const pairs: Readonly<Record<string, readonly [noun: string, verb: string]>> = {
  abuse: ['AH0 B Y UW1 S', 'AH0 B Y UW1 Z'],
  address: ['AE1 D R EH2 S', 'AH0 D R EH1 S'],
  advocate: ['AE1 D V AH0 K AH0 T', 'AE1 D V AH0 K EY2 T'],
  alternate: ['AO1 L T ER0 N AH0 T', 'AO1 L T ER0 N EY2 T'],
  appropriate: ['AH0 P R OW1 P R IY0 AH0 T', 'AH0 P R OW1 P R IY0 EY2 T'],
  attribute: ['AE1 T R AH0 B Y UW2 T', 'AH0 T R IH1 B Y UW0 T'],
  combine: ['K AA1 M B AY2 N', 'K AH0 M B AY1 N'],
  compound: ['K AA1 M P AW2 N D', 'K AH0 M P AW1 N D'],
  conduct: ['K AA1 N D AH0 K T', 'K AH0 N D AH1 K T'],
  conflict: ['K AA1 N F L IH0 K T', 'K AH0 N F L IH1 K T'],
  console: ['K AA1 N S OW0 L', 'K AH0 N S OW1 L'],
  contest: ['K AA1 N T EH0 S T', 'K AH0 N T EH1 S T'],
  contract: ['K AA1 N T R AE2 K T', 'K AH0 N T R AE1 K T'],
  contrast: ['K AA1 N T R AE0 S T', 'K AH0 N T R AE1 S T'],
  converse: ['K AA1 N V ER0 S', 'K AH0 N V ER1 S'],
  convert: ['K AA1 N V ER0 T', 'K AH0 N V ER1 T'],
  convict: ['K AA1 N V IH0 K T', 'K AH0 N V IH1 K T'],
  decrease: ['D IY1 K R IY2 S', 'D IH0 K R IY1 S'],
  delegate: ['D EH1 L AH0 G AH0 T', 'D EH1 L AH0 G EY2 T'],
  desert: ['D EH1 Z ER0 T', 'D IH0 Z ER1 T'],
  detail: ['D IY1 T EY0 L', 'D IH0 T EY1 L'],
  digest: ['D AY1 JH EH0 S T', 'D AY0 JH EH1 S T'],
  discount: ['D IH1 S K AW0 N T', 'D IH0 S K AW1 N T'],
  duplicate: ['D UW1 P L AH0 K AH0 T', 'D UW1 P L AH0 K EY2 T'],
  escort: ['EH1 S K AO0 R T', 'EH0 S K AO1 R T'],
  estimate: ['EH1 S T AH0 M AH0 T', 'EH1 S T AH0 M EY2 T'],
  excuse: ['IH0 K S K Y UW1 S', 'IH0 K S K Y UW1 Z'],
  export: ['EH1 K S P AO0 R T', 'IH0 K S P AO1 R T'],
  extract: ['EH1 K S T R AE2 K T', 'IH0 K S T R AE1 K T'],
  graduate: ['G R AE1 JH AH0 W AH0 T', 'G R AE1 JH AH0 W EY2 T'],
  impact: ['IH1 M P AE2 K T', 'IH0 M P AE1 K T'],
  implant: ['IH1 M P L AE2 N T', 'IH0 M P L AE1 N T'],
  import: ['IH1 M P AO2 R T', 'IH0 M P AO1 R T'],
  increase: ['IH1 N K R IY2 S', 'IH0 N K R IY1 S'],
  insert: ['IH1 N S ER2 T', 'IH0 N S ER1 T'],
  insult: ['IH1 N S AH2 L T', 'IH0 N S AH1 L T'],
  invite: ['IH1 N V AY0 T', 'IH0 N V AY1 T'],
  moderate: ['M AA1 D ER0 AH0 T', 'M AA1 D ER0 EY2 T'],
  object: ['AA1 B JH EH0 K T', 'AH0 B JH EH1 K T'],
  perfect: ['P ER1 F IH2 K T', 'P ER0 F EH1 K T'],
  permit: ['P ER1 M IH2 T', 'P ER0 M IH1 T'],
  present: ['P R EH1 Z AH0 N T', 'P R IH0 Z EH1 N T'],
  produce: ['P R OW1 D UW0 S', 'P R AH0 D UW1 S'],
  progress: ['P R AA1 G R EH2 S', 'P R AH0 G R EH1 S'],
  project: ['P R AA1 JH EH0 K T', 'P R AH0 JH EH1 K T'],
  protest: ['P R OW1 T EH2 S T', 'P R AH0 T EH1 S T'],
  rebel: ['R EH1 B AH0 L', 'R IH0 B EH1 L'],
  recall: ['R IY1 K AO2 L', 'R IH0 K AO1 L'],
  record: ['R EH1 K ER0 D', 'R IH0 K AO1 R D'],
  refuse: ['R EH1 F Y UW2 Z', 'R IH0 F Y UW1 Z'],
  reject: ['R IY1 JH EH0 K T', 'R IH0 JH EH1 K T'],
  research: ['R IY1 S ER0 CH', 'R IH0 S ER1 CH'],
  resume: ['R EH1 Z AH0 M EY2', 'R IH0 Z UW1 M'],
  separate: ['S EH1 P R AH0 T', 'S EH1 P ER0 EY2 T'],
  subject: ['S AH1 B JH IH0 K T', 'S AH0 B JH EH1 K T'],
  survey: ['S ER1 V EY2', 'S ER0 V EY1'],
  suspect: ['S AH1 S P EH2 K T', 'S AH0 S P EH1 K T'],
  transfer: ['T R AE1 N S F ER0', 'T R AE0 N S F ER1'],
  transport: ['T R AE1 N S P AO0 R T', 'T R AE0 N S P AO1 R T'],
  update: ['AH1 P D EY2 T', 'AH0 P D EY1 T'],
  upset: ['AH1 P S EH2 T', 'AH0 P S EH1 T'],
  use: ['Y UW1 S', 'Y UW1 Z'],
}

const usuallyVerbs: ReadonlySet<string> = listOf(
  'abuse combine convert decrease estimate excuse extract increase insert invite produce refuse reject resume ' +
    'transfer use',
)

/** The two readings of a word by its use, or null for a word with one reading. */
function findPair(word: string): VerbAndNoun | null {
  const pair = Object.hasOwn(pairs, word) ? pairs[word]! : null
  return pair && { noun: pair[0], verb: pair[1], usual: usuallyVerbs.has(word) ? 'verb' : 'noun' }
}

const perfectVerbs = listOf(
  "have has had having i've you've we've they've hasn't haven't hadn't been was were is are be get got being widely well " +
    'never',
)
const pastTimes = listOf('yesterday ago last once already earlier before recently when day')
const liveThings = listOf(
  'music show shows stream streams streaming streamer tv television concert concerts event events audience video videos ' +
    'performance performances band broadcast action chat demo session sessions bait wire wires animals coverage events ' +
    'on from in right now at',
)
const goLive = listOf(
  'go goes going went gone watch watched watching streamed air airs aired performed recorded broadcast',
)
const leadThings = listOf(
  'pipe pipes paint poisoning bullet bullets acid battery batteries pencil shot weights glass',
)
const windWords = listOf('up down back around through along')
const closeWords = listOf(
  'to by enough friend friends call up shave together behind range relationship second proximity',
)
const howClose = listOf(
  "very so too how is are was were be this that's it's pretty really extremely as get gets got getting come came comes " +
    'stay stays keep stand sit sitting stood a up',
)
const tearWords = listOf('up apart down off into out open through away')
const smallThings = listOf(
  'detail details amount amounts difference differences particle particles quantity quantities change changes fraction',
)
const fishWords = listOf('fish fishing sea largemouth smallmouth striped caught catch lake trout lure')

/** Readings that need their own signs. Each returns ARPAbet. */
const readers: Readonly<Record<string, (place: WordPlace) => string>> = {
  read(place) {
    if (isNear(place, perfectVerbs, -2, -1)) return 'R EH1 D'
    if (findUse(place) === 'noun') return 'R IY1 D'
    const before = place.words[place.index - 1] ?? ''
    if (before === 'he' || before === 'she') return 'R EH1 D'
    if (isNear(place, pastTimes, -place.index, 12) && /^(?:i|we|they|you|who|just)$/.test(before))
      return 'R EH1 D'
    return 'R IY1 D'
  },
  live(place) {
    if (isNear(place, goLive, -2, -1)) return 'L AY1 V'
    const isThing = isNear(place, liveThings, 1, 1)
    const use = findUse(place)
    if (use === 'noun') return 'L AY1 V'
    if (use === 'verb') return 'L IH1 V'
    return isThing && !isNear(place, listOf('in on from at'), 1, 1) ? 'L AY1 V' : 'L IH1 V'
  },
  lives: (place) => (isThirdPerson(place) ? 'L IH1 V Z' : 'L AY1 V Z'),
  lead: (place) =>
    isNear(place, leadThings, 1, 1) ||
    (isNear(place, listOf('of'), -1, -1) && !isNear(place, listOf('the a'), -1, -1))
      ? 'L EH1 D'
      : 'L IY1 D',
  wind: (place) => (findUse(place) === 'verb' || isNear(place, windWords, 1, 1) ? 'W AY1 N D' : 'W IH1 N D'),
  winds: (place) => (isNear(place, windWords, 1, 1) ? 'W AY1 N D Z' : 'W IH1 N D Z'),
  wound: (place) => (isNear(place, windWords, 1, 1) ? 'W AW1 N D' : 'W UW1 N D'),
  close(place) {
    if (isNear(place, closeWords, 1, 1) && !isNear(place, listOf('to'), -1, -1)) return 'K L OW1 S'
    if (isNear(place, howClose, -1, -1) && !isNear(place, listOf('the your my his her its it'), 1, 1))
      return 'K L OW1 S'
    const use = findUse(place)
    return use === 'verb' || (use === null && place.index === 0) ? 'K L OW1 Z' : 'K L OW1 S'
  },
  closer: () => 'K L OW1 S ER0',
  closes: () => 'K L OW1 Z IH0 Z',
  tear: (place) => (findUse(place) === 'verb' || isNear(place, tearWords, 1, 1) ? 'T EH1 R' : 'T IH1 R'),
  tears: (place) => (isNear(place, tearWords, 1, 1) || isThirdPerson(place) ? 'T EH1 R Z' : 'T IH1 R Z'),
  bow(place) {
    if (isNear(place, listOf('take takes took'), -2, -1)) return 'B AW1'
    if (isNear(place, listOf('down before to out'), 1, 1) || findUse(place) === 'verb') return 'B AW1'
    return isNear(place, listOf('ship boat'), 1, 3) ? 'B AW1' : 'B OW1'
  },
  minute: (place) => (isNear(place, smallThings, 1, 1) ? 'M AY0 N UW1 T' : 'M IH1 N AH0 T'),
  bass: (place) => (isNear(place, fishWords, -2, 2) ? 'B AE1 S' : 'B EY1 S'),
  content: (place) =>
    isNear(place, listOf('is are was were be feel feels felt am'), -1, -1) &&
    isNear(place, listOf('with to just and'), 1, 1)
      ? 'K AH0 N T EH1 N T'
      : 'K AA1 N T EH0 N T',
  used: (place) =>
    isNear(place, listOf('to'), 1, 1) && !isNear(place, listOf('is are was were be being been'), -1, -1)
      ? 'Y UW1 S T'
      : 'Y UW1 Z D',
  dove: (place) => (isNear(place, listOf('into in i he she they we'), -1, 1) ? 'D OW1 V' : 'D AH1 V'),
}

/** "she lives", "a crab lives": a subject before and no determiner. */
function isThirdPerson(place: WordPlace): boolean {
  const { words, index } = place
  if (isNear(place, listOf('he she it who that which everyone nobody'), -1, -1)) return true
  const before = words[index - 1] ?? ''
  const determiner = words[index - 2] ?? ''
  return (
    /^(?:in|on|at|for|alone|there|here|inside|under|up|to|with)$/.test(words[index + 1] ?? '') &&
    /^(?:a|an|the|this|that|my|your|each|every)$/.test(determiner) &&
    before !== ''
  )
}

/** The pronunciation that fits the place of a word, or null for a word with one reading. */
export function readHomograph(word: string, place: WordPlace): string | null {
  if (Object.hasOwn(readers, word)) return readers[word]!(place)
  const pair = findPair(word)
  if (pair !== null) return pair[findUse(place) ?? pair.usual]
  return readInflected(word, place)
}

/** "records", "recorded", "recording": the last two are verbs. */
function readInflected(word: string, place: WordPlace): string | null {
  const [, stem = '', ending = ''] = /^([a-z]+?)(s|es|ed|ing|'s)$/.exec(word) ?? []
  const pair = findPair(stem) ?? findPair(`${stem}e`)
  if (pair === null) return null
  if (ending === "'s") return addEnding(pair.noun, 'S')
  if (ending === 'ing') return `${pair.verb} IH0 NG`
  if (ending === 'ed') return addEnding(pair.verb, 'D')
  const use = isThirdPerson(place) ? 'verb' : (findUse(place) ?? pair.usual)
  return addEnding(pair[use], 'S')
}

/** Adds the plural's or the past's sound to a pronunciation, by its last sound. */
export function addEnding(pronunciation: string, ending: 'S' | 'D'): string {
  const last = pronunciation.split(' ').at(-1)!.replace(/\d/, '')
  if (ending === 'S') {
    if (/^(?:S|Z|SH|ZH|CH|JH)$/.test(last)) return `${pronunciation} IH0 Z`
    return `${pronunciation} ${/^(?:P|T|K|F|TH)$/.test(last) ? 'S' : 'Z'}`
  }
  if (/^[TD]$/.test(last)) return `${pronunciation} IH0 D`
  return `${pronunciation} ${/^(?:P|K|F|S|SH|CH|TH)$/.test(last) ? 'T' : 'D'}`
}

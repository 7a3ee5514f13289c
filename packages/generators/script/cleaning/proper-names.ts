// Writes names with capitals in text that has none. Only names that are no other word are known: "turkey" and "may" stay.

import { englishCommonWords, englishFunctionWords } from '../../speech/english-words.ts'
import { capitalise } from '../wording/lead-ins.ts'

const ambiguous = new Set(
  'turkey china chad jordan georgia may march polish mali guinea niger cuba peru oman togo man'.split(' '),
)
const places =
  'africa america asia europe antarctica atlantic pacific england scotland wales london paris berlin rome madrid vienna ' +
  'lisbon dublin moscow tokyo kyoto beijing shanghai mumbai delhi cairo istanbul athens amsterdam brussels zurich geneva ' +
  'venice florence naples milan barcelona munich hamburg prague warsaw budapest stockholm oslo copenhagen helsinki boston ' +
  'chicago detroit seattle denver houston dallas miami philadelphia california texas florida alaska hawaii oregon nevada ' +
  'arizona colorado michigan ohio virginia montana utah idaho kansas toronto montreal vancouver sydney melbourne brooklyn ' +
  'manhattan hollywood harvard oxford cambridge stanford mediterranean himalayas everest amazon sahara siberia eiffel ' +
  'titanic nasa youtube instagram tiktok facebook google netflix wikipedia einstein newton darwin shakespeare mozart ' +
  'beethoven napoleon caesar cleopatra egyptian egyptians roman romans greek greeks european europeans american americans ' +
  'african asian british english french german italian spanish japanese chinese russian indian viking vikings christmas ' +
  'easter january february april june july august september october november december monday tuesday wednesday thursday ' +
  'friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays alabama arkansas connecticut delaware illinois indiana iowa kentucky louisiana maine maryland ' +
  'massachusetts minnesota mississippi missouri nebraska oklahoma pennsylvania tennessee vermont washington wisconsin wyoming ' +
  'atlanta austin baltimore cleveland memphis minneapolis pittsburgh phoenix portland sacramento tampa nashville orlando ' +
  'liverpool manchester birmingham glasgow edinburgh bristol leeds cardiff belfast lyon marseille porto seville cologne ' +
  'frankfurt leipzig turin palermo bangkok manila jakarta nairobi lagos johannesburg karachi osaka seoul hiroshima normandy ' +
  'bavaria tuscany sicily scandinavia britain canadian canadians australian mexican swedish norwegian danish finnish dutch ' +
  'portuguese polish turkish korean vietnamese thai brazilian irish scottish welsh swiss austrian hungarian ukrainian ' +
  'hitler stalin lincoln roosevelt churchill edison tesla galileo picasso celsius fahrenheit walmart ikea amazon spotify costco toyota honda ' +
  'columbia hudson danube rhine thames nile ganges yangtze baltic caribbean gobi mojave atacama arctic antarctic yellowstone yosemite'
const capitalsOnly = new Set(['nasa', 'usa', 'dna', 'fbi', 'cia', 'uk', 'tv', 'gps', 'ceo'])
const pairs =
  /\b(?:new (?:england|york|zealand|orleans|jersey|mexico|delhi)|(?:north|south|latin|central) (?:america|korea|africa)|united (?:states|kingdom)|san (?:francisco|diego|jose)|los angeles|las vegas|hong kong|adam smith|first world war|second world war|world war (?:one|two|i|ii)|lake \p{L}+|mount \p{L}+)\b/giu

const naming =
  /\b(?:(?:man|woman|boy|girl|guy|king|queen|doctor|scientist|artist|volcano|mountain|town|city|village|island|river|ship|company|dog|cat|friend|brother|sister) called|(?:was|is) called|(?:place|town|city|village|island) in \p{L}{3,20} called|named|name (?:is|was)|(?:under|by) the name(?: of)?|(?:town|city|village|island|river) of) (\p{Ll}{3,20})(?: (\p{Ll}{3,20}))?/gu
/** "His daughter abbie". */
const namedKin =
  /\b(?:my|his|her|our|their) (?:\p{L}{3,8} )?(?:daughter|son|sister|brother|wife|husband|uncle|aunt|cousin|neighbor|friend) (\p{Ll}{3,12})(?! (?:the|a|an|it|him|her|them|me|us|my|his|to|up|out|down|off|away|that|about)\b)/gu
const irregular =
  /^(?:slept|swam|froze|fled|wept|crept|swore|spat|dug|sang|rang|swung|clung|flew|blew|bled|knelt|leapt|hid|drank|sank|stole|tore|shook|snuck|quit|stung|shrank|who|and|was|has|had|is|or|but)$/
const noName = new Set('instead against toward towards despite besides because nothing something'.split(' '))
const common = new Set(`${englishFunctionWords} ${englishCommonWords}`.split(' '))

let known: ReadonlySet<string> | undefined

/** Capitalizes sentence starts, "I", known names, and what the sentences call by name. Other capitals stay. */
export function withNames(sentences: readonly string[]): string[] {
  known ??= readNames()
  const names = known
  const own = new Set(sentences.flatMap(readOwnNames))
  return sentences.map((sentence) => {
    const named = sentence
      .replace(pairs, capitalisePair)
      .replace(/\b(?:in|to|from|since|until|by|last|next|of) (?:march|may)\b/g, (month) =>
        month
          .split(' ')
          .map((word, place) => (place === 0 ? word : capitalise(word)))
          .join(' '),
      )
      .replace(/\p{L}+/gu, (word) =>
        capitalsOnly.has(word)
          ? word.toUpperCase()
          : names.has(word) || own.has(word)
            ? capitalise(word)
            : word,
      )
      .replace(/(?<![\p{L}'’])i(?=$|[^\p{L}])/gu, 'I')
    return capitalise(named)
  })
}

function capitalisePair(pair: string): string {
  const isPlain = /^(?:lake|mount) (?:and|of|in|is|was|the|that|where|with|near|a|it)$/i.test(pair)
  return isPlain ? pair : pair.split(' ').map(capitalise).join(' ')
}

/** "A man called karl drais", "her name was mary". A word that is known otherwise is no name. */
function readOwnNames(sentence: string): string[] {
  const kin = [...sentence.matchAll(namedKin)].flatMap(([, name]) =>
    isUnknown(name!) && !name!.endsWith('s') && !irregular.test(name!) ? [name!] : [],
  )
  const called = [...sentence.matchAll(naming)].flatMap(([, first, second]) => {
    if (!isUnknown(first!)) return []
    return second !== undefined && isUnknown(second) ? [first!, second] : [first!]
  })
  return [...called, ...kin]
}

function isUnknown(word: string): boolean {
  return !common.has(word) && !noName.has(word) && !/(?:ed|ing|ly|tion|ness|ment|ity|logy)$/.test(word)
}

/** Countries come from the platform's own tables. */
function readNames(): ReadonlySet<string> {
  const names = new Set(places.split(' '))
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  for (let first = 65; first <= 90; first++) {
    for (let second = 65; second <= 90; second++) {
      const name = regions.of(String.fromCodePoint(first, second))?.toLowerCase()
      if (name !== undefined && /^\p{L}+$/u.test(name) && !ambiguous.has(name)) names.add(name)
    }
  }
  return names
}

// Where people are of whom a sentence only says what they do: where their text is set, and not on a meadow.

import { findCompared } from './words-in-passing.ts'
import { readPrompt } from './read-prompt.ts'
import { splitWords, stemWord } from '../motifs/words.ts'
import { isAnimal } from '../understand/words/things/things.ts'
import { isIndoors, type PlaceName } from '../understand/words/places/places.ts'
import { placeOf } from '../understand/scene/scene.ts'
import { readTokens } from '../understand/tokens/read-tokens.ts'
import type { Subject, Understanding } from '../understand/understanding.ts'

/** Places under the sky in which a story may be set. */
const openSettings: ReadonlySet<string> = new Set([
  'forest',
  'beach',
  'mountains',
  'cliff',
  'desert',
  'snow',
  'street',
  'city',
  'park',
  'village',
  'harbor',
  'jungle',
  'garden',
  'market',
  'battlefield',
  'island',
  'frozen lake',
  'lake',
  'farm',
  'field',
  'savanna',
])

/** Rooms in which few stories are set, though things in them are named. */
const oddRooms =
  /spaceship|stage|throne|corridor|vault|dark|elevator|attic|cloud|room$(?<!living room|bedroom|classroom)/

/** What is done outdoors unless a text says where. */
const outdoorDeed =
  /dig|run|swim|climb|rid|driv|fly|walk|hik|ski|surf|sail|row|fish|jump|plant|garden|shov|fall|march|throw|kick|shoot|hunt|kneel|mow|rak|chop|saw|farm|milk|skat|cycl|jog/
/** What nobody does in a bank or a shop. */
const homeDeed = /wash|iron|bath|shower|laundry/
const outdoorThings =
  /tree|flower|tulip|rose|leaf|leaves|herb|plant|seedling|rock|stone|brick|mushroom|tent|fire|axe|pick|shovel|ball|kite|sun|moon|star|cloud|rain|snow|water|wave|wood|log|feather|bone|boot|car|truck|bicycle|boat|ship|hammer-and|carrot|wheat|corn|potato|pumpkin|straw|nest|hive|honey|gravestone|coffin|anchor|arrow|bow|sword|shield|flag|compass|map|rope|lantern|barrel|bomb|chain|gear/

/** True for people and small things of whom no word says where they are, and who are rather in a room than in a field. */
export function isUnplaced(read: Understanding): boolean {
  if (read.place !== undefined || read.subjects.length === 0 || placeOf(read) !== 'field') return false
  const people = read.subjects.filter(({ kind }) => kind === 'person')
  return people.length <= maxInRoom && read.subjects.every(isOfRoom)
}

/** A crowd is in no room. */
const maxInRoom = 3
const homely =
  /^(?:man|men|woman|women|person|people|boys?|girls?|kids?|child|children|friends?|buddy|mother|mom|mum|father|dad|parents?|wife|husband|partner|guys?|teenagers?|teens?|students?|baby|newborn|toddler|couple|family|neighbors?|sisters?|brothers?|siblings|uncle|aunt|cousins?|sons?|daughters?|lady|humans?|adults?|strangers?|roommates?|grand\w+|face|idiot|reader|readers|writer|writers|viewers?|patients?|customers?|twins?|newborns|elderly|old)\b/

/** True for people who may be at home, whatever they do for a living. */
export function isHomely({ subjects }: Understanding): boolean {
  return subjects.every((subject) => subject.kind === 'thing' || homely.test(subject.word))
}

function isOfRoom(subject: Subject): boolean {
  if (subject.kind === 'person') {
    const deed = `${subject.pose} ${subject.deed ?? ''}`
    return !outdoorDeed.test(deed) && !homeDeed.test(deed)
  }
  const { motif, meters } = subject.thing
  return meters < 1.6 && !isAnimal(motif) && !outdoorThings.test(motif)
}

/** Words of a text and where it is set then. */
const cues: readonly (readonly [setting: string, words: string])[] = [
  [
    'office',
    'boss job company office meeting salary startup coworker colleague manager career email client promotion hire hired candidate applicant application interview',
  ],
  ['classroom', 'teacher school class exam student homework lecture'],
  ['hospital', 'doctor hospital nurse patient surgeon surgery'],
  ['kitchen', 'recipe cook oven dough kitchen bake chef'],
  ['shop', 'shop store customer cashier'],
  ['gym', 'gym workout squat muscle rep'],
  ['bedroom', 'sleep bed pillow insomnia'],
  ['court', 'judge trial court jury'],
  ['bank', 'bank vault robber robbery'],
]
const settingOf: ReadonlyMap<string, string> = new Map(
  cues.flatMap(([setting, words]) => words.split(' ').map((word) => [stemWord(word), setting] as const)),
)
/**
 * How much a sign of a setting counts: a ship that a text is about, somebody's own place, a place that a scene names, where a person works, where a thing is
 * at home, a word.
 */
const weights = { aboard: 8, own: 3, named: 1.5, work: 1, home: 0.6, cue: 0.5 }
const minWeight = 2
const minOutdoors = 1
/** Texts of old times have no living rooms as we know them. */
const longAgo =
  /\b1[0-8]\d\d\b|\b19[0-3]\d\b|\b(?:ancient|medieval|century bc|emperors?|empire|plague|legions?|throne|gladiators?|samurai|stoics?|romans?|greeks?|vikings?|pharaohs?|gods?|caesar|knights?|pirates?|kings?)\b/i
const modern =
  /office|living room|gym|shop|supermarket|airport|garage|classroom|hospital|bank|factory|laboratory|bedroom|kitchen/

/** A year, and not "in 1500 steps": the word after it is no plural. */
const year =
  /\b(?:(?:in|since|until|by|from|of|year|around) |(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?,? )(1[0-7]\d\d)\b(?! ?\p{L}{2,}s\b)(?![\d,.]\d)/iu
const medieval = /\b(?:medieval|middle ages|black death|crusades)\b/i
const ofNow = /\b(?:1[89]|20)\d\d\b|\b(?:phones?|internet|online|computers?|cars?|apps?|calories|your)\b/i

/** The town in which a text of the years 1000 to 1760 is set; undefined for all others, and where none is named. */
export function findOldTown(text: string): 'medieval town' | undefined {
  const [, said] = year.exec(text) ?? []
  const isOld = said === undefined ? medieval.test(text) : Number(said) < 1760
  return isOld && inTown.test(text) && !ofNow.test(text) ? 'medieval town' : undefined
}

const inTown =
  /\b(?:city|town|street|village|market|doctors?|mayor|council|houses|baker|tailor|merchants?)\b/i
const ofTowns = /\b(?:(?:busy|big|narrow|crowded|city) )?(?:street|city|town|skyline|square|avenue)\b/
/** Rooms of our time, and stages, on which mayors speak. */
const ofOurTime =
  /^(?:hospital|office|living room|garage|shop|bank|airport|laboratory|stage|classroom|gym|courtroom)$/

/** Towns of which we know what they look like. */
const knownTowns: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'paris',
  'venice',
  'london',
  'new york',
  'amsterdam',
  'rome',
  'moscow',
  'sydney',
  'rio',
])

/** The town that a title names: "The day Venice almost sank". */
export function findTitledTown(title: string): PlaceName | undefined {
  // "Cheaper than a weekend in London" is elsewhere.
  const compared = findCompared(title)
  const token = readTokens(splitWords(title).slice(0, maxTitleWords)).find(
    (each) =>
      each.kind === 'place' && knownTowns.has(each.place) && !each.words.every((word) => compared.has(word)),
  )
  return token?.kind === 'place' ? token.place : undefined
}

/** The one town in which something of a text happens: "a cough began to spread through London". */
export function findToldTown(says: readonly string[]): PlaceName | undefined {
  const told = says.flatMap((say) => (namesTown.test(say) ? (findTitledTown(say) ?? []) : []))
  return new Set(told).size === 1 ? told[0] : undefined
}

const namesTown = /\b(?:in|through|across|over|under|into|of) (?:\p{Ll}+ ){0,2}\p{Lu}/u

const maxTitleWords = 20

/** A picture of a text that is set in a town, or in one of old times: no doctor of 1518 stands in a hospital of today. */
export function setInTown(prompt: string, { town, isOld }: { town: string; isOld: boolean }): string {
  const said = prompt.replace(ofTowns, town)
  if (said !== prompt) return readPrompt(said).place === town ? said : prompt
  const { place, isUsualPlace, subjects } = readPrompt(prompt)
  const isAnywhere =
    place === undefined &&
    (subjects.some(({ kind }) => kind === 'person') || (!isOld && placeOf(readPrompt(prompt)) === 'field'))
  const isOfNow = isOld && place !== undefined && isUsualPlace && ofOurTime.test(place)
  if (!isAnywhere && !isOfNow) return prompt
  const placed = `${prompt}, ${town}`
  const read = readPrompt(placed)
  return read.place === town && read.subjects.length === subjects.length ? placed : prompt
}

/** Where a story may stay for a while. */
export const canBeSetting = (place: PlaceName): boolean =>
  openSettings.has(place) || (isIndoors(place) && !oddRooms.test(place))

export interface PlaceSign {
  readonly place: PlaceName
  readonly of: Exclude<keyof typeof weights, 'cue' | 'own' | 'aboard'>
  /** True for a place that is listed and said. */
  readonly isSaid: boolean
}

export interface Setting {
  readonly place: string
  /** True where nothing in the text points there. */
  readonly isUsual: boolean
}

/** Where people live and work under the sky. */
const homes: ReadonlySet<string> = new Set(['village', 'farm', 'island', 'harbor'])

/** Where somebody who bakes or cooks is at work, if the text names one twice. */
const withKitchen: ReadonlySet<PlaceName> = new Set<PlaceName>(['bakery', 'restaurant', 'diner', 'cafe'])

/** Where a text is set: where its scenes and words point most, else at home. */
export function findSetting(
  signs: readonly PlaceSign[],
  { text, sceneCount }: { text: string; sceneCount: number },
): Setting | undefined {
  const scores = new Map<string, number>()
  const saidPlaces = new Set<string>(signs.flatMap(({ place, isSaid }) => (isSaid ? place : [])))
  const isOld = longAgo.test(text)
  const add = (setting: string, weight: number): void => {
    if (isOld && weight < weights.named && modern.test(setting)) return
    scores.set(setting, (scores.get(setting) ?? 0) + weight)
  }
  const around = signs.find(
    ({ place, of }, index) =>
      of === 'named' &&
      withKitchen.has(place) &&
      signs.slice(0, index).some((other) => other.of === 'named' && other.place === place),
  )?.place
  for (const { place: sign, of } of signs) {
    const place = sign === 'kitchen' && of !== 'named' && around ? around : sign
    // Whatever is at home nowhere stands in a field.
    if ((place === 'field' && of !== 'named') || (place === 'living room' && of === 'home')) continue
    if (canBeSetting(place))
      add(place, of === 'home' && openSettings.has(place) ? weights.home / 3 : weights[of])
  }
  for (const place of findOwnPlaces(text)) add(place, weights.own)
  if (isAboard(text)) add('ship deck', weights.aboard)
  for (const word of splitWords(text)) {
    const setting = settingOf.get(stemWord(word))
    if (setting !== undefined) add(setting === 'kitchen' && around ? around : setting, weights.cue)
  }
  const outdoors = signs.reduce(
    (sum, { place, of }) => sum + (of !== 'home' && place !== 'field' && !isIndoors(place) ? weights[of] : 0),
    0,
  )
  const ranked = [...scores].toSorted((first, second) => second[1] - first[1])
  // A text of few scenes has few signs.
  const enough = Math.min(minWeight, sceneCount / 2)
  const isEnough = ([, score]: [string, number]): boolean => score >= enough
  const [best] = ranked
  if (best && isEnough(best)) return { place: best[0], isUsual: false }
  // A village that a text says it is set in, before a kitchen that only its bread points to.
  const said = ranked.find((each) => isEnough(each) && homes.has(each[0]) && saidPlaces.has(each[0]))
  if (said) return { place: said[0], isUsual: false }
  // Whoever is outdoors once rarely is in a living room before and after, but need not be where they were that once.
  const isOutdoors = best !== undefined && openSettings.has(best[0]) && best[1] >= minOutdoors
  return isOld || isOutdoors || outdoors >= minWeight ? undefined : { place: 'living room', isUsual: true }
}

const seaWords =
  /\b(?:ships?|boats?|vessel|deck|crew|sailors?|captain|voyage|icebergs?|lifeboats?|overboard|stern|masts?|shipwreck|harbor|anchor|oars?|rowed|sailed|seasick|waves)\b/gi
const minSeaWords = 4

/** True for a text of a ship and its people, of which one word or two say nothing. */
function isAboard(text: string): boolean {
  const said = new Set((text.match(seaWords) ?? []).map((word) => stemWord(word.toLowerCase())))
  return said.size >= minSeaWords && /\b(?:ship|vessel|deck|crew)\b/i.test(text)
}

const ownPlace = /\b(?:his|her|my|our) ((?:(?:own|old|new|small|little|tiny) )?\p{Ll}{3,})(?: \p{Ll}{3,})?/gu
const maxOwnPlaces = 40
/** Where people are at work whatever else a text tells of them; a kitchen and a bedroom everybody has. */
const workplaces: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'laboratory',
  'workshop',
  'shop',
  'bakery',
  'office',
  'restaurant',
  'diner',
  'cafe',
  'factory',
  'forge',
  'greenhouse',
  'art studio',
  'salon',
  'flower shop',
  'barn',
])

/** Rooms and shops that somebody of a text has: "he left his laboratory". */
function findOwnPlaces(text: string): string[] {
  const found = new Set<string>()
  let tries = 0
  for (const [, name] of text.matchAll(ownPlace)) {
    if (++tries > maxOwnPlaces) break
    const token = readTokens(splitWords(name!)).at(-1)
    if (token?.kind === 'place' && workplaces.has(token.place)) found.add(token.place)
  }
  return [...found]
}

// Puts what a word means in the place of words with several senses, before anything reads a scene: "the plant makes cars"
// becomes "the factory makes cars", and "learn it by heart" loses its heart.

import { indexPhrases } from '../understand/words/index-phrases.ts'
import { splitWords, stemWord } from '../motifs/words.ts'
import { phraseRows } from './set-phrases.ts'

/** Words, words of which one must be near, and what is shown then; nothing for senses that can't be drawn. */
const senseRows: readonly (readonly [words: string, near: string, shown: string])[] = [
  [
    'buck, bucks',
    'ten twenty thirty forty fifty hundred thousand pay paid cost costs bought buy price broke few',
    'dollars',
  ],
  ['bat, bats', 'ball swing swung hit baseball cricket batter stadium', 'baseball'],
  ['head, heads', 'tails coin flip toss', 'coin'],
  ['tail, tails', 'heads coin flip toss bet dollar', 'coin'],
  ['bank, banks', 'river stream lake creek', 'river'],
  ['spring, springs', 'pen mattress coil metal machine bounce', ''],
  ['palm, palms', 'hand finger wrist rub sweat held hold fist skin', ''],
  ['nail, nails', 'finger paint trim polish hand toe bite salon manicure', ''],
  ['nail, nails', 'hammer wall wood board', 'hammer'],
  ['pitcher, pitchers', 'ball baseball throw threw inning batter', 'baseball'],
  [
    'crane, cranes',
    'construction building beam steel site concrete skyscraper harbor',
    'building construction',
  ],
  ['seal, seals', 'jar lid bottle envelope letter wax document package', ''],
  [
    'mouse, mice',
    'click button cursor computer laptop screen keyboard desktop scroll wireless',
    'computer mouse',
  ],
  ['jam, jams', 'traffic car hour road highway stuck driver', 'cars'],
  ['jam, jams', 'printer paper copier', ''],
  ['bark, barks', 'dog puppy', 'dog'],
  ['bark, barks', 'tree wood birch', 'tree'],
  ['match, matches', 'candle lit fire strike stove flame cigarette', 'fire'],
  ['match, matches', 'tennis cricket chess', ''],
  ['eye, eyes', 'hook hooks zipper button needle thread storm hurricane potato', ''],
  ['locker, lockers', 'clasp zipper zip hooks', ''],
  [
    'match, matches',
    'won win lost team player score goal play football soccer stadium coach referee',
    'soccer ball',
  ],
  ['match, matches', 'date dating tinder profile perfect partner', 'heart'],
  ['ring, rings', 'clear mold bacteria smoke circle formed fairy coffee stain', ''],
  ['ring, rings', 'fight boxer boxing fighter punch opponent knockout', 'boxing glove'],
  ['ring, rings', 'phone bell doorbell saturn planet tree', ''],
  [
    'ring, rings',
    'finger wedding marry married bride engagement diamond husband wife proposed gold',
    'wedding ring',
  ],
  ['bow, bows', 'ship boat deck sail captain stern hull', 'ship'],
  ['bow, bows', 'arrow archer shot hunt', 'bow and arrow'],
  ['bow, bows', 'gift present hair dress wrap', 'ribbon'],
  ['bow, bows', 'stage audience king applause violin take', ''],
  ['cab, cabs', 'train trains locomotive', 'train'],
  ['driver, drivers', 'train trains locomotive', 'train driver'],
  ['track, tracks', 'train trains locomotive railway railroad station', 'railway'],
  ['ticket, tickets', 'plane flight airport airline', 'boarding pass'],
  ['cab, cabs', 'truck lorry trucker', 'truck'],
  ['cell, cells', 'prison prisoner jail guard sentence inmate escape confession murderer', 'prison cell'],
  ['cell, cells', 'battery charge charger laptop solar', 'battery'],
  [
    'cell, cells',
    'body blood skin cancer tissue organ dna muscle energy immune virus plant oxygen',
    'microbe',
  ],
  ['cell, cells', 'call phone pocket text', 'mobile phone'],
  [
    'chip, chips',
    'computer nvidia intel processor phone model ai silicon semiconductor transistor robot',
    'computer',
  ],
  ['chip, chips', 'casino poker bet dealer', 'playing cards'],
  ['chip, chips', 'eat ate bag salt snack crunch fish', 'french fries'],
  ['trunk, trunks', 'locked attic lid basement letters padlock steamer inside heirloom', 'suitcase'],
  ['trunk, trunks', 'elephant', 'elephant'],
  ['trunk, trunks', 'tree wood bark oak hollow', 'tree'],
  ['trunk, trunks', 'car bag suitcase drive luggage', 'car'],
  ['plant, plants', 'factory worker car steel nuclear coal reactor engine electricity', 'factory'],
  ['bulb, bulbs', 'october soil garden flower tulip dig', 'tulip'],
  ['table, tables', 'data column statistic multiplication spreadsheet', 'bar chart'],
  ['date, dates', 'first romantic love kiss couple dating girl guy valentine tinder restaurant', 'couple'],
  ['date, dates', 'eat ate fruit sweet fig snack workout', ''],
  ['date, dates', 'deadline due wrote write calendar letter save pick', 'calendar'],
  ['season, seasons', 'team win won game player coach league goal', 'trophy'],
  ['season, seasons', 'dry wet rainy rain summer winter autumn year four river harvest', ''],
  ['cold, colds', 'caught catch flu sneeze cough common', ''],
  ['fall', 'leaf leaves autumn october harvest', 'autumn leaves'],
  ['file, files', 'folder save computer document download upload metal smooth', ''],
  ['key, keys', 'piano organ', 'musical keyboard'],
  ['key, keys', 'keyboard enter delete shift escape', 'keyboard'],
  ['star, stars', 'movie film hollywood actor singer celebrity role', 'movie camera'],
  ['star, stars', 'review rating app hotel restaurant', ''],
  ['note, notes', 'counterfeit currency pound forged', 'money'],
  ['roll, rolls', 'hot fresh bakery baked butter baker breakfast', 'bread'],
  ['note, notes', 'sing sang song piano singer opera guitar held melody', 'musical note'],
  ['scale, scales', 'fish snake skin lizard reptile dragon', ''],
  ['scale, scales', 'piano guitar music violin practice', 'musical note'],
  ['scale, scales', 'monday morning weigh weight pound kilo diet bathroom step', ''],
  ['wave, waves', 'hand goodbye neighbor smile crowd hello', ''],
  [
    'wave, waves',
    'brain sleep radio sound frequency gravity radar microwave microwaves oven signal antenna light laser metal tube physics physicist magnet',
    '',
  ],
  ['toast, toasts', 'wedding champagne speech raise glass bride cheers', 'champagne glasses'],
  ['stock, stocks', 'soup bone boil broth simmer', 'soup'],
  ['bill, bills', 'duck bird pelican platypus beak', ''],
  ['bill, bills', 'congress senate president law vote parliament', 'scroll'],
  ['court, courts', 'tennis basketball clay serve dribble dribbled hoop nba', 'stadium'],
  ['ball, balls', 'basketball dribble dribbled hoop nba dunk rebound', 'basketball'],
  ['court, courts', 'judge prison trial lawyer guilty crime jury sue sued law', 'courtroom'],
  ['court, courts', 'king queen emperor jester', 'throne room'],
  ['mint', 'coin gold silver', 'coins'],
  ['mint', 'tea leaf fresh garden lemon salad', 'herb'],
  ['bug, bugs', 'code software program app computer crash developer', 'laptop'],
  ['straw, straws', 'drink sip cup plastic', 'cup with straw'],
  ['tie, ties', 'suit interview shirt neck wore wear', 'necktie'],
  ['pen, pens', 'pig sheep cow farm goat', 'fence'],
  ['ruler, rulers', 'measure line inch centimeter draw straight', 'straight ruler'],
  ['ruler, rulers', 'empire throne kingdom egypt rome persia reign dynasty', 'king'],
  ['organ, organs', 'church play pipe music', 'musical keyboard'],
  ['tank, tanks', 'fish aquarium goldfish', 'fishbowl'],
  ['tank, tanks', 'aquarium fish octopus zoo lid shark turtle', 'aquarium'],
  ['tank, tanks', 'gas fuel petrol', 'fuel pump'],
  ['tank, tanks', 'storage water liquid gallon leak syrup oil chemical valve', 'silo'],
  ['beam, beams', 'light laser radio flashlight lighthouse lamp energy star', ''],
  ['race, races', 'horse jockey', 'horse'],
  ['race, races', 'formula lap driver grand', 'racing car'],
  ['race, races', 'finished finish lost last barefoot', 'finish line'],
  ['race, races', 'won run ran marathon runner finish mile', 'runner'],
  ['board, boards', 'company ceo director vote fire fired investor', 'meeting room'],
  ['bench', 'substitute coach team goalkeeper player match substitutes striker', 'player sitting on a bench'],
  ['goal, goals', 'goalkeeper striker scored net penalty keeper', 'soccer ball'],
  ['board, boards', 'chalk teacher class write wrote', 'blackboard'],
  ['board, boards', 'cut onion knife chop', 'cutting board'],
  ['letter, letters', 'alphabet greek spell spelling vowel consonant formula code hyphen font typed', ''],
  ['arm', 'octopus octopuses squid tentacle starfish', 'octopus'],
  ['arms', 'octopus octopuses squid tentacles starfish', 'octopus'],
  ['engineer, engineers', 'code software program computer nasa probe', 'scientist'],
  ['mole, moles', 'doctor skin cancer spy', ''],
  ['nut, nuts', 'bolt wrench screw', 'nut and bolt'],
  ['orange, oranges', 'peel juice fruit eat ate vitamin squeeze sailor', 'tangerine'],
  ['pool', 'cue billiard bar', ''],
  ['port, ports', 'cable usb plug laptop charge', 'charger'],
  ['pound, pounds', 'lose lost weight fat body diet heavy', ''],
  ['punch, punches', 'threw throw boxer face fight', 'boxing glove'],
  ['rock', 'band music concert album song', 'guitar'],
  ['shark, sharks', 'business loan deal invest', ''],
  ['shell', 'oil gas company', ''],
  ['ship, ships', 'order package customer box mail delivery', 'package'],
  ['case, cases', 'arm carried carrying handle diamond diamonds cash locked', 'briefcase'],
  ['case, cases', 'detective police murder cold unsolved suspect evidence', 'file folder'],
  ['case, cases', 'court judge lawyer trial jury', 'courtroom'],
  ['charge, charges', 'police court murder arrested', ''],
  [
    'charge, charges, charged, charging',
    'phone phones battery laptop tablet car watch plug plugged overnight',
    '',
  ],
  ['plot, plots', 'garden vegetable tomato', 'garden'],
  ['plot, plots', 'novel film movie twist murder', ''],
  ['captain, captains', 'ship boat crew sailor deck vessel voyage iceberg harbor', 'ship captain'],
  ['crew, crews', 'ship captain sailor deck sail', 'sailors'],
  ['glass', 'tapped taps tapping beak', 'window'],
  ['toy, toys', 'dog cat puppy kitten', 'teddy bear'],
  ['speaker, speakers', 'put plugged sound music loud volume bluetooth', 'loudspeaker'],
  ['tank, tanks', 'molasses storage leak gallon', 'water tower'],
  ['pupil, pupils', 'eye blood pressure widen dilate', 'eye'],
  ['mountain', 'ash lava erupt volcano crater magma vesuvius etna pompeii', 'volcano'],
  ['pot, pots', 'plant soil roots repot leaf leaves seedling sprout', 'potted plant'],
  ['virus, viruses', 'email computer file hacker', 'laptop'],
  ['virus, viruses', 'body cough flu sick infect immune disease lung', 'microbe'],
  ['web', 'site page internet browser', 'laptop'],
  ['tip, tips', 'waiter restaurant percent jar bartender', 'coins'],
  ['temple, temples', 'head touch face forehead', ''],
  ['pupil, pupils', 'eye dark iris', ''],
  ['bar, bars', 'chocolate candy', 'chocolate bar'],
  ['bar, bars', 'kilo lift loaded squat bench deadlift', 'weightlifter'],
  ['change', 'keep coin pocket cash', 'coins'],
  ['figure, figures', 'number add math sale revenue percent', 'bar chart'],
  ['model, models', 'runway fashion dress', 'dress'],
  ['party, parties', 'election vote senate president political', ''],
  ['present', 'moment past future', ''],
  ['rate, rates', 'interest mortgage inflation bank went', 'chart increasing'],
  ['sheet, sheets', 'wash bed pillow mattress', 'bed'],
  ['slide, slides', 'presentation idea powerpoint audience', 'bar chart'],
  ['space', 'closet room storage personal desk parking', ''],
  ['stage, stages', 'sleep cancer rem grief', ''],
  ['slope', 'concrete roof steep price slippery', ''],
  ['scroll, scrolls', 'phone bed screen thumb feed app eyes social finger', 'phone'],
  ['spend, spends, spent, spending', 'dollar dollars money cash euro cent price buy bought', 'spent'],
  ['spend, spends, spent, spending', 'year hour day time minute life decade week month night', ''],
  ['glass', 'tornado hurricane shatter explode', 'window'],
  ['metal', 'spring wire jaw smooth', ''],
  ['pot, pots', 'cook boil pasta soup stove lid rice simmer stew spaghetti', 'pot of food'],
  ['stick, sticks', 'metal shock hockey memory', ''],
  ['queen, queens', 'hive bee colony ant', 'bee'],
  ['gift, gifts', 'music talent math', ''],
  ['goat', 'basketball soccer greatest messi', ''],
  ['jaguar', 'drive drove engine dealer', 'car'],
  ['lemon', 'car dealer', ''],
  ['tablet, tablets', 'swallow doctor headache dose medicine dinner', 'pill'],
  ['crown, crowns', 'dentist tooth', ''],
  ['chair', 'committee federal', ''],
  ['cloud', 'upload server backup photo data internet', ''],
  ['hook, hooks', 'coat jacket raincoat hat key hung hang', ''],
  ['hook, hooks', 'video viewer attention story song', ''],
  ['fan, fans', 'concert scream stadium team band movie', 'crowd'],
  ['record, records', 'broke break beat world', 'medal'],
  ['window', 'opportunity deadline', ''],
  ['plate, plates', 'earth tectonic earthquake', 'globe'],
  ['pitch', 'sound voice note hear ear hum eyeball song', ''],
  ['pitch', 'investor startup client', 'meeting room'],
  ['pitch', 'ran player goal soccer cricket', 'stadium'],
  ['corn', 'toe foot', ''],
  ['horn, horns', 'train truck car driver honk honked traffic ship blew blow blows taxi bus', ''],
  ['post, posts', 'shot goal goalkeeper striker penalty ball', 'soccer ball'],
  ['post, posts', 'instagram viral likes followers upload comment facebook linkedin blog', 'smartphone'],
  ['shot, shots', 'goal goalkeeper keeper post striker penalty saved', 'soccer ball'],
  ['shot, shots', 'basket hoop buzzer rebound', 'basketball'],
  ['shot, shots', 'vaccine nurse flu arm doctor', 'syringe'],
  ['shot, shots', 'espresso coffee', 'coffee'],
  ['shot, shots', 'whiskey tequila vodka bar drink', 'whiskey'],
  ['cup', 'world champion league', 'trophy'],
  ['cap, caps', 'bottle mushroom jar screw', ''],
  ['quarter, quarters', 'paid coin dime', 'coins'],
  ['field', 'best expert career', ''],
  ['iron', 'spinach blood steel lack diet vitamin', ''],
  ['row', 'muscle gym backpack dumbbell barbell workout', ''],
  ['calf, calves', 'squat stretch sore jog rope toes ankle shin hamstring treadmill sprint cramp heel', ''],
  ['screen, screens', 'phone smartphone iphone', 'phone'],
  ['skip, skips, skipping', 'rope', 'jumping rope'],
  ['block, blocks', 'fan blanket app street city call cheese ice', ''],
]

const phrases = indexPhrases(phraseRows)
const longestPhrase = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))
const senses = indexSenses()

interface Sense {
  readonly near: ReadonlySet<string>
  readonly shown: string
}

function indexSenses(): ReadonlyMap<string, readonly Sense[]> {
  const index = new Map<string, Sense[]>()
  for (const [words, near, shown] of senseRows) {
    const sense = { near: new Set(near.split(' ').map(stemWord)), shown }
    for (const word of words.split(', ')) index.set(word, [...(index.get(word) ?? []), sense])
  }
  return index
}

/** What a text is in its scene: words that are spoken have verbs, a list of things has none. */
export type Manner = 'spoken' | 'listed'

/**
 * A text in which words with several senses are replaced by what they mean there; others stay as they are. `around` are
 * the other texts of its scene, and `title` tells where the scene doesn't.
 */
export function sayMeaning(
  text: string,
  manner: Manner,
  { around, title, neighbors = '' }: { around: string; title: string; neighbors?: string },
): string {
  const circles = [`${text} ${around}`, title, neighbors].map(lazyStems)
  if (manner === 'spoken') return replaceWords(text, manner, (word) => meaningOf(word, circles))
  return text
    .split(',')
    .map((thing) => replaceWords(thing, manner, (word) => meaningOfListed(word, thing, circles)))
    .join(',')
}

type Circle = ReadonlySet<string>

const stemsOf = (text: string): Circle => new Set(splitWords(text).map(stemWord))

/** The words of a text, which are needed only where it has a word with several senses. */
function lazyStems(text: string): () => Circle {
  let stems: Circle | undefined
  return () => (stems ??= stemsOf(text))
}

/** Whoever lists a "white mouse" in a text about computers means the animal; a "computer mouse" tells by itself. */
function meaningOfListed(
  word: string,
  thing: string,
  circles: readonly (() => Circle)[],
): string | undefined {
  const own = meaningOf(word, [() => stemsOf(thing)])
  if (own !== undefined) return own
  const meant = meaningOf(word, circles)
  const isDescribed = splitWords(thing).length > 1
  return isDescribed && meant !== '' ? undefined : meant
}

function replaceWords(text: string, manner: Manner, meaning: (word: string) => string | undefined): string {
  // Words are at even places, what is between them at odd ones.
  const parts = text.split(/([^\p{Letter}\p{Number}]+)/u)
  const words = parts.filter((_, index) => index % 2 === 0).map((word) => word.toLowerCase())
  const said: string[] = []
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at)
    const count = phrase?.count ?? 1
    const own = words.slice(at, at + count)
    const meant = phrase ? phrase.shown : senses.has(own[0]!) ? meaning(own[0]!) : undefined
    const isKept =
      meant === undefined || (manner === 'spoken' && !phrase && meant !== '' && isVerb(words, parts, at))
    const written = parts.slice(at * 2, (at + count) * 2 - 1).join('')
    const others = manner === 'listed' ? words.toSpliced(at, count) : []
    said.push(isKept ? written : withoutRepeating(meant, { written, own, others }))
    said.push(parts[(at + count) * 2 - 1] ?? '')
    at += count
  }
  return said.join('')
}

/** No thing is listed twice: a "tree bark" is a tree, and a "chocolate bar" is what it is. */
function withoutRepeating(
  shown: string,
  { written, own, others }: { written: string; own: readonly string[]; others: readonly string[] },
): string {
  const named = shown.split(' ')
  if (!named.some((word) => others.includes(word))) return shown
  return own.some((word) => named.includes(word.replace(/s$/, ''))) ? written : ''
}

/** The longest phrase that begins at a word. */
function phraseAt(words: readonly string[], at: number): { shown: string; count: number } | undefined {
  for (let count = Math.min(longestPhrase, words.length - at); count > 0; count--) {
    const shown = phrases.get(words.slice(at, at + count).join(' '))
    if (shown !== undefined) return { shown, count }
  }
  return undefined
}

/** A word's own scene and the title. */
const nearCircles = 2

const countIn = (near: ReadonlySet<string>, circle: Circle, stem: string): number =>
  [...near].filter((each) => each !== stem && circle.has(each)).length

/** What a word means by the nearest text that tells. */
function meaningOf(word: string, circles: readonly (() => Circle)[]): string | undefined {
  const own = senses.get(word)
  if (!own) return undefined
  const stem = stemWord(word)
  for (const [index, circle] of circles.entries()) {
    // One word of another scene is soon there by chance.
    const min = index < nearCircles ? 1 : 2
    const around = circle()
    const sense = own.find(({ near }) => countIn(near, around, stem) >= min)
    if (sense) return sense.shown
  }
  return undefined
}

const beforeVerbs = new Set(
  'i you he she it we they who which to can will would should must could may might not don t never always'.split(
    ' ',
  ),
)

/** True for "board" in "you board the ship" and in "Board the ship". */
function isVerb(words: readonly string[], parts: readonly string[], at: number): boolean {
  const isFirst = at === 0 || /[.,;:!?]/.test(parts[at * 2 - 1]!)
  if (isFirst) return !words[at]!.endsWith('s')
  return beforeVerbs.has(words[at - 1]!)
}

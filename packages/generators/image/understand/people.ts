// Words for people and other two-legged figures: what they look like, what they usually do, and where.

import type { Look } from '../figures/look.ts'
import type { PoseName } from '../figures/poses.ts'
import type { PlaceName } from './places.ts'

export interface Role {
  readonly look: Partial<Look>
  readonly pose?: PoseName
  readonly place?: PlaceName
}

const woman = { isBroad: false, hair: 'long' } as const
const suit = { top: '#2b3347', bottom: '#262d40', gear: ['tie'], accent: '#c23b3b' } as const
const robot = {
  kind: 'robot',
  skin: '#b8c4d4',
  top: '#8fa1b8',
  bottom: '#6f8098',
  shoes: '#56657c',
  accent: '#ff8a3c',
} as const

/** One line a role: comma-separated singular words, then what they mean. */
const rows: readonly (readonly [words: string, role: Role])[] = [
  ['person, human, someone, somebody, figure, adult, stranger, individual', { look: {} }],
  ['man, guy, gentleman, fellow, dude, male, husband, dad, father, uncle, groom', { look: {} }],
  ['woman, lady, female, wife, mom, mother, mum, aunt, girlfriend', { look: { ...woman, top: '#c94f7c' } }],
  [
    'boy, son, schoolboy, kid, child, youngster, pupil',
    { look: { age: 'child', top: '#d9534a', lower: 'shorts', hasShortSleeves: true } },
  ],
  [
    'girl, daughter, schoolgirl',
    {
      look: {
        age: 'child',
        isBroad: false,
        hair: 'ponytail',
        lower: 'dress',
        top: '#e09a34',
        hasShortSleeves: true,
      },
    },
  ],
  [
    'baby, toddler, infant, newborn',
    { look: { age: 'baby', hair: 'bald', top: '#8cc7e8', bottom: '#8cc7e8' }, pose: 'sitting on the ground' },
  ],
  ['teenager, teen, youth', { look: { hair: 'wild', hat: 'none', top: '#7a57a8' } }],
  [
    'grandmother, grandma, granny, old woman, elderly woman',
    {
      look: {
        ...woman,
        age: 'old',
        hair: 'bun',
        hairColor: '#d9d9de',
        lower: 'dress',
        top: '#7a57a8',
        gear: ['cane'],
      },
    },
  ],
  [
    'grandfather, grandpa, old man, elderly man, elder',
    {
      look: {
        age: 'old',
        hair: 'short',
        hairColor: '#d9d9de',
        hasBeard: true,
        gear: ['cane'],
        top: '#5d6b57',
      },
    },
  ],
  [
    'teacher, professor, tutor, instructor',
    {
      look: { ...woman, hair: 'bun', lower: 'skirt', top: '#3c8f6c', gear: ['pointer'] },
      pose: 'pointing',
      place: 'classroom',
    },
  ],
  [
    'student, learner',
    { look: { gear: ['backpack'], accent: '#d9534a', top: '#4a8ea8' }, place: 'classroom', pose: 'waiting' },
  ],
  [
    'doctor, surgeon, physician',
    { look: { lower: 'coat', top: '#f2f4f7', bottom: '#4a6f94', gear: ['stethoscope'] }, place: 'hospital' },
  ],
  [
    'nurse',
    { look: { ...woman, hair: 'bun', hat: 'nurse', lower: 'dress', top: '#e9f1f6' }, place: 'hospital' },
  ],
  [
    'scientist, chemist, researcher, inventor',
    {
      look: { lower: 'coat', top: '#f2f4f7', bottom: '#3a4a4a', hair: 'wild', hairColor: '#c9c9cf' },
      pose: 'holding',
      place: 'laboratory',
    },
  ],
  [
    'samurai, ronin, shogun',
    {
      look: {
        hat: 'samurai',
        lower: 'robe',
        top: '#8c2a2e',
        accent: '#2a2230',
        gear: ['katana'],
        shoes: '#2a2230',
      },
      pose: 'holding',
      place: 'cherry garden',
    },
  ],
  [
    'ninja',
    {
      look: {
        hat: 'hood',
        top: '#25252f',
        bottom: '#25252f',
        shoes: '#1b1b22',
        gear: ['katana'],
        accent: '#a12a3a',
      },
      pose: 'fighting',
      place: 'city at night',
    },
  ],
  [
    'knight, crusader, paladin',
    {
      look: {
        hat: 'knight',
        top: '#aab4c2',
        bottom: '#8d97a6',
        shoes: '#6d7786',
        gear: ['cape', 'sword', 'shield'],
        accent: '#b8323a',
      },
      pose: 'standing',
      place: 'castle',
    },
  ],
  [
    'viking, norseman',
    {
      look: {
        hat: 'viking',
        hasBeard: true,
        hairColor: '#b5803c',
        top: '#6b4a2f',
        bottom: '#4b4038',
        gear: ['cape', 'shield', 'sword'],
        accent: '#7d2f2b',
      },
      place: 'fjord',
    },
  ],
  [
    'gladiator, roman soldier, legionary, centurion, spartan, warrior',
    {
      look: {
        hat: 'plume',
        lower: 'skirt',
        top: '#b5793a',
        bottom: '#a8322f',
        hasShortSleeves: true,
        gear: ['sword', 'shield', 'cape'],
        accent: '#b02f2c',
      },
      place: 'arena',
    },
  ],
  [
    'emperor, caesar, senator',
    {
      look: { hat: 'laurel', lower: 'robe', top: '#f2ede2', accent: '#8c2a5e', gear: ['cape'] },
      place: 'temple',
    },
  ],
  [
    'philosopher, stoic, sage, thinker, socrates, plato, aristotle, seneca, marcus aurelius',
    {
      look: {
        hair: 'short',
        hairColor: '#d9d4c8',
        hasBeard: true,
        lower: 'robe',
        top: '#efe8d8',
        accent: '#b59a63',
        shoes: '#8a6a3a',
      },
      place: 'temple',
    },
  ],
  [
    'king, monarch, ruler',
    {
      look: {
        hat: 'crown',
        hasBeard: true,
        lower: 'robe',
        top: '#7d1f3a',
        accent: '#b0343f',
        gear: ['cape'],
        hairColor: '#7a4a24',
      },
      place: 'throne room',
    },
  ],
  [
    'queen, empress',
    {
      look: { ...woman, hat: 'crown', lower: 'robe', top: '#5a3b94', accent: '#c9a23a', gear: ['cape'] },
      place: 'throne room',
    },
  ],
  [
    'prince',
    { look: { hat: 'crown', top: '#2f6fb0', gear: ['cape'], accent: '#b0343f' }, place: 'throne room' },
  ],
  [
    'princess',
    { look: { ...woman, hat: 'crown', lower: 'robe', top: '#e58ab0', accent: '#f3c13a' }, place: 'castle' },
  ],
  [
    'chef, cook, baker',
    {
      look: { hat: 'chef', top: '#f4f4f6', bottom: '#3b4252', gear: ['pan'] },
      pose: 'cooking',
      place: 'kitchen',
    },
  ],
  [
    'waiter, waitress, barista, bartender, butler',
    { look: { top: '#2b2b36', gear: ['apron'] }, pose: 'holding', place: 'cafe' },
  ],
  [
    'monk, buddhist, shaolin',
    {
      look: { hair: 'bald', lower: 'robe', top: '#d9772e', accent: '#8c3b22' },
      pose: 'meditating',
      place: 'temple',
    },
  ],
  [
    'priest, pope, bishop',
    { look: { lower: 'robe', top: '#26242e', accent: '#f2f2f2', hairColor: '#b9b9bf' }, place: 'church' },
  ],
  [
    'nun',
    {
      look: { isBroad: false, hat: 'veil', lower: 'robe', top: '#26242e', accent: '#2b2935' },
      place: 'church',
      pose: 'praying',
    },
  ],
  [
    'soldier, trooper, infantryman, veteran',
    {
      look: {
        hat: 'helmet',
        top: '#5f6a45',
        bottom: '#545d3d',
        shoes: '#2f2a22',
        accent: '#4f5a38',
        gear: ['backpack'],
      },
      pose: 'walking',
      place: 'battlefield',
    },
  ],
  [
    'police officer, policeman, policewoman, cop, sheriff, guard',
    { look: { hat: 'police', top: '#2f4a85', bottom: '#22335c' }, place: 'street' },
  ],
  [
    'firefighter, fireman',
    {
      look: { hat: 'helmet', accent: '#d9382f', lower: 'coat', top: '#c9802f', bottom: '#a8691f' },
      place: 'street',
    },
  ],
  [
    'construction worker, builder, worker, engineer, miner, mechanic, electrician, plumber',
    { look: { hat: 'helmet', accent: '#f3b52f', top: '#e07b2f', bottom: '#3b4f75' }, place: 'street' },
  ],
  [
    'astronaut, spaceman, cosmonaut',
    {
      look: {
        hat: 'space',
        top: '#eceff4',
        bottom: '#e2e6ee',
        shoes: '#c9d0dc',
        accent: '#e0703a',
        gear: ['backpack'],
      },
      pose: 'floating',
      place: 'space',
    },
  ],
  [
    'boxer, fighter',
    {
      look: {
        hair: 'short',
        lower: 'shorts',
        hasShortSleeves: true,
        top: '#c98a5a',
        skin: '#c98a5a',
        bottom: '#c9282d',
        accent: '#c9282d',
        gear: ['gloves'],
      },
      pose: 'fighting',
      place: 'boxing ring',
    },
  ],
  [
    'wrestler, sumo wrestler, karateka',
    {
      look: { lower: 'shorts', hasShortSleeves: true, top: '#e3a977', skin: '#e3a977', bottom: '#2b2f55' },
      pose: 'fighting',
      place: 'gym',
    },
  ],
  [
    'bodybuilder, weightlifter, athlete, powerlifter',
    {
      look: { lower: 'shorts', hasShortSleeves: true, top: '#d9534a', bottom: '#22283a', gear: ['barbell'] },
      place: 'gym',
      pose: 'lifting',
    },
  ],
  [
    'runner, jogger, sprinter, marathoner',
    {
      look: { lower: 'shorts', hasShortSleeves: true, top: '#e0573a', bottom: '#22283a', shoes: '#f2f2f2' },
      pose: 'running',
      place: 'road',
    },
  ],
  [
    'cyclist, biker, bicyclist',
    {
      look: {
        hat: 'helmet',
        lower: 'shorts',
        hasShortSleeves: true,
        top: '#e0b52f',
        bottom: '#22283a',
        accent: '#d9382f',
      },
      pose: 'cycling',
      place: 'road',
    },
  ],
  [
    'swimmer',
    {
      look: { lower: 'shorts', hasShortSleeves: true, top: '#e3a977', skin: '#e3a977', bottom: '#2f6fb0' },
      pose: 'swimming',
      place: 'sea',
    },
  ],
  [
    'diver, scuba diver, freediver',
    {
      look: { top: '#22314a', bottom: '#22314a', shoes: '#e0a32f', gear: ['backpack'], accent: '#e0a32f' },
      pose: 'swimming',
      place: 'underwater',
    },
  ],
  [
    'surfer',
    {
      look: {
        lower: 'shorts',
        hasShortSleeves: true,
        top: '#e3a977',
        skin: '#e3a977',
        bottom: '#d9534a',
        hair: 'wild',
        hairColor: '#b5803c',
      },
      pose: 'surfing',
      place: 'sea',
    },
  ],
  [
    'hiker, backpacker, mountaineer, traveler, traveller, explorer, wanderer, climber, tourist, pilgrim, nomad, adventurer',
    {
      look: { hat: 'beanie', accent: '#e0a32f', top: '#c9452f', bottom: '#4b4038', gear: ['backpack'] },
      pose: 'seen from behind',
      place: 'mountain top',
    },
  ],
  [
    'dancer',
    {
      look: { ...woman, hair: 'bun', lower: 'dress', top: '#d9534a', hasShortSleeves: true },
      pose: 'dancing',
      place: 'stage',
    },
  ],
  [
    'ballerina, ballet dancer',
    {
      look: {
        ...woman,
        hair: 'bun',
        lower: 'dress',
        top: '#f2b8cc',
        hasShortSleeves: true,
        shoes: '#f2b8cc',
      },
      pose: 'dancing',
      place: 'stage',
    },
  ],
  [
    'singer, rapper, comedian, speaker',
    { look: { hair: 'wild', top: '#7a57a8', bottom: '#22283a' }, pose: 'singing', place: 'stage' },
  ],
  [
    'guitarist, musician, rockstar, bard',
    { look: { hair: 'long', top: '#2b2b36', bottom: '#3b4f75' }, pose: 'playing guitar', place: 'stage' },
  ],
  ['pianist', { look: { top: '#22222c', bottom: '#22222c' }, pose: 'playing piano', place: 'stage' }],
  [
    'artist, painter',
    {
      look: { hat: 'beanie', accent: '#8c2a3e', top: '#4a6f94', gear: ['apron'] },
      pose: 'painting',
      place: 'room',
    },
  ],
  [
    'writer, author, poet, programmer, coder, developer, freelancer, blogger',
    { look: { top: '#4a6f94' }, pose: 'typing', place: 'office' },
  ],
  ['hacker', { look: { hat: 'hood', top: '#2b3040' }, pose: 'typing', place: 'dark room' }],
  [
    'gamer, streamer',
    { look: { hat: 'headphones', accent: '#b5179e', top: '#3a2a6b' }, pose: 'typing', place: 'bedroom' },
  ],
  [
    'businessman, boss, ceo, manager, entrepreneur, banker, lawyer, politician, president, investor, trader, office worker, salesman, employee',
    { look: suit, place: 'office', pose: 'waiting' },
  ],
  [
    'businesswoman',
    { look: { ...suit, ...woman, hair: 'bun', lower: 'skirt' }, place: 'office', pose: 'waiting' },
  ],
  [
    'judge',
    {
      look: { lower: 'robe', top: '#22202b', accent: '#f2f2f2', hairColor: '#d9d9de' },
      place: 'library',
      pose: 'sitting',
    },
  ],
  [
    'farmer, gardener, peasant',
    { look: { hat: 'straw', top: '#b04a3a', bottom: '#3b4f75' }, place: 'field' },
  ],
  [
    'fisherman, fisher, angler',
    { look: { hat: 'straw', top: '#3c7a6c', gear: ['rod'] }, place: 'lake', pose: 'holding' },
  ],
  [
    'cowboy, cowgirl, gunslinger',
    { look: { hat: 'cowboy', top: '#8a4a2a', bottom: '#3b4f75', shoes: '#5d3a1e' }, place: 'desert' },
  ],
  [
    'pirate, sailor captain',
    {
      look: {
        hat: 'pirate',
        hasBeard: true,
        lower: 'coat',
        top: '#7d1f2e',
        bottom: '#2b2b36',
        gear: ['sword'],
      },
      place: 'beach',
    },
  ],
  [
    'wizard, sorcerer, mage, magician',
    {
      look: {
        hat: 'wizard',
        hasBeard: true,
        hairColor: '#e2e2e8',
        lower: 'robe',
        top: '#3b3a8c',
        accent: '#2f2e78',
        gear: ['staff'],
      },
      place: 'forest',
    },
  ],
  [
    'witch',
    {
      look: { ...woman, hat: 'wizard', lower: 'robe', top: '#3a2a4a', accent: '#2a1f38', gear: ['broom'] },
      place: 'forest',
    },
  ],
  [
    'elf, archer, hunter',
    {
      look: {
        hat: 'hood',
        top: '#3f6b3a',
        bottom: '#5a4630',
        hair: 'long',
        hairColor: '#d9b45a',
        gear: ['spear'],
      },
      place: 'forest',
    },
  ],
  [
    'angel',
    {
      look: {
        ...woman,
        lower: 'robe',
        top: '#f6f3ea',
        accent: '#e9c34b',
        gear: ['wings'],
        hairColor: '#d9b45a',
      },
      place: 'sky',
    },
  ],
  [
    'superhero, hero, superman',
    {
      look: { top: '#2f55b0', bottom: '#2f55b0', shoes: '#c9282d', accent: '#c9282d', gear: ['cape'] },
      pose: 'standing',
      place: 'city at night',
    },
  ],
  [
    'santa, santa claus',
    {
      look: {
        hat: 'santa',
        hasBeard: true,
        hairColor: '#f4f4f6',
        lower: 'coat',
        top: '#c9282d',
        bottom: '#c9282d',
        shoes: '#22202b',
      },
      place: 'snow',
    },
  ],
  [
    'clown',
    {
      look: { hair: 'curly', hairColor: '#e0573a', top: '#e9c34b', bottom: '#2f9ab0', shoes: '#c9282d' },
      place: 'stage',
    },
  ],
  [
    'zombie',
    {
      look: { skin: '#8fae7a', hair: 'wild', top: '#56604a', bottom: '#4b4038' },
      pose: 'reaching',
      place: 'graveyard',
    },
  ],
  [
    'vampire',
    {
      look: { skin: '#e9e2e4', top: '#1f1b26', bottom: '#1f1b26', gear: ['cape'], accent: '#8c1f2e' },
      place: 'castle',
    },
  ],
  [
    'bride',
    { look: { ...woman, hat: 'veil', accent: '#f6f3ee', lower: 'robe', top: '#fbf9f4' }, place: 'church' },
  ],
  ['skeleton', { look: { kind: 'skeleton', skin: '#efe9da' }, place: 'graveyard' }],
  ['robot, android, cyborg, humanoid', { look: robot }],
  [
    'alien, extraterrestrial, martian',
    {
      look: { kind: 'alien', skin: '#7fc46a', top: '#7fc46a', bottom: '#7fc46a', shoes: '#5f9f4f' },
      place: 'mars',
    },
  ],
  [
    'detective, spy, investigator',
    { look: { hat: 'fedora', lower: 'coat', top: '#8a7050', bottom: '#3a3a44' }, place: 'city at night' },
  ],
  [
    'thief, burglar, robber',
    {
      look: { hat: 'beanie', accent: '#22222c', top: '#33333f', bottom: '#22222c' },
      pose: 'walking',
      place: 'city at night',
    },
  ],
  [
    'graduate',
    { look: { hat: 'graduate', lower: 'robe', top: '#2f2b48', accent: '#e9c34b' }, pose: 'cheering' },
  ],
  [
    'caveman, neanderthal, cavewoman',
    {
      look: {
        hair: 'wild',
        hasBeard: true,
        lower: 'skirt',
        top: '#8a5f35',
        bottom: '#8a5f35',
        hasShortSleeves: true,
        gear: ['spear'],
      },
      place: 'mountains',
    },
  ],
  [
    'pharaoh, cleopatra',
    {
      look: {
        hat: 'veil',
        accent: '#c9a23a',
        lower: 'skirt',
        top: '#c98a5a',
        skin: '#c98a5a',
        bottom: '#f4efe0',
        hasShortSleeves: true,
        gear: ['staff'],
      },
      place: 'desert',
    },
  ],
  ['photographer', { look: { hat: 'cap', top: '#4a5a4a' }, pose: 'holding', place: 'park' }],
  ['shepherd', { look: { lower: 'robe', top: '#8a7050', hat: 'hood', gear: ['staff'] }, place: 'field' }],
  [
    'buddha',
    {
      look: { hair: 'bun', lower: 'robe', top: '#d9a23a', accent: '#b0772a', skin: '#e3b04a' },
      pose: 'meditating',
      place: 'temple',
    },
  ],
  [
    'player, footballer',
    {
      look: { lower: 'shorts', hasShortSleeves: true, top: '#2f6fb0', bottom: '#f2f2f2' },
      pose: 'kicking',
      place: 'stadium',
    },
  ],
]

/** Words that mean several people: how many are drawn, and who. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  people: ['man', 'woman', 'man'],
  crowd: ['man', 'woman', 'person'],
  audience: ['man', 'woman', 'person'],
  couple: ['man', 'woman'],
  lovers: ['man', 'woman'],
  family: ['man', 'child', 'woman'],
  parents: ['man', 'woman'],
  friends: ['man', 'woman', 'teenager'],
  team: ['player', 'player', 'player'],
  children: ['boy', 'girl'],
  kids: ['boy', 'girl'],
  humans: ['man', 'woman'],
  twins: ['boy', 'boy'],
}

export const roles: ReadonlyMap<string, Role> = new Map(
  rows.flatMap(([words, role]) => words.split(', ').map((word) => [word, role] as const)),
)

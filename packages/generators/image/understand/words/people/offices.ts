// People of offices, churches and schools.

import { woman, type RoleRow } from './role.ts'
import { shirtAndTie, suit } from './dress.ts'

const skirtSuit = { ...suit, ...woman, hair: 'bun', lower: 'skirt' } as const
const cassock = { lower: 'robe', top: '#26242e', accent: '#26242e', gear: ['collar', 'cross'] } as const

const scholar = {
  look: {
    hairColor: '#a9a59f',
    eyewear: 'glasses',
    top: '#7a5a3c',
    bottom: '#4b4038',
    gear: ['lapels', 'bowtie'],
    accent: '#8c2a3e',
  },
  place: 'library',
  pose: 'holding',
  holds: 'closed-book',
} as const

export const offices: readonly RoleRow[] = [
  [
    'prime minister, chairman, minister, statesman, congressman, representative, ambassador, governor, secretary of state, vice president, politician, president, senator of the united states, mayor, diplomat, councilman, official, commissioner, chancellor, candidate for president, republican, democrat',
    { look: { ...suit, hairColor: '#b9b9bf' }, place: 'stage', pose: 'standing' },
  ],
  [
    'businessman, boss, ceo, manager, entrepreneur, banker, lawyer, investor, trader, office worker, salesman, dealer, director, employer, executive, chief executive, attorney, prosecutor, advocate, agent, insurance agent, associate, supervisor, superintendent, general manager, district manager, stockholder, financier, tycoon, mogul, magnate, businessperson, trustee, auctioneer, car salesman, ceo of a company, startup founder, mafioso, mobster, crime boss, hitman, bachelor, best man, gentleman in a suit, undertaker, landlord in a suit, con man, conman, scammer, swindler, racketeer, counsel, defense attorney',
    { look: suit, place: 'office', pose: 'waiting' },
  ],
  [
    'businesswoman, female boss, female ceo, saleslady, female lawyer, female manager',
    { look: skirtSuit, place: 'office', pose: 'waiting' },
  ],
  [
    'secretary, assistant, receptionist, personal assistant, office lady, concierge',
    {
      look: { ...woman, hair: 'bun', lower: 'skirt', top: '#dfe7f0', bottom: '#2f3b57', eyewear: 'glasses' },
      place: 'office',
      pose: 'holding',
      holds: 'clipboard',
    },
  ],
  [
    'clerk, office clerk, bank clerk, employee, intern, trainee, cubicle worker, office employee, consultant, accountant, auditor, insurance clerk, bookkeeper, tax collector, administrator, planner, coordinator, project manager',
    { look: { ...shirtAndTie, eyewear: 'glasses' }, place: 'office', pose: 'standing' },
  ],
  [
    'delivery boy, newsboy, paperboy, messenger, courier boy, bike messenger',
    {
      look: { hat: 'flatcap', top: '#b5713c', bottom: '#4b4038', gear: ['suspenders'] },
      pose: 'holding',
      place: 'street',
      holds: 'newspaper',
    },
  ],
  [
    'priest, pastor, preacher, reverend, chaplain, vicar, clergyman, parson, missionary, minister of a church, deacon, catholic priest, exorcist, jesuit, father of the church',
    { look: cassock, place: 'church', pose: 'standing' },
  ],
  [
    'pope, bishop, archbishop, catholic cardinal, the pope',
    {
      look: {
        hat: 'mitre',
        lower: 'robe',
        top: '#f4efe6',
        accent: '#b0343f',
        gear: ['cape', 'cross', 'staff'],
        hairColor: '#d9d9de',
      },
      place: 'church',
    },
  ],
  [
    'rabbi, orthodox jew, jew, jewish man',
    {
      look: {
        hat: 'fedora',
        hasBeard: true,
        lower: 'coat',
        top: '#1f1e26',
        bottom: '#1f1e26',
        hairColor: '#4a4240',
      },
      place: 'library',
    },
  ],
  [
    'imam, mullah, sheikh, sheik, sultan, maharaja, caliph, vizier, arab prince, ottoman sultan',
    {
      look: {
        hat: 'turban',
        hasBeard: true,
        lower: 'robe',
        top: '#f2ede0',
        accent: '#c9772e',
        skin: '#c98a5a',
        hairColor: '#241a16',
      },
      place: 'desert',
    },
  ],
  [
    'monk, buddhist monk, tibetan monk, shaolin monk, zen master, lama, buddhist',
    {
      look: { hair: 'bald', lower: 'robe', top: '#d9772e', accent: '#8c3b22', gear: ['beads'] },
      pose: 'meditating',
      place: 'temple',
    },
  ],
  [
    'medieval monk, christian monk, friar, abbot, christian hermit, monk in a monastery, franciscan monk',
    {
      look: { hair: 'balding', lower: 'robe', top: '#6b4a2f', accent: '#d8c79a', gear: ['cross'] },
      place: 'church',
      pose: 'standing',
    },
  ],
  [
    'saint, apostle, prophet, martyr, disciple',
    {
      look: { hat: 'halo', hasBeard: true, lower: 'robe', top: '#efe6d2', accent: '#8c5a2e', hair: 'long' },
      place: 'desert',
    },
  ],
  [
    'judge, supreme court judge, magistrate',
    {
      look: { hat: 'wig', lower: 'robe', top: '#22202b', accent: '#22202b', gear: ['collar'] },
      place: 'courtroom',
      pose: 'standing',
      holds: 'gavel',
    },
  ],
  [
    'professor, scholar, academic, lecturer, headmaster, school principal, principal, historian, intellectual, philosophy professor, math teacher, history teacher, male teacher, educator, expert',
    scholar,
  ],
  [
    'linguist, theologian, physicist, mathematician, geologist, anthropologist, specialist, economist, critic, analyst, editor, publisher',
    { ...scholar, isUntold: true },
  ],
  [
    'novelist, writer, author, poet, playwright at a desk, blogger, journalist at a desk, songwriter, lyricist, screenplay writer',
    { look: { top: '#6b5a4a', eyewear: 'glasses', scarf: '#8c2a3e' }, pose: 'typing', place: 'library' },
  ],
  [
    'archaeologist, paleontologist, treasure hunter, adventurer, explorer, safari guide, adventurer with a hat, tomb raider, zookeeper, park ranger, ranger',
    {
      look: {
        hat: 'fedora',
        top: '#b79a6b',
        bottom: '#6b5537',
        shoes: '#4a3322',
        gear: ['vest'],
        accent: '#7d6440',
      },
      pose: 'standing',
      place: 'desert',
    },
  ],
]

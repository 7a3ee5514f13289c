// People who are known by what they hold.

import { woman, type RoleRow } from './role.ts'
import { sportswear } from './dress.ts'

const stageDress = { top: '#22222c', bottom: '#22222c' } as const
const workwear = { top: '#4a6f94', bottom: '#3b4252', gear: ['apron'] } as const

export const trades: readonly RoleRow[] = [
  ['cellist, cello player', { look: stageDress, pose: 'sitting', place: 'stage', holds: 'cello' }],
  ['violinist, fiddler', { look: stageDress, pose: 'holding', place: 'stage', holds: 'violin' }],
  ['trumpeter, trumpet player', { look: stageDress, pose: 'holding', place: 'stage', holds: 'trumpet' }],
  [
    'saxophonist, jazz musician',
    { look: { ...stageDress, hat: 'fedora' }, pose: 'holding', place: 'stage', holds: 'saxophone' },
  ],
  [
    'flutist, flautist',
    { look: { ...stageDress, ...woman }, pose: 'holding', place: 'stage', holds: 'flute' },
  ],
  ['drummer', { look: { hair: 'wild', top: '#2b2b36' }, pose: 'holding', place: 'stage', holds: 'drum' }],
  [
    'musician, band member',
    { look: { hair: 'long', top: '#2b2b36' }, pose: 'playing guitar', place: 'stage' },
  ],
  [
    'mailman, postman, mail carrier, delivery man, courier, delivery driver, mailwoman',
    {
      look: { hat: 'cap', top: '#3b5f9a', bottom: '#2f3b57', accent: '#2f4a85' },
      pose: 'holding',
      place: 'street',
      holds: 'package',
    },
  ],
  [
    'blacksmith, smith',
    {
      look: { ...workwear, hasBeard: true, top: '#6b4a3a' },
      pose: 'holding',
      place: 'forge',
      holds: 'hammer',
    },
  ],
  [
    'carpenter, craftsman, handyman, woodworker',
    { look: workwear, pose: 'holding', place: 'workshop', holds: 'hammer' },
  ],
  [
    'florist',
    { look: { ...workwear, ...woman, top: '#3c8f6c' }, pose: 'holding', place: 'market', holds: 'bouquet' },
  ],
  [
    'butcher',
    { look: { ...workwear, top: '#f2f4f7' }, pose: 'holding', place: 'shop', holds: 'cut-of-meat' },
  ],
  ['tailor, seamstress', { look: workwear, pose: 'holding', place: 'tailor shop', holds: 'tape-measure' }],
  [
    'barber, hairdresser, hair stylist, hairstylist',
    { look: workwear, pose: 'holding', place: 'salon', holds: 'scissors' },
  ],
  ['journalist, reporter, news anchor', { look: { top: '#4a6f94' }, pose: 'singing', place: 'office' }],
  [
    'librarian',
    {
      look: { ...woman, hair: 'bun', lower: 'skirt', top: '#7a57a8' },
      pose: 'holding',
      place: 'library',
      holds: 'closed-book',
    },
  ],
  [
    'illusionist, magician, stage magician',
    {
      look: { hat: 'top', top: '#22222c', gear: ['cape'], accent: '#8c2a3e' },
      pose: 'holding',
      place: 'stage',
      holds: 'rabbit',
    },
  ],
  [
    'beekeeper',
    {
      look: { hat: 'straw', top: '#f2f4f7', bottom: '#e9ecef' },
      pose: 'holding',
      place: 'field',
      holds: 'honey-pot',
    },
  ],
  [
    'skateboarder, skater',
    { look: { hat: 'cap', top: '#e09a34' }, pose: 'holding', place: 'street', holds: 'skateboard' },
  ],
  [
    'skier, cross country skier',
    {
      look: { hat: 'beanie', top: '#2f6fb0', accent: '#d9382f' },
      pose: 'surfing',
      place: 'snow',
      holds: 'skis',
    },
  ],
  [
    'snowboarder',
    {
      look: { hat: 'beanie', top: '#2f6fb0', accent: '#d9382f' },
      pose: 'surfing',
      place: 'snow',
      holds: 'snowboard',
    },
  ],
  [
    'dj, disc jockey',
    {
      look: { hat: 'headphones', accent: '#b5179e', top: '#2b2b36' },
      pose: 'holding',
      place: 'stage',
      holds: 'record',
    },
  ],
  [
    'lumberjack, woodcutter, woodsman',
    {
      look: { hat: 'beanie', accent: '#8c2a3e', top: '#b8433a', hasBeard: true },
      pose: 'holding',
      place: 'forest',
      holds: 'axe',
    },
  ],
  [
    'juggler, acrobat, street performer',
    { look: { top: '#7a4fb5', hat: 'top' }, pose: 'cheering', place: 'carnival' },
  ],
  [
    'yogi, yoga instructor',
    { look: { ...woman, hair: 'bun', top: '#7a4fb5', bottom: '#22283a' }, pose: 'meditating', place: 'gym' },
  ],
  [
    'rower, kayaker, canoeist, paddler',
    { look: { ...sportswear, hat: 'cap', top: '#e0b52f' }, pose: 'sitting', place: 'lake', holds: 'canoe' },
  ],
  [
    'soccer player, football player, soccer star',
    {
      look: { ...sportswear, top: '#2f6fb0', bottom: '#f2f2f2' },
      pose: 'kicking',
      place: 'stadium',
      holds: 'soccer-ball',
    },
  ],
  [
    'rugby player, volleyball player, handball player, cricket player',
    { look: { ...sportswear, top: '#2f6fb0', bottom: '#f2f2f2' }, pose: 'running', place: 'stadium' },
  ],
  [
    'tour guide, museum guide, personal trainer, crossing guard, event planner, interpreter',
    { look: { hat: 'cap', top: '#2f8f7a', accent: '#2f8f7a' }, pose: 'pointing' },
  ],
  [
    'news reporter, tv reporter, field reporter',
    { look: { top: '#4a6f94' }, pose: 'singing', place: 'street' },
  ],
  [
    'makeup artist, nail artist, stylist',
    { look: { ...woman, top: '#c94f7c' }, place: 'salon', pose: 'reaching' },
  ],
  [
    'tattoo artist, street artist, graffiti artist',
    { look: { hair: 'wild', top: '#2b2b36' }, pose: 'painting', place: 'alley' },
  ],
  [
    'plumber',
    {
      look: { hat: 'cap', accent: '#2f5f8f', top: '#3f6fa3', bottom: '#2f3b57' },
      pose: 'holding',
      place: 'bathroom',
      holds: 'wrench',
    },
  ],
  [
    'golfer',
    { look: { ...sportswear, hat: 'cap' }, pose: 'holding', place: 'golf course', holds: 'golf-club' },
  ],
  ['tennis player', { look: sportswear, pose: 'holding', place: 'stadium', holds: 'tennis' }],
  ['basketball player', { look: sportswear, pose: 'holding', place: 'stadium', holds: 'basketball' }],
  ['goalkeeper', { look: { ...sportswear, top: '#22222c' }, place: 'stadium' }],
  [
    'truck driver, lorry driver, cab driver, ambulance driver, chauffeur',
    { look: { hat: 'cap', top: '#3f5f94', bottom: '#2f3b57', accent: '#2f3b57' }, place: 'road' },
  ],
  [
    'train driver, engine driver',
    { look: { hat: 'cap', top: '#3f5f94', bottom: '#2f3b57', accent: '#2f3b57' }, place: 'station' },
  ],
  [
    'driver, taxi driver, bus driver, captain',
    { look: { hat: 'cap', top: '#22335c', bottom: '#22335c', accent: '#22335c' } },
  ],
  [
    'flight attendant, stewardess',
    { look: { ...woman, hair: 'bun', lower: 'skirt', top: '#22335c' }, place: 'airport' },
  ],
  [
    'granddaughter, niece',
    { look: { age: 'child', isBroad: false, hair: 'ponytail', lower: 'dress', top: '#c94f7c' } },
  ],
  ['grandson, nephew', { look: { age: 'child', top: '#3c8f6c', lower: 'shorts' } }],
  [
    'neighbor, customer, shopper, passenger, commuter, pedestrian, crew',
    { look: { top: '#4a8ea8' }, pose: 'waiting' },
  ],
  ['sister, friend, roommate, cousin, nanny, babysitter, teammate', { look: { ...woman, top: '#e09a34' } }],
  ['brother, buddy, coworker', { look: { top: '#3c8f6c' } }],
]

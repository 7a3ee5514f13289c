// People of sports, stages and shows.

import { woman, type RoleRow } from './role.ts'

export const stagePeople: readonly RoleRow[] = [
  [
    'referee, umpire, football referee',
    {
      look: { hat: 'cap', top: '#f4f4f6', bottom: '#1d1c22', accent: '#1d1c22', gear: ['stripes'] },
      place: 'stadium',
      pose: 'standing',
    },
  ],
  [
    'hitter, outfielder, shortstop, ballplayer, catcher, baseball star, baseball player',
    {
      look: { hat: 'cap', top: '#f2f2f2', bottom: '#f2f2f2', accent: '#2f55b0', gear: ['stripes'] },
      pose: 'holding',
      place: 'stadium',
      holds: 'baseball-bat',
    },
  ],
  [
    'coach, gym teacher, sports coach, football coach, soccer coach, trainer, basketball coach',
    {
      look: { hat: 'cap', top: '#2f55b0', bottom: '#22283a', accent: '#d9382f', gear: ['stripes'] },
      place: 'stadium',
      pose: 'shouting',
    },
  ],
  [
    'fireman in a helmet, fire chief, first responder',
    {
      look: {
        hat: 'helmet',
        accent: '#d9382f',
        lower: 'coat',
        top: '#c9802f',
        bottom: '#a8691f',
        gear: ['stripes'],
      },
      place: 'street',
    },
  ],
  [
    'conductor, orchestra conductor, maestro, composer, pianist in a tailcoat, symphony conductor, orchestra leader',
    {
      look: {
        hair: 'wild',
        hairColor: '#d9d4c8',
        top: '#1f1e26',
        bottom: '#1f1e26',
        gear: ['lapels', 'bowtie', 'pointer'],
        accent: '#f4f4f6',
      },
      pose: 'pointing',
      place: 'stage',
    },
  ],
  [
    'film director, movie director, film producer, producer, screenwriter, filmmaker, hollywood director',
    {
      look: { hat: 'beret', accent: '#2b2b36', top: '#6b4a6f', bottom: '#2f3b57', scarf: '#c9a03a' },
      pose: 'holding',
      place: 'stage',
      holds: 'clapper-board',
    },
  ],
  [
    'actor, movie star, film star, celebrity, famous actor, star actor, celebrity on the red carpet, leading man, mc, show host, tv host, talk show host, game show host, announcer, presenter',
    {
      look: {
        top: '#22222c',
        bottom: '#22222c',
        gear: ['lapels', 'bowtie'],
        accent: '#c9282d',
        hair: 'slick',
      },
      pose: 'waving',
      place: 'stage',
    },
  ],
  [
    'actress, diva, soprano, opera singer, pop star, pop singer, female singer, prima donna',
    {
      look: { ...woman, lower: 'dress', top: '#c9282d', hasBareArms: true, gear: ['makeup', 'earrings'] },
      pose: 'singing',
      place: 'stage',
    },
  ],
  [
    'mime, pantomime',
    {
      look: {
        hat: 'beret',
        skin: '#f4f1ec',
        top: '#f4f4f6',
        bottom: '#1d1c22',
        accent: '#1d1c22',
        gear: ['stripes', 'suspenders', 'makeup'],
      },
      pose: 'pushing',
      place: 'street',
    },
  ],
  [
    'jester, court jester, harlequin, joker in a hat, fool',
    {
      look: { hat: 'jester', top: '#7a2fa0', bottom: '#2f9a63', accent: '#c9282d', gear: ['ruff', 'dots'] },
      pose: 'dancing',
      place: 'throne room',
    },
  ],
  [
    'clown, circus clown, birthday clown',
    {
      look: {
        hair: 'curly',
        hairColor: '#e0573a',
        skin: '#f7e8df',
        top: '#e9c34b',
        bottom: '#2f9ab0',
        shoes: '#c9282d',
        accent: '#c9282d',
        gear: ['clown face', 'ruff', 'dots'],
      },
      place: 'stage',
    },
  ],
  [
    'evil clown, scary clown, creepy clown, killer clown, joker, the joker',
    {
      look: {
        hair: 'wild',
        hairColor: '#3f9a4a',
        skin: '#f7f3ef',
        top: '#5a2f7a',
        bottom: '#43235c',
        accent: '#2f9a63',
        mood: 'sly',
        gear: ['clown face', 'lapels', 'bowtie'],
      },
      place: 'alley',
    },
  ],
  [
    'lifeguard, beach lifeguard',
    {
      look: {
        lower: 'shorts',
        hasShortSleeves: true,
        top: '#d9382f',
        bottom: '#d9382f',
        hat: 'cap',
        accent: '#f4f4f6',
        eyewear: 'sunglasses',
      },
      place: 'beach',
    },
  ],
  [
    'swimmer, olympic swimmer',
    {
      look: {
        hat: 'swimcap',
        accent: '#2f6fb0',
        lower: 'shorts',
        hasShortSleeves: true,
        top: '#e3a977',
        skin: '#e3a977',
        bottom: '#2f6fb0',
      },
      pose: 'swimming',
      place: 'sea',
    },
  ],
]

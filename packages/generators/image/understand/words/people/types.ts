// The rich, those who live online, heroes and students.

import { woman, type RoleRow } from './role.ts'
import { suitWithGoldTie } from './dress.ts'

export const types: readonly RoleRow[] = [
  [
    'millionaire, billionaire, rich man, wealthy man, rich guy, rich person, rich businessman, aristocrat, oligarch',
    {
      look: {
        hat: 'top',
        ...suitWithGoldTie,
        gear: ['lapels', 'bowtie', 'monocle', 'mustache'],
        accent: '#c9a03a',
      },
      pose: 'holding',
      place: 'living room',
      holds: 'money-bag',
    },
  ],
  [
    'rich woman, wealthy woman, socialite, trophy wife, heiress, rich lady',
    {
      look: {
        ...woman,
        hair: 'bun',
        lower: 'dress',
        top: '#5a2f7a',
        hasBareArms: true,
        gear: ['earrings', 'beads', 'makeup'],
        accent: '#f4efe6',
      },
      place: 'living room',
      pose: 'standing',
    },
  ],
  [
    'influencer, instagram influencer, tiktoker, social media star, beauty influencer, instagrammer, instagram model',
    {
      look: {
        ...woman,
        hairColor: '#d9b45a',
        top: '#f0a3c0',
        lower: 'skirt',
        bottom: '#f4f4f6',
        gear: ['makeup'],
      },
      pose: 'holding',
      place: 'street',
      holds: 'mobile-phone',
    },
  ],
  [
    'model, supermodel, fashion model, runway model',
    {
      look: {
        ...woman,
        build: 'thin',
        lower: 'dress',
        top: '#1f1e26',
        hasBareArms: true,
        gear: ['makeup', 'earrings'],
      },
      pose: 'walking',
      place: 'stage',
    },
  ],
  [
    'youtuber, vlogger, content creator, tech reviewer',
    {
      look: { hat: 'cap', accent: '#d9382f', top: '#d9382f' },
      pose: 'holding',
      place: 'bedroom',
      holds: 'video-camera',
    },
  ],
  [
    'gamer, streamer, twitch streamer, pro gamer, esports player, gamer boy',
    { look: { hat: 'headphones', accent: '#2fd0c0', top: '#3a2a6b' }, pose: 'typing', place: 'gaming room' },
  ],
  [
    'gamer girl, streamer girl, female gamer, egirl',
    {
      look: {
        ...woman,
        hat: 'headphones',
        accent: '#e77ba5',
        top: '#5a3b94',
        hairColor: '#e77ba5',
        gear: ['cat ears'],
      },
      pose: 'typing',
      place: 'gaming room',
    },
  ],
  [
    'podcaster, podcast host, radio host',
    {
      look: { hat: 'headphones', accent: '#22222c', hasBeard: true, top: '#4a6f94' },
      pose: 'singing',
      place: 'office',
    },
  ],
  [
    'programmer, coder, developer, software engineer, web developer, freelancer, software developer, remote worker, copywriter',
    {
      look: { eyewear: 'glasses', hasBeard: true, top: '#4b4f63', hat: 'headphones', accent: '#22222c' },
      pose: 'typing',
      place: 'office',
    },
  ],
  [
    'hacker, cybercriminal, computer hacker, anonymous hacker',
    { look: { hat: 'hood', top: '#23272f', eyewear: 'glasses' }, pose: 'typing', place: 'dark room' },
  ],
  [
    'nerd, geek, bookworm, smart kid, nerdy boy',
    {
      look: {
        eyewear: 'glasses',
        gear: ['suspenders', 'bowtie', 'freckles'],
        top: '#f0efe8',
        accent: '#b5322e',
        bottom: '#6b5537',
      },
      pose: 'holding',
      holds: 'closed-book',
    },
  ],
  [
    'genius, inventor, crazy inventor, eccentric inventor, creator',
    {
      look: {
        hair: 'wild',
        hairColor: '#e4e4ea',
        eyewear: 'glasses',
        lower: 'coat',
        top: '#f2f4f7',
        bottom: '#4b4038',
      },
      pose: 'holding',
      place: 'laboratory',
      holds: 'light-bulb',
    },
  ],
  [
    'hero, superhero, superman, super hero, male superhero, comic book hero',
    {
      look: {
        build: 'muscular',
        top: '#2f55b0',
        bottom: '#2f55b0',
        shoes: '#c9282d',
        accent: '#c9282d',
        gear: ['cape', 'badge'],
      },
      pose: 'standing',
      place: 'city at night',
    },
  ],
  [
    'heroine, superheroine, supergirl, female superhero, superwoman, wonder woman',
    {
      look: {
        ...woman,
        top: '#c9282d',
        lower: 'skirt',
        bottom: '#2f55b0',
        shoes: '#c9282d',
        accent: '#2f3b8c',
        gear: ['cape', 'badge'],
      },
      pose: 'standing',
      place: 'city at night',
    },
  ],
  [
    'student, learner, college student, high school student, university student, high schooler, undergraduate, teenage student, freshman, sophomore, junior student, exchange student, classmate, schoolmate',
    { look: { gear: ['backpack'], accent: '#d9534a', top: '#4a8ea8' }, place: 'classroom', pose: 'waiting' },
  ],
  [
    'schoolboy, pupil, school kid, elementary school student, first grader, little student, school child',
    {
      look: {
        age: 'child',
        gear: ['backpack'],
        accent: '#d9534a',
        top: '#2f6fb0',
        lower: 'shorts',
        hasShortSleeves: true,
      },
      place: 'classroom',
      pose: 'waiting',
    },
  ],
  [
    'teenager, teen, youth, teenage boy, adolescent, teenaged boy',
    { look: { hair: 'wild', hat: 'hood', top: '#7a57a8', bottom: '#3f5f94', shoes: '#f2f2f2' } },
  ],
  [
    'teenage girl, teen girl, young woman, high school girl',
    { look: { ...woman, top: '#e58ab0', lower: 'skirt', bottom: '#3f5f94', shoes: '#f2f2f2' } },
  ],
  [
    'toddler, two year old, little toddler',
    { look: { age: 'baby', hair: 'curly', top: '#e9c34b', bottom: '#2f6fb0' }, pose: 'standing' },
  ],
]

// People who are called by their part in a story: villains and victims, rich and poor, young and old.

import { woman, type RoleRow } from './role.ts'

const plain = { look: {} } as const
const suit = { top: '#2b3347', bottom: '#262d40', gear: ['lapels', 'tie'], accent: '#c9a03a' } as const
const ragged = {
  hair: 'wild',
  hasBeard: true,
  top: '#7a7462',
  bottom: '#5a5448',
  shoes: '#4a3c30',
  gear: ['patches', 'mud on the face'],
} as const
const dark = { top: '#22222c', bottom: '#1b1b22', shoes: '#15151c' } as const

export const partsInStories: readonly RoleRow[] = [
  [
    'parent, member, companion, listener, observer, onlooker, bystander, passerby, resident, inhabitant, caller, tenant, client, competitor, opponent, rival, enemy, foe, relative, lover, spouse, partner, colleague, comrade, newcomer, stranger, guest, visitor, outsider, outcast, loner, average person, normal person, everyman, common man, ordinary man, ordinary person, commoner, civilian, eyewitness, participant, subscriber, hater, bully, best friend, ex boyfriend, boyfriend, husband to be, speaker, mentor, adversary, playmate, dude, friend of mine, daydreamer, extrovert, introvert, hitchhiker, immigrant, refugee, survivor',
    plain,
  ],
  ['waiting man', { look: {}, pose: 'waiting' }],
  ['waiting woman', { look: { ...woman, top: '#c94f7c' }, pose: 'waiting' }],
  ['reader, bookworm on a chair, book lover', { look: {}, pose: 'reading' }],
  [
    'speaker, motivational speaker, public speaker, keynote speaker, lecturer on a stage, ted speaker',
    { look: { top: '#2b3347', bottom: '#3f5f94' }, pose: 'singing', place: 'stage' },
  ],
  [
    'witness, juror, suspect, defendant, accused, expert witness',
    { look: {}, place: 'courtroom', isUntold: true },
  ],
  [
    'descendant, ancestor, taxpayer, voter, consumer, beginner, layman, volunteer, helper, donor, applicant, candidate, contestant, skeptic, optimist, pessimist, perfectionist, procrastinator, overthinker, narcissist, psychopath, sociopath, liar, hypocrite, prodigy, quitter, underdog, role model, idol, storyteller, lefty, insomniac, sleepwalker, minimalist, vegan, vegetarian, digital nomad, native, american, european, englishman, british man, italian, swiss, canadian, australian, brazilian, liberal, conservative, catholic, protestant, christian, communist, socialist, capitalist, atheist, foreigner, traitor, coach potato, collector, empath, millennial, boomer, gen z, addict, gambler, cheater, stoic man, sinner, patriot, nationalist, terrorist, racist, feminist',
    { look: {}, isUntold: true },
  ],
  [
    'ex girlfriend, stepmother, mother in law, step mother, daughter in law, single mother, single mom, stay at home mom, housewife, gossip, blonde, blonde woman, heroine of the story, sweetheart, miss, mommy, mama, godmother, female friend, female student, college girl, karen, working mother',
    { look: { ...woman, top: '#c94f7c' } },
  ],
  [
    'brunette, dark haired woman, mistress, femme fatale',
    {
      look: {
        ...woman,
        hairColor: '#2a1d18',
        lower: 'dress',
        top: '#a5222c',
        hasBareArms: true,
        gear: ['makeup', 'earrings'],
      },
    },
  ],
  [
    'daddy, papa, father in law, stepfather, single father, single dad, new dad, godfather of a child, brother in law, son in law, young father, working father, lad, chap, bro, bloke',
    plain,
  ],
  [
    'groom, bridegroom, best man at a wedding',
    {
      look: {
        top: '#1f2027',
        bottom: '#1f2027',
        gear: ['lapels', 'bowtie'],
        accent: '#15151c',
        hair: 'slick',
      },
      place: 'wedding',
    },
  ],
  [
    'villain, supervillain, evil villain, super villain, evil genius, mastermind, antagonist, bad guy, evil mastermind',
    {
      look: {
        hair: 'slick',
        hairColor: '#15151c',
        top: '#2a2233',
        bottom: '#1f1a28',
        gear: ['goatee', 'cape', 'scar'],
        accent: '#7d1f2e',
        mood: 'sly',
      },
      place: 'throne room',
      pose: 'standing',
    },
  ],
  [
    'mad scientist, crazy scientist, evil scientist',
    {
      look: {
        lower: 'coat',
        top: '#f2f4f7',
        bottom: '#3a4a4a',
        hair: 'wild',
        hairColor: '#e4e4ea',
        eyewear: 'glasses',
        mood: 'laughing',
      },
      pose: 'holding',
      place: 'laboratory',
      holds: 'alembic',
    },
  ],
  [
    'killer, murderer, serial killer, slasher, psycho killer, maniac, stalker, kidnapper, attacker, intruder, home invader',
    {
      look: { ...dark, hat: 'hood', mood: 'sly', gear: ['gloves'], accent: '#15151c' },
      pose: 'holding',
      place: 'alley',
      holds: 'kitchen-knife',
    },
  ],
  [
    'criminal, gangster, crook, thug, mugger, bank robber, burglar, robber, thief, pickpocket, shoplifter, smuggler, drug dealer, dealer, hooligan, gang member, henchman, outlaw in a mask, masked man, masked robber, masked thief, bandit in a mask',
    {
      look: { hat: 'beanie', accent: '#1b1b22', ...dark, top: '#33333f', eyewear: 'mask' },
      pose: 'standing',
      place: 'alley',
    },
  ],
  [
    'gangster of the 1920s, mafia boss, mob boss, godfather, the godfather, al capone',
    {
      look: {
        hat: 'fedora',
        ...suit,
        gear: ['lapels', 'tie', 'stripes'],
        top: '#2a2a33',
        bottom: '#22222a',
        accent: '#4b4b58',
        hasBeard: false,
      },
      place: 'city at night',
      pose: 'standing',
    },
  ],
  [
    'assassin, hooded assassin, cloaked figure, shadow assassin',
    {
      look: { ...dark, hat: 'hood', gear: ['cape', 'sword'], accent: '#7d1f2e' },
      place: 'city at night',
      pose: 'standing',
    },
  ],
  [
    'rebel, revolutionary, freedom fighter, guerilla fighter, guerilla, activist, protester, protestor, demonstrator, striker, picket',
    {
      look: { hat: 'bandana', accent: '#b5322e', hair: 'wild', top: '#56604a', bottom: '#3a3a34' },
      pose: 'cheering',
      place: 'street',
    },
  ],
  [
    'victim, murder victim, injured man, injured person, wounded man, wounded soldier, wounded person, hurt man, accident victim, casualty',
    { look: { gear: ['head bandage', 'bandages', 'blood'], mood: 'sad', top: '#8f97a3' } },
  ],
  [
    'prisoner, inmate, convict, captive, jailbird',
    {
      look: {
        hair: 'short',
        hat: 'none',
        top: '#f0efe8',
        bottom: '#f0efe8',
        accent: '#2b2b30',
        gear: ['stripes'],
      },
      place: 'prison',
      pose: 'standing',
    },
  ],
  [
    'hostage, kidnapped man, tied up man, tied up woman, kidnapping victim',
    { look: { gear: ['ropes', 'gag'], mood: 'scared' }, place: 'dark room', pose: 'standing' },
  ],
  [
    'slave, slaves in chains, galley slave, roman slave, egyptian slave',
    {
      look: {
        skin: '#9b6440',
        top: '#9b6440',
        hasBareArms: true,
        lower: 'skirt',
        bottom: '#b59a6b',
        gear: ['handcuffs'],
        mood: 'sad',
        shoes: '#9b6440',
      },
      place: 'desert',
      pose: 'standing',
    },
  ],
  [
    'beggar, homeless man, homeless person, hobo, tramp, bum, vagrant, poor man, pauper, vagabond',
    { look: { hat: 'beanie', accent: '#5c5a4e', ...ragged }, pose: 'sitting on the ground', place: 'street' },
  ],
  [
    'poor woman, homeless woman, poor girl, beggar woman',
    {
      look: { ...woman, hair: 'wild', lower: 'dress', top: '#7a6a58', gear: ['patches', 'mud on the face'] },
      pose: 'sitting on the ground',
      place: 'street',
    },
  ],
  [
    'poor boy, poor child, street kid, orphan, orphan boy, street urchin',
    {
      look: {
        age: 'child',
        hat: 'flatcap',
        top: '#7a7462',
        bottom: '#5a5448',
        gear: ['patches', 'mud on the face', 'suspenders'],
      },
      place: 'street',
    },
  ],
  [
    'drunk, drunkard, alcoholic, drunk man, wino',
    {
      look: { mood: 'drunk', hair: 'wild', top: '#6b7a5a', gear: ['ball nose'] },
      pose: 'holding',
      place: 'restaurant',
      holds: 'bottle',
    },
  ],
  [
    'millionaire, billionaire, rich man, wealthy man, rich guy, rich person, rich businessman, aristocrat, oligarch',
    {
      look: { hat: 'top', ...suit, gear: ['lapels', 'bowtie', 'monocle', 'mustache'], accent: '#c9a03a' },
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
  [
    'maniac, madman, lunatic, crazy man, crazy person',
    { look: { hair: 'wild', mood: 'laughing', top: '#f0efe8', bottom: '#b9bfc8', gear: ['ropes'] } },
  ],
  [
    'crazy woman, madwoman, crazy lady',
    {
      look: { ...woman, hair: 'wild', mood: 'laughing', top: '#f0efe8', bottom: '#b9bfc8', gear: ['ropes'] },
    },
  ],
  [
    'cheerleader',
    {
      look: {
        ...woman,
        hair: 'ponytail',
        lower: 'skirt',
        top: '#d9382f',
        bottom: '#f4f4f6',
        hasBareArms: true,
      },
      pose: 'jumping',
      place: 'stadium',
    },
  ],
  [
    'biker, bikie, biker gang member, hells angel',
    {
      look: {
        hat: 'bandana',
        accent: '#1f1e26',
        hasBeard: true,
        build: 'fat',
        top: '#2b2320',
        bottom: '#3a4664',
        hasBareArms: true,
        gear: ['tattoos', 'chain'],
      },
      pose: 'riding',
      place: 'road',
      holds: 'motorcycle',
    },
  ],
  [
    'bodyguard, bouncer, henchman in a suit, nightclub bouncer',
    {
      look: { ...suit, build: 'muscular', hair: 'bald', eyewear: 'sunglasses', accent: '#15151c' },
      place: 'alley',
      pose: 'standing',
    },
  ],
  [
    'bodybuilder, muscle man, strongman, strong man, gym bro, fitness model, muscular man, weightlifter, powerlifter, strongest man',
    {
      look: {
        build: 'muscular',
        lower: 'shorts',
        hasBareArms: true,
        top: '#e3a977',
        skin: '#e3a977',
        bottom: '#d9382f',
        gear: ['muscles'],
      },
      place: 'gym',
      pose: 'standing',
    },
  ],
  ['fat man, overweight man, obese man, chubby man, fat guy', { look: { build: 'fat', top: '#d9534a' } }],
  [
    'mourner, widow, grieving widow',
    {
      look: { ...woman, hat: 'veil', accent: '#22222c', lower: 'dress', top: '#22222c', mood: 'sad' },
      place: 'graveyard',
      pose: 'standing',
    },
  ],
  [
    'widower',
    {
      look: { ...suit, mood: 'sad', accent: '#15151c', age: 'old', hairColor: '#d9d9de' },
      place: 'graveyard',
      pose: 'standing',
    },
  ],
  [
    'tourist, american tourist, sightseer, vacationer, holidaymaker',
    {
      look: {
        hat: 'straw',
        eyewear: 'sunglasses',
        top: '#e0733a',
        accent: '#f4d46a',
        gear: ['dots', 'backpack'],
        lower: 'shorts',
        bottom: '#b79a6b',
        hasShortSleeves: true,
      },
      pose: 'standing',
      place: 'beach',
    },
  ],
  [
    'champion, winner, olympic champion, gold medalist, world champion',
    {
      look: {
        lower: 'shorts',
        hasShortSleeves: true,
        top: '#2f6fb0',
        bottom: '#22283a',
        gear: ['chain'],
        mood: 'excited',
      },
      pose: 'cheering',
      place: 'stadium',
      holds: 'trophy',
    },
  ],
  ['loser, failure of a man', { look: { mood: 'sad', top: '#7a7a84' } }],
  ['coward, scaredy cat', { look: { mood: 'scared' } }],
  [
    'idiot, moron, dumb guy, imbecile, stupid man',
    { look: { mood: 'confused', hair: 'wild', top: '#e09a34' } },
  ],
  [
    'ghostly woman, banshee, woman in white, lady in white',
    {
      look: {
        ...woman,
        lower: 'robe',
        skin: '#dfe8ee',
        top: '#eef2f6',
        accent: '#eef2f6',
        hairColor: '#c9d2da',
      },
      place: 'graveyard',
    },
  ],
  [
    'plague doctor',
    {
      look: { hat: 'fedora', lower: 'robe', top: '#1f1d24', accent: '#1f1d24', gear: ['beak'] },
      place: 'alley',
      pose: 'standing',
    },
  ],
  [
    'dwarf, gnome man, dwarves, fantasy dwarf, dwarf warrior',
    {
      look: {
        age: 'child',
        hat: 'viking',
        hasBeard: true,
        hairColor: '#b0602e',
        top: '#6b4a2f',
        bottom: '#4b4038',
        build: 'fat',
        gear: ['shield'],
        accent: '#c9a03a',
      },
      pose: 'holding',
      place: 'mountains',
      holds: 'axe',
    },
  ],
  [
    'elf, elven archer, wood elf, elf warrior, elven queen, elf girl',
    {
      look: {
        ...woman,
        hairColor: '#e3d29a',
        top: '#3f6b3a',
        bottom: '#5a4630',
        gear: ['pointed ears', 'cape'],
        accent: '#2f5230',
      },
      place: 'forest',
      pose: 'standing',
    },
  ],
  [
    'goblin, orc, troll, ogre, orc warrior',
    {
      look: {
        skin: '#6f9a4a',
        hair: 'bald',
        build: 'muscular',
        top: '#6b4a2f',
        bottom: '#4b3a2a',
        hasBareArms: true,
        gear: ['pointed ears', 'fangs', 'spear'],
        mood: 'angry',
      },
      place: 'forest',
      pose: 'standing',
    },
  ],
  [
    'leprechaun',
    {
      look: {
        age: 'child',
        hat: 'top',
        hasBeard: true,
        hairColor: '#d9682a',
        lower: 'coat',
        top: '#2f8f4a',
        bottom: '#257a3c',
        gear: ['bowtie'],
        accent: '#e9c34b',
      },
      place: 'field',
      pose: 'dancing',
    },
  ],
  [
    'genie, djinn',
    {
      look: {
        hat: 'turban',
        accent: '#e9c34b',
        skin: '#5aa0dc',
        top: '#5aa0dc',
        hasBareArms: true,
        bottom: '#7a3fa0',
        build: 'muscular',
        gear: ['goatee', 'earrings'],
      },
      place: 'desert',
      pose: 'floating',
    },
  ],
]

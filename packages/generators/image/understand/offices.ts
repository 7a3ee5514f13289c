// People of offices, uniforms, churches and courts.

import { woman, type RoleRow } from './role.ts'

const uniform = {
  hat: 'officer',
  top: '#5b6644',
  bottom: '#4b5438',
  shoes: '#22201d',
  gear: ['medals'],
} as const
const suit = { top: '#2b3347', bottom: '#262d40', gear: ['lapels', 'tie'], accent: '#c23b3b' } as const
const skirtSuit = { ...suit, ...woman, hair: 'bun', lower: 'skirt' } as const
const shirt = { top: '#dfe7f0', bottom: '#2f3b57', gear: ['tie'], accent: '#2f4a85' } as const
const cassock = { lower: 'robe', top: '#26242e', accent: '#26242e', gear: ['collar', 'cross'] } as const
const whiteCoat = { lower: 'coat', top: '#f2f4f7', bottom: '#4a6f94' } as const

export const offices: readonly RoleRow[] = [
  [
    'officer, army officer, military officer, general, army general, colonel, lieutenant, sergeant, corporal, commander, commanding officer, brigadier, marshal, field marshal, military commander, war veteran, dictator, commandant, cadet, drill sergeant, army captain, warlord',
    { look: uniform, place: 'battlefield', pose: 'standing' },
  ],
  [
    'admiral, navy officer, naval officer, ship captain, sea captain, captain of a ship, boat captain',
    {
      look: { ...uniform, top: '#22335c', bottom: '#1c2a4c', hasBeard: true, hairColor: '#d9d9de' },
      place: 'harbor',
      pose: 'standing',
    },
  ],
  [
    'pilot, airline pilot, copilot, airplane pilot',
    {
      look: { ...uniform, top: '#22335c', bottom: '#1c2a4c', gear: ['medals', 'tie'], accent: '#15151c' },
      place: 'airport',
    },
  ],
  [
    'fighter pilot, aviator, test pilot',
    {
      look: {
        hat: 'helmet',
        accent: '#5f6a45',
        top: '#6a7450',
        bottom: '#6a7450',
        eyewear: 'sunglasses',
        gear: ['badge'],
      },
      place: 'airport',
    },
  ],
  [
    'sailor, navy sailor, seaman, deckhand, midshipman, crewman',
    {
      look: { hat: 'sailor', top: '#f4f6fa', bottom: '#24407c', accent: '#24407c', gear: ['stripes'] },
      place: 'harbor',
    },
  ],
  [
    'private, recruit, rifleman, gunner, commando, guerrilla, mercenary, marine, army man, army soldier, young soldier, paratrooper, sniper, special forces soldier',
    {
      look: {
        hat: 'helmet',
        top: '#5f6a45',
        bottom: '#545d3d',
        shoes: '#2f2a22',
        accent: '#4f5a38',
        gear: ['backpack'],
      },
      pose: 'standing',
      place: 'battlefield',
    },
  ],
  [
    'sheriff, deputy, marshal of the west, lawman, texas ranger',
    {
      look: { hat: 'cowboy', top: '#b08a5a', bottom: '#4b4038', gear: ['badge'], shoes: '#5d3a1e' },
      place: 'canyon',
    },
  ],
  [
    'police officer, policeman, policewoman, cop, patrolman, police chief, constable, traffic cop, security guard, prison guard, guard, guardian, traffic officer, police',
    {
      look: { hat: 'police', top: '#2f4a85', bottom: '#22335c', gear: ['badge', 'tie'], accent: '#15151c' },
      place: 'street',
    },
  ],
  [
    'prime minister, chairman, minister, statesman, congressman, representative, ambassador, governor, secretary of state, vice president, politician, president, senator of the united states, mayor, diplomat, councilman, official, commissioner, chancellor, candidate for president, republican, democrat',
    { look: { ...suit, hairColor: '#b9b9bf' }, place: 'stage', pose: 'standing' },
  ],
  [
    'businessman, boss, ceo, manager, entrepreneur, banker, lawyer, investor, trader, office worker, salesman, director, employer, executive, chief executive, attorney, prosecutor, advocate, analyst, agent, insurance agent, associate, supervisor, superintendent, general manager, district manager, stockholder, financier, tycoon, mogul, magnate, businessperson, trustee, auctioneer, car salesman, ceo of a company, startup founder, mafioso, mobster, crime boss, hitman, bachelor, best man, gentleman in a suit, undertaker, landlord in a suit, con man, conman, scammer, swindler, racketeer, counsel, defense attorney',
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
    { look: { ...shirt, eyewear: 'glasses' }, place: 'office', pose: 'standing' },
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
    'pope, bishop, archbishop, cardinal, the pope',
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
    {
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
    },
  ],
  [
    'linguist, theologian, physicist, mathematician, geologist, anthropologist, specialist, economist, critic, analyst, editor, publisher',
    {
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
      isUntold: true,
    },
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
  [
    'psychiatrist, counselor, therapist, psychologist, life coach, counsellor, social worker, interviewer, interviewer in an office',
    {
      look: { top: '#7d8a6b', bottom: '#4b4038', eyewear: 'glasses', hasBeard: true, hairColor: '#6b5a4a' },
      pose: 'holding',
      place: 'office',
      holds: 'clipboard',
    },
  ],
  [
    'dentist, pharmacist, paramedic, veterinarian, vet, pathologist, coroner, surgeon in a coat, chiropractor, lab technician, technician, apothecary, medic',
    { look: { ...whiteCoat, gear: ['stethoscope'] }, place: 'hospital', pose: 'standing' },
  ],
  [
    'surgeon, brain surgeon, heart surgeon',
    {
      look: {
        hat: 'swimcap',
        accent: '#3f8f86',
        lower: 'coat',
        top: '#4aa398',
        bottom: '#3f8f86',
        gear: ['medical mask'],
      },
      place: 'hospital',
      pose: 'standing',
    },
  ],
  [
    'patient, hospital patient, sick man, sick woman, invalid, sufferer',
    {
      look: { lower: 'dress', top: '#bfe0ea', hasShortSleeves: true, gear: ['head bandage', 'bandages'] },
      place: 'hospital',
      pose: 'standing',
    },
  ],
  [
    'virologist, man in a hazmat suit, hazmat worker, person in a hazmat suit, woman in a hazmat suit',
    {
      look: { hat: 'hood', top: '#efc53a', bottom: '#efc53a', shoes: '#2b2b2b', gear: ['dust mask'] },
      place: 'laboratory',
      pose: 'standing',
    },
  ],
  [
    'waiter, busboy, butler, valet, footman, bartender, maitre d, steward, doorman, bellboy, porter',
    {
      look: { top: '#22222c', bottom: '#22222c', gear: ['lapels', 'bowtie'], accent: '#15151c' },
      pose: 'holding',
      place: 'restaurant',
      holds: 'tray',
    },
  ],
  [
    'maid, chambermaid, servant girl, housemaid, cleaning maid, servant',
    {
      look: { ...woman, hair: 'bun', lower: 'dress', top: '#2b2b36', gear: ['apron'] },
      pose: 'holding',
      place: 'living room',
      holds: 'broom',
    },
  ],
  [
    'apprentice, craftsman apprentice, workman, laborer, factory worker, foreman, machinist, contractor, mover, repairman, construction foreman, working man, working class man, blue collar worker, proletarian',
    {
      look: { hat: 'helmet', accent: '#f3b52f', top: '#4a6f94', bottom: '#3b4252', gear: ['suspenders'] },
      place: 'workshop',
      pose: 'standing',
    },
  ],
  [
    'architect, surveyor, designer, interior designer, planner of houses, city planner, decorator',
    {
      look: { ...shirt, hat: 'helmet', accent: '#f4f6fa' },
      pose: 'holding',
      place: 'office',
      holds: 'straight-ruler',
    },
  ],
  [
    'rancher, cattleman, wrangler, rustler, farmhand, homesteader, settler, pioneer, southerner, texan, trapper, frontiersman, gold digger, prospector, gold miner, planter',
    {
      look: {
        hat: 'cowboy',
        top: '#a5503a',
        bottom: '#3b4f75',
        shoes: '#5d3a1e',
        gear: ['plaid'],
        accent: '#5f2a20',
      },
      place: 'farm',
      pose: 'standing',
    },
  ],
  [
    'inspector, private eye, private detective, investigator, secret agent, spy, undercover agent, fbi agent, cia agent, plainclothesman, secret service agent, double agent, man in black, men in black',
    {
      look: {
        hat: 'fedora',
        eyewear: 'sunglasses',
        lower: 'coat',
        top: '#3a3a44',
        bottom: '#2b2b36',
        gear: ['lapels', 'tie'],
        accent: '#15151c',
      },
      place: 'city at night',
      pose: 'standing',
    },
  ],
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

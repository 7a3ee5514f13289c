// People who are called by what they are to others.

import { woman, type RoleRow } from './role.ts'

const plain = { look: {} } as const

export const partsInStories: readonly RoleRow[] = [
  [
    'parent, member, companion, listener, observer, onlooker, bystander, passerby, resident, inhabitant, caller, tenant, client, competitor, opponent, rival, enemy, foe, relative, lover, spouse, partner, colleague, comrade, newcomer, stranger, guest, visitor, outsider, outcast, loner, average person, normal person, everyman, common man, ordinary man, ordinary person, commoner, civilian, eyewitness, participant, subscriber, hater, bully, best friend, ex boyfriend, boyfriend, husband to be, mentor, adversary, playmate, dude, friend of mine, daydreamer, extrovert, introvert, hitchhiker, immigrant, refugee, survivor',
    plain,
  ],
  ['waiting man', { look: {}, pose: 'waiting' }],
  ['waiting woman', { look: { ...woman, top: '#c94f7c' }, pose: 'waiting' }],
  ['reader, bookworm on a chair, book lover', { look: {}, pose: 'reading' }],
  [
    'speaker, motivational speaker, public speaker, keynote speaker, lecturer on a stage, ted speaker',
    { look: { top: '#2b3347', bottom: '#3f5f94' }, pose: 'singing', place: 'stage' },
  ],
  ['witness, juror, defendant, accused, expert witness', { look: {}, place: 'courtroom', isUntold: true }],
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
]

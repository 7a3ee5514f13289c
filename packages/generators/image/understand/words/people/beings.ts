// Beings of tales with the heads of animals or none of their own, and giants.

import { beastLooks } from '../../../figures/beast-faces.ts'
import type { BeastName } from '../../../figures/beast-names.ts'
import type { Look } from '../../../figures/look.ts'
import { woman, type RoleRow } from './role.ts'

const beast = (name: BeastName): Partial<Look> => {
  const { coat } = beastLooks[name]
  return {
    kind: 'beast',
    beast: name,
    skin: coat,
    hairColor: coat,
    top: coat,
    bottom: coat,
    shoes: coat,
    hair: 'bald',
  }
}

const wolf: Partial<Look> = {
  ...beast('werewolf'),
  build: 'muscular',
  hasBareArms: true,
  bottom: '#3f4a63',
  lower: 'shorts',
  gear: ['patches'],
}

const wrapped = '#e6dcc0'

export const beings: readonly RoleRow[] = [
  [
    'werewolf, wolfman, wolf man, lycan, lycanthrope',
    {
      look: wolf,
      pose: 'cheering',
      place: 'forest',
    },
  ],
  [
    'howling werewolf, werewolf howling, werewolf howling at the moon',
    { look: { ...wolf, isMouthOpen: true }, pose: 'shouting', place: 'forest' },
  ],
  [
    'ghost girl, ghost child, ghostly girl, spirit girl, phantom girl',
    {
      look: {
        ...woman,
        age: 'child',
        lower: 'dress',
        skin: '#d6e2ea',
        top: '#eef3f7',
        hairColor: '#3a4450',
        shoes: '#d6e2ea',
      },
      pose: 'standing',
      place: 'corridor',
    },
  ],
  [
    'ghost woman, ghost bride, ghost lady, ghostly figure, phantom, specter, spectre, apparition',
    {
      look: {
        ...woman,
        lower: 'robe',
        skin: '#d6e2ea',
        top: '#eef3f7',
        accent: '#eef3f7',
        hairColor: '#8f9caa',
        shoes: '#d6e2ea',
      },
      pose: 'standing',
    },
  ],
  [
    'ghost boy, ghost man, ghost soldier, ghost captain',
    {
      look: { skin: '#d6e2ea', top: '#e3ebf1', bottom: '#cfdbe4', shoes: '#c3d0da', hairColor: '#8f9caa' },
      pose: 'standing',
    },
  ],
  [
    'minotaur',
    {
      look: {
        ...beast('bull'),
        build: 'muscular',
        hasBareArms: true,
        lower: 'skirt',
        bottom: '#7a2f2a',
      },
      pose: 'holding',
      place: 'maze',
      holds: 'axe',
    },
  ],
  [
    'yeti, abominable snowman, snow monster, ice monster',
    { look: { ...beast('yeti'), build: 'muscular', hasBareArms: true }, pose: 'walking', place: 'snow' },
  ],
  [
    'bigfoot, sasquatch, big foot',
    { look: { ...beast('bigfoot'), build: 'muscular', hasBareArms: true }, pose: 'walking', place: 'forest' },
  ],
  [
    'mummy, egyptian mummy, ancient mummy',
    {
      look: {
        skin: wrapped,
        top: wrapped,
        bottom: '#dccfae',
        shoes: '#cfc09a',
        hairColor: wrapped,
        hair: 'bald',
        accent: '#b8a87e',
        gear: ['stripes', 'bandages', 'head bandage'],
      },
      pose: 'reaching',
      place: 'tomb',
    },
  ],
  [
    'ghoul, undead, undead man, living dead, walking dead',
    {
      look: {
        skin: '#9aa39a',
        hair: 'balding',
        top: '#4a4650',
        bottom: '#38343e',
        mood: 'angry',
        isMouthOpen: true,
        gear: ['patches', 'fangs'],
      },
      pose: 'reaching',
      place: 'graveyard',
    },
  ],
  [
    'friendly giant, bearded giant, sleeping giant, stone giant, forest giant, titan man, colossus man',
    {
      look: {
        hair: 'wild',
        hasBeard: true,
        hairColor: '#7a4a24',
        lower: 'skirt',
        top: '#8a6a3f',
        bottom: '#6b4a2a',
        isBarefoot: true,
        hasBareArms: true,
      },
      size: 2,
      pose: 'walking',
    },
  ],
]

// What people are made of, and what is all over them: men of stone, burning women, a frozen soldier.

import type { Look } from '../../figures/look.ts'
import { indexPhrases } from './index-phrases.ts'

export const matters = indexPhrases<Partial<Look>>([
  [
    { matter: '#a3a39f' },
    'stone, marble, concrete, granite, made of stone, made of marble, made of rock, turned to stone, turned into stone, turning to stone, petrified',
  ],
  [{ matter: '#a8713f' }, 'wooden, made of wood'],
  [
    { matter: '#8795a6' },
    'metal, metallic, steel, iron, made of metal, made of steel, made of iron, silver plated',
  ],
  [{ matter: '#b0763a' }, 'bronze, copper, made of bronze'],
  [
    { matter: '#dba73a' },
    'made of gold, solid gold, gilded, covered in gold, turned to gold, turned into gold, turning to gold, painted gold',
  ],
  [
    { matter: '#9fd8f5' },
    'glass, crystal, transparent, made of glass, made of crystal, made of ice, made of water',
  ],
  [{ matter: '#c2693f' }, 'clay, terracotta, made of clay, ceramic'],
  [{ matter: '#efe7d4' }, 'made of paper, made of wax, porcelain, made of snow'],
  [{ matter: '#5b3620' }, 'made of chocolate, made of mud'],
  [{ matter: '#23232c' }, 'shadowy, made of shadow, made of shadows, made of smoke'],
  [{ matter: '#dfe9f2' }, 'ghostly, spectral, see through, translucent'],
  [{ isHeadless: true }, 'headless, beheaded, decapitated, without a head, without head, with no head'],
  [
    { gear: ['wings'] },
    'winged, with wings, with angel wings, with white wings, with feathered wings, with big wings',
  ],
  [{ over: ['frozen'] }, 'frozen, icy, encased in ice, frozen in ice, covered in ice, frozen solid'],
  [
    { over: ['burning'] },
    'burning, on fire, in flames, ablaze, flaming, engulfed in flames, set on fire, catching fire',
  ],
  [{ over: ['glowing'] }, 'glowing, shining, radiant, luminous, glowing brightly'],
  [{ over: ['cracked'] }, 'cracked, shattered, breaking, crumbling, falling apart, breaking apart, cracking'],
  [
    { over: ['mossy'] },
    'covered in moss, overgrown, covered in vines, covered in leaves, overgrown with plants',
  ],
])

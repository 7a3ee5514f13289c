import type { PoseName } from '../../../figures/poses.ts'

/** Words for what people say with their hands. */
export const gestureRows: readonly (readonly [pose: PoseName, words: string])[] = [
  [
    'arms crossed',
    'with crossed arms, with arms crossed, crossed arms, arms crossed, with folded arms, arms folded, crossing his arms, crossing her arms, with his arms crossed, with her arms crossed',
  ],
  [
    'hands on hips',
    'with hands on hips, hands on hips, hands on his hips, hands on her hips, hands on the hips',
  ],
  [
    'hands on head',
    'hands on head, hands on his head, hands on her head, holding his head, holding her head, grabbing his head, grabbing her head, pulling his hair, pulling her hair, with hands on head, hands on their heads',
  ],
  [
    'covering the face',
    'covering his face, covering her face, facepalming, face palm, facepalm, hiding his face, hiding her face, covering his eyes, covering her eyes, covering his mouth, covering her mouth, with hands over his face, hands over her face',
  ],
  ['shrugging', 'shrugging, shrugs, shrugging his shoulders, shrugging her shoulders'],
  [
    'hand on the heart',
    'hand on his heart, hand on her heart, hand on heart, hand on his chest, hand on her chest',
  ],
  [
    'arms outstretched',
    'with outstretched arms, with arms wide open, arms wide open, spreading his arms, spreading her arms',
  ],
  ['saluting', 'saluting, salutes, giving a salute'],
  [
    'flexing',
    'flexing, flexing his muscles, flexing her muscles, flexing muscles, flexing his biceps, showing his muscles',
  ],
  ['kneeling', 'on his knees, on her knees, on their knees, on one knee'],
]

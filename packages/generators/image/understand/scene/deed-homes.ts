// Where people usually do what they do, when neither a word nor who they are says it: nobody writes in a meadow.

import type { PoseName } from '../../figures/poses.ts'
import type { PlaceName } from '../words/places/places.ts'
import type { ReadSubject } from '../read-subject.ts'

type Home = readonly [place: PlaceName, poses: readonly PoseName[], inHand?: string]

/** A row with something in the hands holds only for who has it. */
const rows: readonly Home[] = [
  ['bedroom', ['sleeping'], 'snores'],
  ['living room', ['lying']],
  ['living room', ['hand at mouth'], 'handkerchief'],
  ['living room', ['writing', 'counting coins', 'pounding', 'arm wrestling', 'lighting a candle']],
  ['living room', ['reaching out', 'dropping in', 'dropping in on a table', 'on a phone']],
  ['courtroom', ['banging a gavel']],
  ['workshop', ['hammering', 'drilling']],
  ['street', ['begging', 'led away', 'walking with a phone']],
  ['street', ['holding up'], 'placard'],
  ['street', ['hand at cheek'], 'phone at ear'],
  ['street', ['running'], 'loot'],
  ['street', ['looking at wrist']],
  ['road', ['thumbing a ride']],
  ['office', ['hands at collar', 'face in both hands', 'facepalm']],
  ['office', ['holding'], 'cash'],
  ['stage', ['bowing', 'pirouette']],
  ['gym', ['flexing', 'squatting', 'lunging', 'high kick']],
  ['cafe', ['throwing a dart']],
  ['living room', ['shouting', 'shrugging', 'covering ears', 'hands on cheeks']],
]

/** Things that are in a place of their own, whatever is done with them. */
const ownHomes =
  /^(?:toilet|refrigerator|oven|sink|closed-mailbox.*|postbox|well|fountain|campfire|dumpster|bathtub)$/

/**
 * The place where somebody alone, or people among themselves, do what they are said to do. Whoever is seen in a weather
 * or at sunset is outdoors.
 */
export function homeOfDeed(subjects: readonly ReadSubject[], air: readonly string[]): PlaceName | undefined {
  const isByCandles = air.some((each) => each === 'candles' || each === 'dim')
  const isSomebody = subjects.some(({ subject }) => subject.kind === 'person')
  if (isByCandles && isSomebody) return 'living room'
  if (air.some((each) => each !== 'night' && each !== 'dark')) return undefined
  const isAtHome = subjects.some(
    ({ subject }) => subject.kind === 'thing' && ownHomes.test(subject.thing.motif),
  )
  if (isAtHome) return undefined
  // Whoever is at a tent is outdoors.
  const isCamping = subjects.some(({ subject }) => subject.kind === 'thing' && subject.thing.motif === 'tent')
  if (isCamping) return undefined
  for (const { subject } of subjects) {
    if (subject.kind !== 'person') return undefined
    const held = subject.wear?.hands ?? []
    const row = rows.find(
      ([, poses, inHand]) =>
        poses.includes(subject.pose) && (inHand === undefined || held.includes(inHand as never)),
    )
    if (row) return row[0]
  }
  return undefined
}

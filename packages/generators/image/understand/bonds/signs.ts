// Signs that are seen on a thing and not beside it: a question mark on a box, a dollar sign on a bag.

import { isAnimal } from '../words/things/things.ts'
import type { Subject } from '../understanding.ts'

const signs =
  /question-mark|exclamation|dollar-sign|check-mark|cross-mark|adhesive-bandage|zipper|fingerprint|barcode|prohibited|percent|recycling|radioactive|biohazard|sticky-note|sales-tag|keyhole/
/** These are also things beside others, unless the other is made to bear them. */
const pictures = /^(?:red-heart|star|skull|skull-and-crossbones|locked|smiling-face.*|paw-prints|shamrock)$/
const bearers =
  /gift|package|box|bottle|mug|beverage|cup|flag|shirt|shield|book|door|phone|envelope|letter|card|balloon|jar|bag|sack|coin|cake|poster|badge|barrel|helmet|mailbox|window|laptop|tablet|television|computer|chest|safe$|briefcase|luggage|suitcase|wallet|tag$/

/** What shows pictures. */
const screens = /phone|television|laptop|computer|tablet|billboard|framed-picture|photograph|projector-screen/

/** True for what is seen on a screen that shows it. */
export function isShownBy(picture: Subject, screen: Subject): boolean {
  return picture.kind === 'thing' && screen.kind === 'thing' && screens.test(screen.thing.motif)
}

/** True for a sign and what bears it. */
export function isSignOn(sign: Subject, bearer: Subject): boolean {
  if (sign.kind !== 'thing' || bearer.kind !== 'thing' || isAnimal(bearer.thing.motif)) return false
  if (signs.test(bearer.thing.motif)) return false
  return signs.test(sign.thing.motif) || (pictures.test(sign.thing.motif) && bearers.test(bearer.thing.motif))
}

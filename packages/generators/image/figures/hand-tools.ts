// What figures have in their hands for what they do. Drawn where the hands and the face are, so that a brush is at the teeth
// and a phone is at the ear. Sizes are shares of an adult of 100 units.

import type { OutlineLayer } from '../request.ts'
import type { HandTool } from './deed-looks.ts'
import { armory } from './hand-armory.ts'
import { carrierOf, type Carrier } from './hand-frame.ts'
import { sportTools } from './hand-sports.ts'
import { workshopTools } from './hand-workshop.ts'
import { householdTools } from './hand-household.ts'
import { boundTools } from './hand-bound.ts'
import { raisedTools } from './hand-raised.ts'
import { signals } from './hand-signals.ts'
import { toiletries } from './hand-toiletries.ts'
import type { Look } from './look.ts'
import type { Rig } from './rig.ts'
import type { Pose } from './stances.ts'

type Painter = (carrier: Carrier) => OutlineLayer[]

const painters: Readonly<Record<HandTool, Painter>> = {
  ...toiletries,
  ...armory,
  ...householdTools,
  ...signals.before,
  ...raisedTools,
  ...boundTools,
  ...workshopTools,
  ...sportTools,
}

export function drawHandTools(rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  return (look.hands ?? []).flatMap((tool) => painters[tool](carrierOf(rig, look, pose)))
}

/** What is partly behind the body: the far side of a hoop. */
export function drawToolsBehind(rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  return (look.hands ?? []).flatMap((tool) => signals.behind[tool]?.(carrierOf(rig, look, pose)) ?? [])
}

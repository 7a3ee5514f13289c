import type { Niche, SceneHint } from './niche.ts'
import type { PaletteName } from './palettes.ts'
import { body } from './niches/body.ts'
import { business } from './niches/business.ts'
import { food } from './niches/food.ts'
import { history } from './niches/history.ts'
import { mind } from './niches/mind.ts'
import { money } from './niches/money.ts'
import { nature } from './niches/nature.ts'
import { people } from './niches/people.ts'
import { science } from './niches/science.ts'
import { sports } from './niches/sports.ts'
import { style } from './niches/style.ts'
import { technology } from './niches/technology.ts'
import { things } from './niches/things.ts'
import { travel } from './niches/travel.ts'

/** The look of a creator's topic: emoji of fluent-emoji-flat, colors and surroundings. */
export interface Topic {
  readonly phrases: readonly string[]
  readonly motif: string
  readonly extras: readonly string[]
  readonly palette: PaletteName
  readonly sceneHint: SceneHint
  readonly category: string
}

const niches: readonly Niche[] = [
  money,
  business,
  mind,
  body,
  food,
  nature,
  science,
  technology,
  people,
  travel,
  style,
  sports,
  history,
  things,
]

/** The curated table. Phrases are lowercase, and each belongs to one topic only. */
export const topics: readonly Topic[] = niches.flatMap((niche) =>
  niche.rows.map(([phrases, motif, extras, palette, sceneHint]) => ({
    phrases: phrases.split(', '),
    motif,
    extras: extras.split(' '),
    palette: palette || niche.palette,
    sceneHint: sceneHint ?? niche.sceneHint,
    category: niche.category,
  })),
)

import type { Studio } from '@vivify/timeline/ports'
import type { Hour } from './scenery/weather.ts'
import type { BuiltPlace } from './understand/words/places/places.ts'

/** One filled part of an emoji: SVG path data and a `#rrggbb` fill, in the order they are painted. */
export interface OutlineLayer {
  readonly pathData: string
  readonly fill: string
  /** Moves the path into the square of its outline; absent for paths that are drawn where they are. */
  readonly matrix?: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
  /** Path data of what shows of the path, in the same units; all of it where absent. */
  readonly clip?: string
}

/** An emoji as flat vector layers inside a square of `viewBox` units. */
export interface MotifOutline {
  readonly viewBox: number
  readonly layers: readonly OutlineLayer[]
  /** True when the motif must not be mirrored, whatever its place calls for. */
  readonly isOneSided?: boolean
}

/** The shape of subjects that were arranged for one prompt. */
export interface GroupShape {
  /** Width and height as shares of the outline's square. */
  readonly wide: number
  readonly tall: number
  readonly bearing: 'ground' | 'air' | 'water'
  /** Head and shoulders, which the lower edge of the picture cuts off. */
  readonly isBust?: boolean
  /** Fills the picture: an arm comes in over the lower edge and isn't cut at the sides, an eye is in the middle. */
  readonly near?: 'edge' | 'middle'
  /** Smaller than the picture would allow. */
  readonly isFar?: boolean
  /** A small thing alone in a place that was asked for, too: a picture of its own shows both. */
  readonly isSmall?: boolean
  /** True when the words call it tiny and nothing stands beside it to compare it with. */
  readonly isTiny?: boolean
  /** Only things that people have on their tables. */
  readonly isForTable?: boolean
  /** The share of the width in the middle of the picture that it has to itself; all of it where absent. */
  readonly reach?: number
  /** Where the surface of the water cuts it, as a share of its height from the top. */
  readonly surface?: number
  /** The share of the height where its feet are, in a place that is stood upon. */
  readonly stand?: number
}

/** How large, how often and how lit the subject appears; `medium` is the usual picture. */
export const shotViews = ['medium', 'close', 'wide', 'pair', 'many', 'silhouette'] as const
export type ShotView = (typeof shotViews)[number]

/** How one picture of a document shows its subject. */
export interface Shot {
  readonly view: ShotView
  /** Tells pictures without a subject apart: neighbors have different numbers. */
  readonly texture?: number | undefined
  /** The time of day, where the prompt names none. */
  readonly hour?: Hour | undefined
  /** Rows that no words cover, as shares of the height: the subject stays between them. */
  readonly clear: { readonly top: number; readonly bottom: number }
  /** The row of the feet of people who are too large to stand above the captions, which then lie over their legs. */
  readonly feet?: number | undefined
}

/** A picture's subject, as the motif table or the reader of prompts understood it. */
export interface PictureMotif {
  readonly name: string
  readonly category: string
  /** Absent when no subject was understood; the picture is then a pure scene. */
  readonly outline?: MotifOutline | undefined
  /** Present when the outline is what the prompt asks for, which is then shown large and without props. */
  readonly group?: GroupShape | undefined
  /** True when the prompt asks for a place and names nothing in it. */
  readonly isPlaceOnly?: boolean
  /** A room or built place that the prompt asks for. */
  readonly place?: BuiltPlace | undefined
  readonly extras: readonly { readonly name: string; readonly outline: MotifOutline }[]
  /** `#rrggbb` colors from dark to light, at least two. */
  readonly palette: readonly string[]
  /** A scene word such as `city`, `forest`, `ocean`; unknown words fall back to one chosen by seed. */
  readonly sceneHint: string
}

/** Among the words of a request whose subject is the sun or the moon: its sky has no other. */
export const ownDisc = 'sun or moon'

/** The part of AbortSignal that painters read; an `AbortSignal` satisfies it. */
export interface StopSignal {
  throwIfAborted(): void
}

/** Everything a preset needs to paint one picture. Equal requests give equal bytes. */
export interface PictureRequest {
  /** Whole pixels, 16 or more on each side. */
  readonly width: number
  readonly height: number
  readonly seed: number
  readonly motif: PictureMotif
  /** Words of the prompt, lower case. */
  readonly words: readonly string[]
  /** One of the moods of the project (`calm`, `dramatic`, …) or an empty text. */
  readonly mood: string
  readonly studio: Studio
  readonly shot?: Shot | undefined
  readonly signal?: StopSignal | undefined
}

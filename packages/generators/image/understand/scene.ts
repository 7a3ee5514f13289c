// What follows from an understood prompt: where the picture plays, which words the painters get, and what a person is
// told about it.

import type { PresetStyle } from '@vivify/contract/project'
import type { PlaceName } from './places.ts'
import { isBuilt, openScene } from './places.ts'
import type { Subject, Understanding } from './understand-prompt.ts'

/** What a person is told: the words that are in the picture, and those that are not. */
export interface Seen {
  readonly understood: readonly string[]
  readonly missing: readonly string[]
}

/** True when the prompt names a subject or a place that can be drawn as what it is. */
export function isDrawable({ subjects, place }: Understanding): boolean {
  return subjects.length > 0 || place !== undefined
}

/** Where the picture plays: as asked, as usual for the person, or where the subject is at home. */
export function placeOf({ place, subjects, air, isUsualPlace }: Understanding): PlaceName {
  if (place === 'room') return 'living room'
  // A castle or a house stands outdoors, wherever its knight is usually found.
  const isUnderTheSky =
    isUsualPlace && subjects.some((subject) => subject.kind === 'thing' && subject.thing.meters >= 5)
  if (place !== undefined && !(isUnderTheSky && isBuilt(place))) return place
  const motifs = subjects.map(nameOf).join(' ')
  if (/whale|shark|octopus|dolphin|jellyfish|fish|squid|coral|blowfish|seal/.test(motifs)) return 'underwater'
  if (subjects.some((subject) => subject.kind === 'thing' && subject.thing.bearing === 'water')) return 'sea'
  if (/rocket|planet|saucer|satellite|comet|globe/.test(motifs)) return 'space'
  if (/camel|pyramid|cactus|scorpion/.test(motifs)) return 'desert'
  if (/polar-bear|penguin|snowman|sled/.test(motifs)) return 'snow'
  if (air.includes('snow')) return 'snow'
  if (/wolf|bear|fox|deer|moose|owl|raccoon|boar|mushroom/.test(motifs)) return 'forest'
  if (/automobile|car|bus|motorcycle|bicycle|truck|train|locomotive|taxi/.test(motifs)) return 'road'
  if (/gravestone|coffin/.test(motifs)) return 'graveyard'
  if (/lighthouse|anchor|sailboat|crab/.test(motifs)) return 'beach'
  if (/bed|couch|piano|chess|television|bathtub|bookshelf|table|books/.test(motifs)) return 'living room'
  if (/laptop|computer|desk/.test(motifs)) return 'office'
  if (air.length === 0 && subjects.every((subject) => subject.kind === 'thing' && subject.thing.meters < 0.7))
    return 'living room'
  return 'field'
}

/** Words for the painters, who read hour, weather and scene from them. */
export function sceneWords(read: Understanding): string[] {
  const place = placeOf(read)
  return [...read.air, ...(isBuilt(place) ? [] : openScene(place).words)]
}

export function nameOf(subject: Subject): string {
  return subject.kind === 'thing' ? subject.thing.motif : subject.word.replaceAll(' ', '-')
}

/**
 * Says what the picture shows. Abstract pictures show no thing. A motif that only stands for a text without anything to
 * draw (a chart for "compound interest") is none of its words.
 */
export function sayWhatIsSeen(preset: PresetStyle, read: Understanding): Seen {
  if (preset === 'Abstract') return { understood: [], missing: [...read.drawn, ...read.missing] }
  return { understood: read.drawn, missing: read.missing }
}

// A person or a thing as it is read from a text, with its words.

import type { Token } from './token.ts'
import type { Subject } from './understanding.ts'
import { isAnimal } from './words/things/things.ts'

export interface ReadSubject {
  readonly subject: Subject
  /** The words that are seen in it; its own word comes first. */
  readonly tokens: readonly Token[]
  /** Which of its kind it is, from 0. */
  readonly order: number
  /** How those of its kind are arranged when they don't stand side by side. */
  readonly heap?: 'pile' | 'stack' | 'wall' | 'field'
}

export function isPerson({ subject }: ReadSubject): boolean {
  return subject.kind === 'person'
}

export function isBeast(subject: Subject): boolean {
  return subject.kind === 'thing' && isAnimal(subject.thing.motif)
}

export function isBaby(subject: Subject): boolean {
  return subject.kind === 'person' && subject.role.look.age === 'baby'
}

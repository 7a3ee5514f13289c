// What the project's notes keep of each kind of inspiration.

import type { ProjectNotes } from '../../api/projects.ts'
import { kindOfTopic, readAddress, type SourceKind } from './read-typed.ts'

/** The contract's limit of a transcript in the notes: about three hours of talk. */
export const maxTranscriptCharacters = 200_000
const maxTopicCharacters = 500
const maxAddressCharacters = 2000

/** Where each kind is kept. */
export const noteOf = {
  topic: 'topic',
  video: 'videoUrl',
  page: 'pageUrl',
  transcript: 'transcript',
} as const

type Typed = Pick<ProjectNotes, (typeof noteOf)[SourceKind]>

/** The notes after something was typed into a box. */
export function noteTyped(kind: SourceKind, text: string): Partial<Typed> {
  return { [noteOf[kind]]: text.slice(0, limitOf(kind)) }
}

function limitOf(kind: SourceKind): number {
  if (kind === 'transcript') return maxTranscriptCharacters
  return kind === 'topic' ? maxTopicCharacters : maxAddressCharacters
}

/** Which box a text from the topic box belongs in, and the notes that move it there; null when it is a topic. */
export function sortTyped(text: string): { kind: SourceKind; notes: Partial<Typed> | null } {
  const kind = kindOfTopic(text)
  if (kind === 'topic') return { kind, notes: null }
  return { kind, notes: { topic: '', ...noteTyped(kind, readAddress(text) ?? text) } }
}

/** The topic in an address of the page; null when it is empty. */
export function readTopic(asked: string): string | null {
  return asked.trim().slice(0, maxTopicCharacters) || null
}

/** The box to open a project with. */
export function firstFilled(notes: Typed): SourceKind {
  const kinds = ['topic', 'video', 'page', 'transcript'] as const
  return kinds.find((kind) => notes[noteOf[kind]] !== '') ?? 'topic'
}

/** The idea that becomes a script unasked: the first about the topic that needs no facts of the person. */
export function bestIdea<
  Found extends { engine: string; isMeaning?: boolean | undefined; isRelated?: boolean | undefined },
>(ideas: readonly Found[]): Found | undefined {
  if (ideas.some(({ isMeaning }) => isMeaning)) return undefined
  const own = ideas.filter(({ isRelated }) => !isRelated)
  return own.find(({ engine }) => engine !== 'frame') ?? own[0]
}

// Publish texts as someone changed them, kept in this browser by project: closing their dialog or the tab loses nothing.

import { readKept, writeKept } from '../../lib/kept-value.ts'
import type { Platform } from './platforms.ts'

/** The texts of one platform, as they stand in their boxes. */
export interface TypedTexts {
  title: string
  caption: string
  hashtags: string
}

export type ChangedTexts = Partial<Record<Platform, TypedTexts>>

/** Begins as all drafts do: signing out forgets it with them. */
const key = 'vivify.draft.publish-texts'
/** Projects whose texts are kept; the oldest give way. */
const maxProjects = 50

/** What was changed in a project; empty when nothing was. */
export function readChangedTexts(projectId: string): ChangedTexts {
  return Object.fromEntries(readAll())[projectId] ?? {}
}

/** Keeps what was changed; an empty record forgets the project. */
export function keepChangedTexts(projectId: string, changed: ChangedTexts): void {
  const others = readAll().filter(([id]) => id !== projectId)
  const all = Object.values(changed).some((typed) => typed !== undefined)
    ? [...others, [projectId, changed] as const]
    : others
  writeKept(key, all.slice(-maxProjects), 'browser')
}

/** The longest kept first. */
function readAll(): (readonly [string, ChangedTexts])[] {
  const kept = readKept(key, 'browser')
  return Array.isArray(kept) ? (kept as [string, ChangedTexts][]) : []
}

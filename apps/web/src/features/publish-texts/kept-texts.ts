// Keeps a person's changes of publish texts by project in this browser, so closing the dialog or the tab loses nothing.

import { readKept, writeKept } from '../../lib/kept-value.ts'
import type { Platform } from './platforms.ts'

/** The texts of one platform as typed. */
export interface TypedTexts {
  title: string
  caption: string
  hashtags: string
}

export type ChangedTexts = Partial<Record<Platform, TypedTexts>>

/** Has the common prefix of drafts, so that signing out deletes it with them. */
const key = 'vivify.draft.publish-texts'
/** The number of projects whose texts are kept; the oldest are deleted first. */
const maxProjects = 50

/** The changed texts of a project; empty if there are none. */
export function readChangedTexts(projectId: string): ChangedTexts {
  return Object.fromEntries(readAll())[projectId] ?? {}
}

/** Saves the changed texts of a project; an empty record deletes them. */
export function keepChangedTexts(projectId: string, changed: ChangedTexts): void {
  const others = readAll().filter(([id]) => id !== projectId)
  const all = Object.values(changed).some((typed) => typed !== undefined)
    ? [...others, [projectId, changed] as const]
    : others
  writeKept(key, all.slice(-maxProjects), 'browser')
}

/** All projects, the least recently changed first. */
function readAll(): (readonly [string, ChangedTexts])[] {
  const kept = readKept(key, 'browser')
  return Array.isArray(kept) ? (kept as [string, ChangedTexts][]) : []
}

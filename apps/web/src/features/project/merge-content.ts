// Joins two people's (or two windows') edits of one project, so that a refused save seldom has to ask.

import type { Scene } from '@vivify/contract/project'
import type { ProjectContent } from './project-content.ts'

const conflict = Symbol('conflict')

/** Both sides' changes since `base`; null when both changed the same thing to different values. */
export function mergeContent(
  base: ProjectContent,
  mine: ProjectContent,
  theirs: ProjectContent,
): ProjectContent | null {
  const merged = mergeValues(spread(base), spread(mine), spread(theirs))
  return merged === conflict ? null : gather(merged as SpreadContent)
}

/** True when both say the same. */
export function isSameContent(one: ProjectContent, other: ProjectContent): boolean {
  return isSame(one, other)
}

interface SpreadContent {
  document: { scenes: Record<string, Scene>; order: string[] } | null
  notes: ProjectContent['notes']
}

/** Scenes by id: an edit in one scene and an edit in another then stand beside each other. */
function spread({ document, notes }: ProjectContent): SpreadContent {
  if (document === null) return { document, notes }
  const { scenes, ...settings } = document
  return {
    document: {
      ...settings,
      scenes: Object.fromEntries(scenes.map((scene) => [scene.id, scene])),
      order: scenes.map(({ id }) => id),
    },
    notes,
  }
}

function gather({ document, notes }: SpreadContent): ProjectContent | null {
  if (document === null) return { document, notes }
  const { scenes, order, ...settings } = document
  const kept = order.flatMap((id) => scenes[id] ?? [])
  if (kept.length === 0 || kept.length !== Object.keys(scenes).length) return null
  return { document: { ...settings, scenes: kept } as unknown as ProjectContent['document'], notes }
}

function mergeValues(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine
  if (isSame(mine, base)) return theirs
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return conflict
  const merged: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = mergeValues(base[key], mine[key], theirs[key])
    if (value === conflict) return conflict
    if (value !== undefined) merged[key] = value
  }
  return merged
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  }
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame(one[key], other[key]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

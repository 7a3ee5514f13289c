import type { Project } from '@vivify/contract/project'

/** A clip that a scene shows. */
export interface ClipAssignment {
  /** Hash of the file's content. */
  key: string
  file: string
  width: number
  height: number
  durationSeconds: number
}

/** Gives each scene a clip of a folder. */
export async function assignClips(
  _project: Project,
  clipsFolder: string | undefined,
): Promise<{ assigned: Map<string, ClipAssignment>; warnings: string[] }> {
  if (clipsFolder === undefined) return { assigned: new Map(), warnings: [] }
  return { assigned: new Map(), warnings: [] }
}

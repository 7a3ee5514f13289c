// Project files: the document and the notes as JSON. They refer to pictures and sounds but do not contain them.

import * as messages from '@vivify/contract/messages'
import { projectApi } from '../../api/projects.ts'
import type { ProjectFile } from '../../api/creations.ts'
import { saveAs } from '../../lib/save-as.ts'

export const projectFileEnding = '.vivify.json'
const format = 'vivify-project'
const version = 1
/** The server's limit. */
const maxBytes = 9_000_000

/** True if a file's type or name suggests a project. */
export function looksLikeProject({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === 'application/json' || name.toLowerCase().endsWith('.json')
}

/** Reads a project file's envelope; the server checks the document. Throws Error with a sentence for the person. */
export async function readProjectFile(file: Blob): Promise<ProjectFile> {
  const { notAProjectFile, newerProjectFile } = messages.creations
  if (file.size > maxBytes) throw new Error(notAProjectFile)
  const text = await file.text()
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new Error(notAProjectFile)
  }
  const envelope = read as Partial<Record<keyof ProjectFile, unknown>> | null
  if (typeof envelope !== 'object' || envelope?.format !== format) throw new Error(notAProjectFile)
  if (Number(envelope.version) > version) throw new Error(newerProjectFile)
  return read as ProjectFile
}

/** Downloads a project as a file. Throws ApiError. */
export async function exportProject(projectId: string, title: string): Promise<void> {
  const { document, notes } = await projectApi.read(projectId)
  const file = { format, version, title, document, notes } satisfies ProjectFile
  const url = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }))
  saveAs(url, `${fileNameOf(title)}${projectFileEnding}`)
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Converts a title to a name that every file system accepts. */
function fileNameOf(title: string): string {
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
  return plain.slice(0, 80) || 'project'
}

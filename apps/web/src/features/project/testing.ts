// A fake project server for tests, and documents for it.

import type { Project } from '@vivify/contract/project'
import type { ProjectApi, ProjectInput, SavedProject } from '../../api/projects.ts'
import { startTestServer, type TestServer } from '../../lib/document/testing.ts'
import { emptyContent } from './project-content.ts'

export interface TestProjects {
  api: ProjectApi
  server: TestServer<SavedProject>
  /** Changes a project the way another window would. */
  changeElsewhere: (id: string, change: (document: Project) => Project) => void
}

export function startTestProjects(): TestProjects {
  const at = '2025-01-01T00:00:00.000Z'
  const server = startTestServer<ProjectInput, SavedProject>((input) => ({
    title: input.title ?? '',
    document: (input.document ?? null) as Project | null,
    notes: input.notes as SavedProject['notes'],
    isPaid: false,
    createdAt: at,
    updatedAt: at,
  }))
  return {
    api: server,
    server,
    changeElsewhere: (id, change) =>
      server.changeElsewhere(id, (saved) => ({ ...saved, document: change(saved.document!) })),
  }
}

/** Builds a document with a scene for each text. */
export function buildDocument(...texts: string[]): Project {
  const { choices } = emptyContent().notes
  return {
    ...choices,
    version: 1,
    title: 'A test',
    language: 'en',
    seed: 1,
    scenes: texts.map((say, index) => ({
      id: `s${index + 1}`,
      say,
      onScreen: null,
      visual: { kind: 'auto', prompt: '', asset: null, motion: 'auto', variant: 0 },
      emphasis: [],
    })),
    narration: null,
    musicAsset: null,
    progressBar: true,
    assets: {},
  }
}

// A server of projects for tests: it keeps them in memory and refuses what the real one refuses.

import type { Project } from '@vivify/contract/project'
import { ApiError } from '../../api/client.ts'
import type { ProjectApi, ProjectInput, SavedProject } from '../../api/projects.ts'
import { emptyContent } from './project-content.ts'

export interface TestServer extends ProjectApi {
  /** How often a project was created or saved. */
  saves: number
  /** Thrown by the next calls until it is null again. */
  failure: ApiError | null
  /** What is created is kept, and its answer lost. */
  losesAnswers: boolean
  /** Changes a project as another window would. */
  changeElsewhere: (id: string, change: (document: Project) => Project) => void
  remove: (id: string) => void
  stored: (id: string) => SavedProject
}

export function startTestServer(): TestServer {
  const projects = new Map<string, SavedProject>()
  const byKey = new Map<string, string>()
  const find = (id: string): SavedProject => {
    const found = projects.get(id)
    if (found === undefined) throw new ApiError('not_found', 404, 'Project not found.')
    return found
  }
  const write = (id: string, revision: number, input: ProjectInput): SavedProject => {
    const at = '2025-01-01T00:00:00.000Z'
    const saved = structuredClone({
      id,
      title: input.title ?? '',
      document: (input.document ?? null) as Project | null,
      notes: input.notes as SavedProject['notes'],
      revision,
      isPaid: false,
      createdAt: at,
      updatedAt: at,
    })
    projects.set(id, saved)
    server.saves++
    return saved
  }
  const server: TestServer = {
    saves: 0,
    failure: null,
    losesAnswers: false,
    async read(id) {
      if (server.failure) throw server.failure
      return structuredClone(find(id))
    },
    async create(input, key) {
      if (server.failure) throw server.failure
      const known = projects.get(byKey.get(key) ?? '')
      const saved = structuredClone(known ?? write(`p${projects.size + 1}`, 1, input))
      byKey.set(key, saved.id)
      if (server.losesAnswers) throw new ApiError('unreachable', 0, 'The answer was lost.')
      return saved
    },
    async save(id, revision, input) {
      if (server.failure) throw server.failure
      const known = find(id)
      if (known.revision !== revision) throw new ApiError('conflict', 409, 'Changed in another window.')
      return write(id, revision + 1, input)
    },
    changeElsewhere(id, change) {
      const known = find(id)
      write(id, known.revision + 1, { ...known, document: change(known.document!) })
    },
    remove: (id) => void projects.delete(id),
    stored: find,
  }
  return server
}

/** A storage as the browser's. */
export function createMemoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

/** A document with a scene for each text. */
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

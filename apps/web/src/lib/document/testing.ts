// A document server for tests: it keeps documents in memory and refuses the same requests as the real one.

import { ApiError } from '../../api/client.ts'
import type { DocumentApi, SavedDocument } from './document-type.ts'

export interface TestServer<Saved extends SavedDocument> {
  /** How often a document was created or saved. */
  saves: number
  /** While not null, every call throws this error. */
  failure: ApiError | null
  /** The server creates the document, but its answer is lost. */
  losesAnswers: boolean
  /** Changes a document as another window would. */
  changeElsewhere: (id: string, change: (saved: Saved) => Saved) => void
  remove: (id: string) => void
  stored: (id: string) => Saved
}

/** `describe` returns the server fields of an input, except its id and revision. Ids are d1, d2 … */
export function startTestServer<Input, Saved extends SavedDocument>(
  describe: (input: Input) => Omit<Saved, keyof SavedDocument>,
): TestServer<Saved> & DocumentApi<Input, Saved> {
  const documents = new Map<string, Saved>()
  const byKey = new Map<string, string>()
  let created = 0
  const find = (id: string): Saved => {
    const found = documents.get(id)
    if (found === undefined) throw new ApiError('not_found', 404, 'Document not found.')
    return found
  }
  const write = (saved: Saved): Saved => {
    documents.set(saved.id, structuredClone(saved))
    server.saves++
    return structuredClone(saved)
  }
  const server: TestServer<Saved> & DocumentApi<Input, Saved> = {
    saves: 0,
    failure: null,
    losesAnswers: false,
    async read(id) {
      if (server.failure) throw server.failure
      return structuredClone(find(id))
    },
    async create(input, key) {
      if (server.failure) throw server.failure
      const id = byKey.get(key) ?? `d${++created}`
      const saved = documents.get(id) ?? write({ ...describe(input), id, revision: 1 } as Saved)
      byKey.set(key, id)
      if (server.losesAnswers) throw new ApiError('unreachable', 0, 'The answer was lost.')
      return structuredClone(saved)
    },
    async save(id, revision, input) {
      if (server.failure) throw server.failure
      if (find(id).revision !== revision) throw new ApiError('conflict', 409, 'Changed in another window.')
      return write({ ...describe(input), id, revision: revision + 1 } as Saved)
    },
    changeElsewhere(id, change) {
      const known = structuredClone(find(id))
      write({ ...change(known), revision: known.revision + 1 })
    },
    remove: (id) => void documents.delete(id),
    stored: find,
  }
  return server
}

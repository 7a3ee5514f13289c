// Texts of files that articles take their facts from.

import type * as routes from '@vivify/contract/routes/facts'
import type { z } from 'zod'
import { callApi } from './client.ts'

export type ReadFile = z.output<typeof routes.readFactFile.answer>

/** Reads the text of a TXT, Markdown, HTML, PDF or DOCX file. Throws ApiError. */
export function readFactFile(file: File, signal?: AbortSignal): Promise<ReadFile> {
  return callApi<typeof routes.readFactFile>(
    { method: 'post', path: '/api/facts/read-file' },
    { query: { name: file.name.slice(-255) }, bytes: file, signal },
  )
}

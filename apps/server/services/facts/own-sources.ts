import { AppError } from '@vivify/contract/errors'
import type { FactRequest } from '@vivify/contract/facts'
import * as messages from '@vivify/contract/messages'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import { fetchPage, pageLicence } from '../pages/fetch-page.ts'
import type { Source } from './collect.ts'
import type { SplitRequest, SplitText } from './tasks/facts-contract.ts'

/** Splits texts in a process. */
export type SplitAll = (texts: SplitRequest['texts']) => Promise<readonly SplitText[]>

export interface OwnSourceOptions {
  fetch: GuardedFetch
  split: SplitAll
  signal: AbortSignal
}

/** Of all pages of a request together; each may have an equal share, up to the limit of a single page. */
const maxBytesOfPages = 12_000_000
const maxPageBytes = 3_000_000

type Draft = Omit<Source, 'statements'> & { text: string; format: 'plain' | 'html' }

/** The statements of the person's notes, files and pages. A page that can't be read becomes a warning. */
export async function collectOwn(
  request: FactRequest,
  options: OwnSourceOptions,
): Promise<{ sources: Source[]; warnings: string[] }> {
  const warnings: string[] = []
  const addresses = [...new Set(request.addresses)]
  const maxBytes = Math.min(maxPageBytes, Math.floor(maxBytesOfPages / Math.max(addresses.length, 1)))
  const pages = await Promise.all(
    addresses.map((address) => readPage(address, { ...options, maxBytes, warnings })),
  )
  const drafts = [...listTyped(request), ...pages.flatMap((page) => page ?? [])]
  const found = await options.split(drafts.map(({ text, format }) => ({ text, format })))
  const sources = drafts.flatMap(({ text: _text, format, ...source }, index) => {
    const { title, statements, fault } = found[index]!
    const isTitled = format === 'html' || source.kind === 'file'
    const named = { ...source, title: (isTitled && statements.length > 0 && title) || source.title }
    if (fault !== null) warnings.push(messages.facts.pageUnread(named.title, fault))
    else if (statements.length === 0) warnings.push(messages.facts.sourceEmpty(named.title))
    return statements.length === 0 ? [] : [{ ...named, statements }]
  })
  return { sources, warnings }
}

function listTyped({ notes, files }: FactRequest): Draft[] {
  const own = {
    site: '',
    url: null,
    licence: '',
    licenceUrl: null,
    readAt: new Date(),
    format: 'plain' as const,
  }
  const typed =
    notes.trim() === ''
      ? []
      : [{ ...own, kind: 'notes' as const, title: messages.facts.ownNotes, text: notes }]
  return [...typed, ...files.map(({ name, text }) => ({ ...own, kind: 'file' as const, title: name, text }))]
}

async function readPage(
  address: string,
  { fetch, signal, maxBytes, warnings }: OwnSourceOptions & { maxBytes: number; warnings: string[] },
): Promise<Draft | null> {
  try {
    const { url, text, isHtml } = await fetchPage(fetch, address, { signal, maxBytes })
    return {
      kind: 'page',
      title: new URL(url).host,
      site: new URL(url).host,
      url: url.slice(0, 2000),
      licence: pageLicence,
      licenceUrl: null,
      readAt: new Date(),
      text,
      format: isHtml ? 'html' : 'plain',
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!AppError.isInstance(error)) throw error
    warnings.push(messages.facts.pageUnread(address, error.message))
    return null
  }
}

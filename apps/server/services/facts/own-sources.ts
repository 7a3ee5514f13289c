import { AppError } from '@vivify/contract/errors'
import type { FactRequest } from '@vivify/contract/facts'
import * as messages from '@vivify/contract/messages'
import { decodeResource } from '../../lib/guarded-fetch-body.ts'
import type { GuardedFetch } from '../../lib/guarded-fetch.ts'
import type { Source } from './collect.ts'
import type { SplitRequest, SplitText } from './tasks/facts-contract.ts'

/** Splits texts in a process. */
export type SplitAll = (texts: SplitRequest['texts']) => Promise<readonly SplitText[]>

export interface OwnSourceOptions {
  fetch: GuardedFetch
  split: SplitAll
  signal: AbortSignal
}

const pageTypes = ['text/html', 'application/xhtml+xml', 'text/plain', 'text/markdown']
const maxPageBytes = 3_000_000
/** Pages don't state their license in a way that a program can rely on. */
const pageLicence = 'The page’s owner decides about its words'

type Draft = Omit<Source, 'statements'> & { text: string; format: 'plain' | 'html' }

/** The statements of the person's notes, files and pages. A page that can't be read becomes a warning. */
export async function collectOwn(
  request: FactRequest,
  options: OwnSourceOptions,
): Promise<{ sources: Source[]; warnings: string[] }> {
  const warnings: string[] = []
  const pages = await Promise.all(
    [...new Set(request.addresses)].map((address) => fetchPage(address, options, warnings)),
  )
  const drafts = [...listTyped(request), ...pages.flatMap((page) => page ?? [])]
  const found = await options.split(drafts.map(({ text, format }) => ({ text, format })))
  const sources = drafts.flatMap(({ text: _, format, ...source }, index) => {
    const { title, statements, fault } = found[index]!
    const named = { ...source, title: (format === 'html' && title) || source.title }
    if (fault !== null) warnings.push(messages.facts.pageUnread(named.title, fault))
    else if (statements.length === 0) warnings.push(messages.facts.sourceEmpty(named.title))
    return statements.length === 0 ? [] : [{ ...named, statements }]
  })
  return { sources, warnings }
}

function listTyped({ notes, files }: FactRequest): Draft[] {
  const own = { url: null, licence: '', licenceUrl: null, readAt: new Date(), format: 'plain' as const }
  const typed = notes.trim() === '' ? [] : [{ ...own, kind: 'notes' as const, title: messages.facts.ownNotes, text: notes }]
  return [...typed, ...files.map(({ name, text }) => ({ ...own, kind: 'file' as const, title: name, text }))]
}

async function fetchPage(
  address: string,
  { fetch, signal }: OwnSourceOptions,
  warnings: string[],
): Promise<Draft | null> {
  try {
    const resource = await fetch(address, { accept: pageTypes, maxBytes: maxPageBytes, signal })
    const isHtml = resource.mediaType.includes('html')
    return {
      kind: 'page',
      title: new URL(resource.url).host,
      url: resource.url.slice(0, 2000),
      licence: pageLicence,
      licenceUrl: null,
      readAt: new Date(),
      text: decodeResource(resource),
      format: isHtml ? 'html' : 'plain',
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!AppError.isInstance(error)) throw error
    warnings.push(messages.facts.pageUnread(address, error.message))
    return null
  }
}

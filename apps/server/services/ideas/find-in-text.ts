// The part of finding ideas that needs the language tools. It runs in a separate process.

import { parseHTML } from 'linkedom'
import { assertNever } from '@vivify/contract/errors'
import { pageLicence } from '../pages/fetch-page.ts'
import { readPageText } from '../pages/page-text.ts'
import type { FindRequest, FoundInText } from './tasks/find-contract.ts'
import { findInFacts, findInSource } from './source-ideas.ts'
import { findAboutTitle, findAboutTopic } from './topic-ideas.ts'

/** Finds ideas. Throws AppError `script_empty`, `script_too_long`, `nothing_to_say` or `bad_input`. */
export async function findInText(request: FindRequest): Promise<FoundInText> {
  switch (request.kind) {
    case 'topic':
      return { ideas: await findAboutTopic(request.topic), page: null }
    case 'title':
      return { ideas: await findAboutTitle(request.title), page: null }
    case 'facts':
      return { ideas: await findInFacts(request.source, request.credit), page: null }
    case 'transcript': {
      const { text, credit } = request
      return { ideas: await findInSource({ kind: 'transcript', text, credit }), page: null }
    }
    case 'page':
      return findInPage(request.text, request.url)
    default:
      return assertNever(request)
  }
}

async function findInPage(html: string, url: string): Promise<FoundInText> {
  const text = readPageText(html)
  const page = describePage(html, text, url)
  const credit = [{ title: page.title, url, licence: pageLicence }]
  return { ideas: await findInSource({ kind: 'page', text, credit }), page }
}

function describePage(html: string, text: string, url: string): NonNullable<FoundInText['page']> {
  const heading = /^# (.+)$/m.exec(text)?.[1]
  const usual = { title: heading ?? new URL(url).host, author: null, imageUrl: null }
  if (html === text) return usual
  const { document } = parseHTML(html)
  const read = (name: string): string | null => {
    const tag = document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    return tag?.getAttribute('content')?.trim() || null
  }
  const image = read('og:image')
  return {
    title: (heading ?? read('og:title') ?? document.title?.trim()) || usual.title,
    author: read('author') ?? read('og:site_name'),
    imageUrl: image === null ? null : (URL.parse(image, url)?.href ?? null),
  }
}

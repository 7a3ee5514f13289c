// Reads the text of a person's file. It runs in a process with limits, because a file may be made to harm its reader.

import { readFile } from 'node:fs/promises'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { decodeResource } from '../../lib/guarded-fetch-body.ts'
import { readPageOutline } from '../pages/page-text.ts'
import { isMarkdown } from './read-markdown.ts'
import { readPdf } from './read-pdf.ts'
import { readWord } from './read-word.ts'
import type { FileRequest, ReadFile } from './tasks/facts-contract.ts'

/** The contract's limit for a file's text. */
export const maxFileCharacters = 400_000
/** Shares of the characters. Text has few control characters; a picture read as text has many. */
const maxControlShare = { unicode: 0.01, codePage: 0.002 }

/**
 * The text of a file, told apart by content, because its name is the sender's. Throws AppError `bad_input` for a file of
 * another kind or with a password, and `asset_unreadable` for a damaged one.
 */
export async function readFactFile({ file }: FileRequest): Promise<ReadFile> {
  const bytes = new Uint8Array(await readFile(file))
  if (bytes.length === 0) throw new AppError('bad_input', messages.facts.fileEmpty)
  const { text, warnings } = await readByKind(bytes)
  if (!/[\p{L}\p{N}]/u.test(text))
    throw new AppError('bad_input', messages.facts.fileWithoutText(nameKind(bytes)))
  if (text.length <= maxFileCharacters) return { text, warnings }
  const most = maxFileCharacters.toLocaleString('en-US')
  return { text: text.slice(0, maxFileCharacters), warnings: [...warnings, messages.facts.fileTooLong(most)] }
}

type Kind = 'pdf' | 'zip' | 'old_office' | 'text'

function readKind(bytes: Uint8Array): Kind {
  const opening = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  // Programs put a few bytes of their own before the header of a PDF.
  if (opening.includes('%PDF-')) return 'pdf'
  if (opening.startsWith('PK\u0003\u0004') || opening.startsWith('PK\u0005\u0006')) return 'zip'
  return opening.startsWith('\u00d0\u00cf\u0011\u00e0') ? 'old_office' : 'text'
}

function nameKind(bytes: Uint8Array): string {
  const names: Record<Kind, string> = { pdf: 'PDF', zip: 'Word', old_office: 'Word', text: 'text' }
  return names[readKind(bytes)]
}

async function readByKind(bytes: Uint8Array): Promise<ReadFile> {
  switch (readKind(bytes)) {
    case 'pdf':
      return readPdf(bytes, maxFileCharacters)
    case 'zip':
      return readWord(bytes)
    case 'old_office':
      throw new AppError('bad_input', messages.facts.oldWord)
    case 'text':
      return readPlain(bytes)
  }
}

/** UTF-8, UTF-16, the charset that an HTML file names and is in, or Windows-1252. */
function readPlain(bytes: Uint8Array): ReadFile {
  const { text, isUnicode } = decodeText(bytes)
  const controls = text.match(/[^\P{Cc}\t\n\f\r]/gu)?.length ?? 0
  if (controls > text.length * maxControlShare[isUnicode ? 'unicode' : 'codePage']) {
    throw new AppError('bad_input', messages.facts.fileUnknown)
  }
  const plain = text.replace(/^\ufeff/, '').replace(/[^\P{Cc}\t\n\r]/gu, ' ')
  // Markdown stays as it is written, for its reader to see and change.
  return { text: (isMarkdown(plain) ? plain : readPageOutline(plain)).trim(), warnings: [] }
}

function decodeText(bytes: Uint8Array): { text: string; isUnicode: boolean } {
  const [first, second] = bytes
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isMarked) return { text: decodeResource({ bytes, charset: null }), isUnicode: true }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isUnicode: true }
  } catch {
    const opening = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
    const isNamed = /<meta[^>]{1,200}charset=/i.test(opening)
    const named = isNamed ? decodeResource({ bytes, charset: null }) : null
    const text = named !== null && isSound(named) ? named : new TextDecoder('windows-1252').decode(bytes)
    return { text, isUnicode: false }
  }
}

/** False when most letters beyond ASCII could not be decoded: the charset that the file names is not its own. */
function isSound(text: string): boolean {
  const foreign = text.match(/\P{ASCII}/gu) ?? []
  return foreign.filter((letter) => letter === '\ufffd').length * 2 <= foreign.length
}

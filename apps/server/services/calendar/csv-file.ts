// Reads a CSV file into rows, from spreadsheets of every kind: quoted fields, any line breaks, commas, semicolons or tabs,
// with or without a byte order mark.

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { maxCsvCharacters, maxCsvRows } from '@vivify/contract/routes/calendar'
import { createBreather } from '../../lib/breather.ts'

export const csvColumns = [
  'text',
  'platforms',
  'date',
  'time',
  'zone',
  'media',
  'firstComment',
  'pillar',
  'title',
  'privacy',
] as const
export type CsvColumn = (typeof csvColumns)[number]
export type CsvFields = Partial<Record<CsvColumn, string>>

export interface RawRow {
  /** Where it begins; the header is line 1. */
  line: number
  /** Trimmed. */
  fields: CsvFields
  /** Why it can't be read; null when it can. */
  problem: string | null
}

/** Other names of columns, in lower case without spaces and marks. */
const names: Record<CsvColumn, readonly string[]> = {
  text: ['text', 'post', 'posttext', 'content', 'message', 'caption', 'description', 'copy'],
  platforms: ['platforms', 'platform', 'networks', 'network', 'channels', 'channel', 'accounts', 'account'],
  date: ['date', 'day', 'scheduledate', 'scheduleddate', 'publishdate', 'postdate', 'datetime', 'when'],
  time: ['time', 'hour', 'scheduletime', 'scheduledtime', 'publishtime', 'posttime'],
  zone: ['zone', 'timezone', 'tz'],
  media: [
    'media',
    'image',
    'images',
    'picture',
    'pictures',
    'video',
    'videos',
    'file',
    'files',
    'attachment',
  ],
  firstComment: ['firstcomment', 'comment'],
  pillar: ['pillar', 'contentpillar', 'category'],
  title: ['title', 'youtubetitle', 'videotitle'],
  privacy: ['privacy', 'tiktokprivacy', 'audience', 'tiktokaudience'],
}

const maxRowCharacters = 200_000
/** Of one row; a row of more has a problem anyway. */
const maxFields = 200
const chunkCharacters = 65_536

/**
 * Reads all rows below the header, and lets other requests in between. Throws AppError `bad_input` for a file without a
 * header or rows, and `too_large`.
 */
export async function readCsv(text: string, signal: AbortSignal): Promise<RawRow[]> {
  if (text.length > maxCsvCharacters) throw new AppError('too_large', messages.csv.tooLarge)
  const rows: RawRow[] = []
  let columns: (CsvColumn | null)[] | null = null
  let line = 1
  // Rows are taken as they are read: an error that ends the file would lose those that wait in the stream.
  const take = (record: readonly string[], endLine: number): void => {
    const start = endLine - countBreaks(record)
    line = endLine + 1
    if (columns === null) columns = readHeader(record)
    else rows.push(readRow(record, columns, start))
  }
  const parser = parse({
    bom: true,
    delimiter: findDelimiter(text),
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRowCharacters,
    on_record(record: string[], { lines }) {
      take(record, lines)
      return null
    },
  })
  try {
    const source = Readable.from(
      cutText(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'), () => rows.length > maxCsvRows),
    )
    await pipeline(source, parser.resume(), { signal })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    rows.push({ line, fields: {}, problem: messages.csv.unreadable(line) })
  }
  if (rows.length > maxCsvRows) throw tooManyRows()
  if (columns === null) throw new AppError('bad_input', messages.csv.noHeader)
  if (rows.length === 0) throw new AppError('bad_input', messages.csv.noRows)
  return rows
}

function tooManyRows(): AppError {
  return new AppError('too_large', messages.csv.tooManyRows(maxCsvRows.toLocaleString('en-US')))
}

/** Yields the text in parts until `isEnough`. */
async function* cutText(text: string, isEnough: () => boolean): AsyncGenerator<string> {
  const breathe = createBreather()
  for (let start = 0; start < text.length && !isEnough();) {
    await breathe()
    let end = start + chunkCharacters
    // A character of two units stays whole.
    if (text.charCodeAt(end - 1) >> 10 === 0x36) end++
    yield text.slice(start, end)
    start = end
  }
}

/** The mark that separates the columns of the first line; a comma when there is only one column. */
function findDelimiter(text: string): string {
  const counts = new Map([',', ';', '\t', '|'].map((mark) => [mark, 0]))
  let isQuoted = false
  for (const mark of text.slice(0, maxRowCharacters)) {
    if (mark === '"') isQuoted = !isQuoted
    else if (!isQuoted && (mark === '\n' || mark === '\r')) break
    else if (!isQuoted && counts.has(mark)) counts.set(mark, counts.get(mark)! + 1)
  }
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0]
}

/** Throws AppError `bad_input` when no column holds the texts. */
function readHeader(record: readonly string[]): (CsvColumn | null)[] {
  const columns = record.slice(0, maxFields).map((title) => {
    const plain = title.toLowerCase().replace(/[^a-z]/g, '')
    return csvColumns.find((column) => names[column].includes(plain)) ?? null
  })
  if (!columns.includes('text')) throw new AppError('bad_input', messages.csv.noHeader)
  return columns
}

function readRow(record: readonly string[], columns: readonly (CsvColumn | null)[], line: number): RawRow {
  const fields: CsvFields = {}
  columns.forEach((column, index) => {
    const value = record[index]?.trim() ?? ''
    if (column !== null && value !== '') fields[column] ??= value
  })
  const further = record.slice(columns.length, maxFields)
  const isTooLong = record.length > maxFields || further.some((value) => value.trim() !== '')
  const problem = isTooLong ? messages.csv.tooManyFields(record.length, columns.length) : null
  return { line, fields, problem }
}

/** The parser counts lines at the end of a record. */
function countBreaks(record: readonly string[]): number {
  return record.slice(0, maxFields).reduce((sum, field) => sum + field.split('\n').length - 1, 0)
}

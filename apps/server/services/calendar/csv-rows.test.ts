import { describe, expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import type { NamedFile } from '../../store/calendar.ts'
import { readCsv } from './csv-file.ts'
import { buildRow, type BuiltRow, type RowSurroundings } from './csv-rows.ts'

const photo: NamedFile = {
  id: 'photo-1',
  name: 'Tea.jpg',
  kind: 'image',
  mimeType: 'image/jpeg',
  sizeBytes: 1000,
  width: 1000,
  height: 1000,
  durationSeconds: null,
}
const surroundings: RowSurroundings = {
  zone: 'Europe/Berlin',
  nowMs: Date.UTC(2026, 0, 15),
  isDraftWanted: false,
  files: new Map([
    ['tea.jpg', photo],
    ['photo-1', photo],
  ]),
  accounts: { twitter: 'account-1' },
}

async function read(csv: string, change: Partial<RowSurroundings> = {}): Promise<BuiltRow[]> {
  const rows = await readCsv(csv, new AbortController().signal)
  return rows.map((row) => buildRow(row, { ...surroundings, ...change }))
}

async function readOne(fields: Record<string, string>, change?: Partial<RowSurroundings>): Promise<BuiltRow> {
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`
  const row = { text: 'Tea', platforms: 'twitter', ...fields }
  const csv = `${Object.keys(row).map(quote).join(',')}\n${Object.values(row).map(quote).join(',')}`
  return (await read(csv, change))[0]!
}

describe('a file', () => {
  test('may come from any spreadsheet: byte order mark, semicolons, CRLF, quotes and other header names', async () => {
    const csv =
      '\ufeffCaption;Networks;Publish Date;Time;First comment;Media\r\n"Tea; ""green""\r\nor black";X, LinkedIn;2026-03-02;9:05;Hello;Tea.jpg\r\n'
    expect(await read(csv)).toMatchObject([
      {
        line: 2,
        status: 'ok',
        becomes: 'scheduled',
        platforms: ['twitter', 'linkedin'],
        plan: { date: '2026-03-02', time: '09:05', zone: 'Europe/Berlin' },
        content: {
          text: 'Tea; "green"\nor black',
          firstComment: 'Hello',
          media: [{ assetId: 'photo-1' }],
          accounts: { twitter: 'account-1' },
        },
      },
    ])
  })

  test('names the lines of its rows, also below empty lines and texts with line breaks', async () => {
    const rows = await read('text,platforms\n"a\nb",x\n\n\nc,x\n')
    expect(rows.map(({ line }) => line)).toEqual([2, 6])
  })

  test('keeps what comes before a quote that is not closed, and names its line', async () => {
    const rows = await read('text,platforms\nfine,x\n"open,x\nlost,x\n')
    expect(rows).toMatchObject([
      { line: 2, status: 'ok' },
      { line: 3, status: 'problem', message: expect.stringContaining('Line 3 can’t be read') },
    ])
  })

  test('without a column of texts is refused, and so is one without rows', async () => {
    await expect(read('foo,bar\n1,2')).rejects.toMatchObject({ code: 'bad_input' })
    await expect(read('text,platforms\n')).rejects.toMatchObject({ code: 'bad_input' })
  })

  test('with too many rows, or hostile marks, is refused in little time', async () => {
    const began = threadMs()
    await expect(read(`text\n${'a\r'.repeat(2_000_000)}`)).rejects.toMatchObject({ code: 'too_large' })
    await expect(read(`text\n${'a'.repeat(5_000_000)}`)).rejects.toMatchObject({ code: 'too_large' })
    for (const mark of ['"', ',', '""', '"\n']) {
      await read(`text\n${mark.repeat(2_000_000 / mark.length)}`).catch(() => {})
    }
    expect(threadMs() - began).toBeLessThan(30_000)
  })
})

describe('a row', () => {
  test('without a date is a draft', async () => {
    expect(await readOne({})).toMatchObject({ status: 'ok', becomes: 'draft', plan: null, message: null })
  })

  test('names an unknown platform', async () => {
    expect(await readOne({ platforms: 'x, MySpace' })).toMatchObject({
      status: 'problem',
      becomes: 'skipped',
      message: '“MySpace” is not a platform that Vivify knows.',
      content: null,
    })
    expect((await readOne({ platforms: '' })).message).toBe('Please select at least one platform.')
  })

  test('in the past is refused', async () => {
    expect((await readOne({ date: '2026-01-14', time: '09:00' })).message).toBe(
      '2026-01-14 09:00 in Europe/Berlin has already passed.',
    )
  })

  test('in a skipped hour is refused with the next time, and in its own zone it is fine', async () => {
    const row = { date: '2026-03-29', time: '02:30' }
    expect((await readOne(row)).message).toContain('The next time is 03:30.')
    expect(await readOne({ ...row, zone: 'Asia/Tokyo' })).toMatchObject({
      status: 'ok',
      becomes: 'scheduled',
    })
  })

  test('in a doubled hour says which one is used', async () => {
    const row = await readOne({ date: '2026-10-25', time: '02:30' })
    expect(row).toMatchObject({ status: 'ok', message: expect.stringContaining('The earlier one is used.') })
  })

  test('that is too long for a platform is refused with the count; as a draft it keeps the sentence', async () => {
    const row = { text: 'a'.repeat(281), date: '2026-03-02', time: '09:00' }
    const sentence = 'The text has 281 of 280 characters for Twitter.'
    expect(await readOne(row)).toMatchObject({ status: 'problem', message: sentence })
    expect(await readOne(row, { isDraftWanted: true })).toMatchObject({
      status: 'ok',
      becomes: 'draft',
      message: expect.stringContaining(sentence),
    })
  })

  test.each([
    ['2026/3/2', '9:00', '2026-03-02', '09:00'],
    ['2.3.2026', '6:30 PM', '2026-03-02', '18:30'],
    ['2026-03-02', '12am', '2026-03-02', '00:00'],
    ['2026-03-02 18:45:00', '', '2026-03-02', '18:45'],
  ])('reads %s and %s', async (date, time, plannedDate, plannedTime) => {
    expect((await readOne({ date, time })).plan).toMatchObject({ date: plannedDate, time: plannedTime })
  })

  test.each([
    [{ date: '3/4/2026', time: '09:00' }, '“3/4/2026” is not a date'],
    [{ date: '2026-02-30', time: '09:00' }, 'There is no such day or time'],
    [{ date: '2026-03-02', time: '25:00' }, '“25:00” is not a time'],
    [{ date: '2026-03-02', time: '9' }, '“9” is not a time'],
    [{ date: '2026-03-02' }, 'A date without a time'],
    [{ time: '09:00' }, 'A time without a date'],
    [{ date: '2026-03-02', time: '09:00', zone: 'Mars/Base' }, '“Mars/Base” is not a time zone'],
    [{ media: 'missing.png' }, 'No picture or video in your library is called “missing.png”'],
    [{ text: '' }, 'The text is empty'],
    [{ privacy: 'nobody' }, '“nobody” is not one of TikTok’s audiences'],
  ])('says what is wrong with %j', async (fields, sentence) => {
    const row = await readOne(fields)
    expect(row.status).toBe('problem')
    expect(row.message).toContain(sentence)
  })

  test('of YouTube or TikTok takes the title and the audience from columns of their own', async () => {
    const row = await readOne({ platforms: 'youtube+tiktok', title: 'My tea', privacy: 'everyone' })
    expect(row.content?.fields).toMatchObject({
      youtube: { title: 'My tea' },
      tiktok: { privacy: 'PUBLIC_TO_EVERYONE' },
    })
  })
})

import { expect, test } from 'vitest'
import { projectSchema } from '@vivify/contract/project'
import type { Provenance } from '@vivify/contract/provenance'
import type { StockOrigin } from '@vivify/contract/stock'
import { describeStock, describeUpload } from '../../provenance/derive.ts'
import { listRights } from './list-rights.ts'
import { writeRightsSheet } from './rights-sheet.ts'

const origin: StockOrigin = {
  source: 'commons',
  sourceName: 'Wikimedia Commons',
  id: '7',
  kind: 'video',
  title: 'Kneading, slowly',
  author: 'Ana',
  authorUrl: null,
  pageUrl: 'https://commons.wikimedia.org/wiki/File:7',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  foundAt: '2026-01-01T00:00:00Z',
}
const asset = (kind: 'clip' | 'image' | 'audio', id: string) => ({ kind, source: id, sha256: 'a'.repeat(64) })
const file = (id: string, provenance: Provenance) => ({ id, name: `${id}.bin`, provenance })

const project = projectSchema.parse({
  version: 1,
  title: 'Bread',
  seed: 1,
  style: 'AI Generation',
  musicAsset: 'song',
  assets: {
    clip: asset('clip', 'clip'),
    mine: asset('image', 'mine'),
    song: asset('audio', 'song'),
    left: asset('image', 'left'),
  },
  scenes: [
    { id: 'a', say: 'One.', visual: { asset: 'clip' } },
    { id: 'b', say: 'Two.', visual: { asset: 'mine' } },
    { id: 'c', say: 'Three.', visual: { asset: 'clip' } },
    { id: 'd', say: 'Four.' },
  ],
})
const question = {
  project,
  files: [
    file('clip', describeStock(null, origin)),
    file('mine', describeUpload(null)),
    file('song', describeUpload(null)),
    file('left', describeStock(null, { ...origin, title: 'Not shown' })),
  ],
  credit: [
    { title: 'Bread – Wikipedia', url: 'https://en.wikipedia.org/wiki/Bread', licence: 'CC BY-SA 4.0' },
  ],
  voice: 'Flite',
  filmedBy: null,
}

test('each file is listed once with the scenes that show it, and what no scene shows is left out', async () => {
  const entries = await listRights(question)
  expect(entries.map(({ part, scenes, title }) => [part, scenes, title])).toEqual([
    ['footage', [1, 3], 'Kneading, slowly'],
    ['picture', [2], 'mine.bin'],
    ['picture', [4], 'Pictures and moving words'],
    ['music', [], 'song.bin'],
    ['voice', [], 'Alloy'],
    ['facts', [], 'Bread – Wikipedia'],
  ])
  expect(entries[0]).toMatchObject({
    author: 'Ana',
    source: 'Wikimedia Commons',
    url: origin.pageUrl,
    licence: 'CC BY-SA 4.0',
  })
})

test('a filmed video names its model, and a silent one no voice and no music', async () => {
  const silent = { ...project, voice: null, musicAsset: null, music: 'No Music' as const }
  const entries = await listRights({ ...question, project: silent, filmedBy: 'Kling 4.0', credit: [] })
  expect(entries.map(({ part }) => part)).toEqual(['footage', 'picture', 'footage', 'picture'])
  expect(entries[2]!.licence).toBe('Under the terms of Kling 4.0.')
})

test('the sheet says what each license asks for, and no field runs in a spreadsheet', async () => {
  const hostile = { ...origin, title: '=HYPERLINK("http://x")', author: 'A, "B"' }
  const entries = await listRights({ ...question, files: [file('clip', describeStock(null, hostile))] })
  const csv = writeRightsSheet('Bread', entries, 'csv').split('\r\n')
  expect(csv[1]).toBe(
    'Footage,1 3,"\'=HYPERLINK(""http://x"")","A, ""B""",Wikimedia Commons,https://commons.wikimedia.org/wiki/File:7,CC BY-SA 4.0,https://creativecommons.org/licenses/by-sa/4.0/,"a credit that says what was changed, and the same license for changed versions"',
  )
  const text = writeRightsSheet('Bread', entries, 'text')
  expect(text).toContain('Rights of “Bread”')
  expect(text).toContain('Footage (scenes 1, 3): =HYPERLINK')
})

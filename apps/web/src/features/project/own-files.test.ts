import type { Asset, Project } from '@vivify/contract/project'
import { expect, test } from 'vitest'
import { withOwnFiles } from './own-files.ts'
import { buildDocument } from './testing.ts'

const asset = (kind: Asset['kind'], source: string): Asset => ({ kind, source, sha256: 'f'.repeat(64) })
const findNothing = async () => null

function buildWritten(logoAsset: string | null = null): Project {
  const written = buildDocument('New words.')
  return { ...written, brand: { ...written.brand, logoAsset } }
}

const previous: Project = {
  ...buildDocument('Old words.'),
  musicAsset: 'song',
  narration: 'talk',
  progressBar: false,
  assets: {
    song: asset('audio', 'song'),
    talk: asset('audio', 'talk'),
    beach: asset('clip', 'beach'),
    photo: asset('image', 'photo'),
  },
}

test('a new script keeps music and clips, and drops the narration and pictures of the old one', async () => {
  const kept = await withOwnFiles(buildWritten(), previous, findNothing)
  expect(Object.keys(kept.assets).sort()).toEqual(['beach', 'song'])
  expect(kept).toMatchObject({ musicAsset: 'song', narration: null, progressBar: false })
})

test('a logo is found in the old document or in the account, and dropped when it no longer exists', async () => {
  const known = { ...previous, assets: { mark: asset('logo', 'mark') } }
  const fromBefore = await withOwnFiles(buildWritten('mark'), known, findNothing)
  expect(fromBefore.assets).toHaveProperty('mark')
  const found = await withOwnFiles(buildWritten('mark'), null, async (id) => ({ id, sha256: 'a'.repeat(64) }))
  expect(found).toMatchObject({ brand: { logoAsset: 'mark' }, assets: { mark: { kind: 'logo' } } })
  const gone = await withOwnFiles(buildWritten('mark'), null, findNothing)
  expect(gone).toMatchObject({ brand: { logoAsset: null }, assets: {} })
})

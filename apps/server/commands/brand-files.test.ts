import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrand } from './brand-files.ts'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-brand-files-'))
  file = path.join(folder, 'brand.json')
  await writeFile(path.join(folder, 'logo.png'), 'l')
  await writeFile(path.join(folder, 'end.mp4'), 'e')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the files of a brand become assets, found beside it; --logo and --watermark replace what it says', async () => {
  const content = {
    logoAsset: 'gone.png',
    primaryColor: '#112233',
    watermark: '@a',
    outro: { asset: 'end.mp4' },
  }
  await writeFile(file, JSON.stringify(content))
  const logo = path.join(folder, 'logo.png')
  const { brand, assets } = await readBrand({ brand: file, logo, watermark: '@b' })
  expect(brand).toMatchObject({ primaryColor: '#112233', watermark: '@b', logoAsset: 'logo' })
  expect(brand.outro).toMatchObject({ asset: 'outro', isOn: true })
  expect(assets).toMatchObject({
    logo: { kind: 'logo', source: logo },
    outro: { kind: 'clip', source: path.join(folder, 'end.mp4') },
  })
  expect(await readBrand({})).toMatchObject({ brand: { logoAsset: null, watermark: null }, assets: {} })
})

test.each([
  ['{', 'is not JSON'],
  ['[1]', 'is not a brand: the whole file'],
  ['{"primaryColor":"red"}', 'is not a brand: primaryColor'],
  ['{"logoAsset":"none.png"}', 'none.png'],
  ['{"outro":{"asset":"none.mp4"}}', 'none.mp4'],
  [`{"watermark":"${'x'.repeat(41)}"}`, 'is not a brand: watermark'],
])('a brand of %s is refused: %s', async (content, said) => {
  await writeFile(file, content)
  await expect(readBrand({ brand: file })).rejects.toThrow(said)
})

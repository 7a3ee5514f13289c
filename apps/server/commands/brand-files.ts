// The look of a brand for the command line: a file in the form of the brand kit, whose pictures and clips are files, too.

import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { brandSchema, type Asset, type Brand } from '@vivify/contract/project'
import { bookendPlaces } from '@vivify/timeline/document/bookends'
import { parseForeignJson } from '../lib/parse-json.ts'
import { readTextFile } from '../lib/text-file.ts'
import { describeFileAsset } from './file-asset.ts'

export interface BrandOptions {
  /** A JSON file with the fields of the brand kit. Its file names are relative to it. */
  brand?: string | undefined
  /** A picture; replaces that of the file. */
  logo?: string | undefined
  watermark?: string | undefined
}

const pictureEndings = new Set(['.png', '.jpg', '.jpeg', '.webp', '.gif'])

/** Throws AppError `bad_input` for a file that is no brand, and `asset_missing` for one that can't be opened. */
export async function readBrand(
  options: BrandOptions,
): Promise<{ brand: Brand; assets: Record<string, Asset> }> {
  const brand = options.brand === undefined ? brandSchema.parse({}) : await readBrandFile(options.brand)
  const folder = path.dirname(options.brand ?? '')
  const assets: Record<string, Asset> = {}
  const logo = options.logo ?? (brand.logoAsset === null ? null : path.resolve(folder, brand.logoAsset))
  if (logo !== null) {
    assets['logo'] = await describeFileAsset('logo', logo)
    brand.logoAsset = 'logo'
  }
  for (const place of bookendPlaces) {
    const bookend = brand[place]
    if (!bookend?.isOn || bookend.asset === null) continue
    const file = path.resolve(folder, bookend.asset)
    const isPicture = pictureEndings.has(path.extname(file).toLowerCase())
    assets[place] = await describeFileAsset(isPicture ? 'image' : 'clip', file)
    brand[place] = { ...bookend, asset: place }
  }
  return { brand: { ...brand, watermark: options.watermark ?? brand.watermark }, assets }
}

async function readBrandFile(file: string): Promise<Brand> {
  const text = await readTextFile(file)
  let content: unknown
  try {
    content = parseForeignJson(text)
  } catch (cause) {
    throw new AppError('bad_input', `${file} is not JSON.`, { cause })
  }
  const read = brandSchema.safeParse(content)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = issue!.path.join('.') || 'the whole file'
  throw new AppError('bad_input', `${file} is not a brand: ${field}. ${issue!.message}.`)
}

import { expect, test } from 'vitest'
import { fallbackFonts, fonts } from '@vivify/contract/fonts'
import { createNodeStudio } from './studio.ts'

test('a studio knows only the bundled fonts, so that every machine draws the same', async () => {
  createNodeStudio()
  const { GlobalFonts } = await import('@napi-rs/canvas')
  const bundled = [...fonts, ...fallbackFonts]
  const families = GlobalFonts.families.map(({ family }) => family)
  expect(families).toEqual(expect.arrayContaining(bundled.map(({ family }) => family)))
  // A font file is also known by its internal name, such as "Noto Sans" or "Nunito ExtraLight".
  const names = bundled.flatMap((font) => [font.family, font.package.split('/')[1]!.replaceAll('-', ' ')])
  const isBundled = (family: string) =>
    names.some((name) => family.toLowerCase().startsWith(name.toLowerCase()))
  expect(families.filter((family) => !isBundled(family))).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { fallbackFonts, fonts } from '@vivify/contract/fonts'

test('a studio knows only the bundled fonts, so that every machine draws the same', () => {
  // A process of its own: in this one another test may have loaded the canvas before.
  const script = `
    import { createNodeStudio } from ${JSON.stringify(new URL('./studio.ts', import.meta.url))}
    createNodeStudio()
    const { GlobalFonts } = await import('@napi-rs/canvas')
    console.log(JSON.stringify(GlobalFonts.families.map(({ family }) => family)))`
  const { DISABLE_SYSTEM_FONTS_LOAD: _, ...env } = process.env
  const options = { cwd: import.meta.dirname, env, encoding: 'utf8' } as const
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], options)
  const families = JSON.parse(printed) as string[]
  const bundled = [...fonts, ...fallbackFonts]
  expect(families).toEqual(expect.arrayContaining(bundled.map(({ family }) => family)))
  // A font file is also known by its internal name, such as "Noto Sans" or "Nunito ExtraLight".
  const names = bundled.flatMap((font) => [font.family, font.package.split('/')[1]!.replaceAll('-', ' ')])
  const isBundled = (family: string) =>
    names.some((name) => family.toLowerCase().startsWith(name.toLowerCase()))
  expect(families.filter((family) => !isBundled(family))).toEqual([])
})

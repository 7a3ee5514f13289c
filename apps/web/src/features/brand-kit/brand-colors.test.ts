import { brandSchema } from '@vivify/contract/project'
import { expect, test } from 'vitest'
import { readHexColor } from '../../ui/hex-color.ts'
import { adviseColors } from './brand-colors.ts'

test('colors are parsed the way people type them', () => {
  expect(readHexColor(' 22C55E ')).toBe('#22c55e')
  expect(readHexColor('#fa0')).toBe('#ffaa00')
  for (const typed of ['', 'green', '#12345', '#12345g']) expect(readHexColor(typed)).toBeNull()
})

test('the default brand gets no advice; dark colors and similar colors get some', () => {
  const { primaryColor, secondaryColor } = brandSchema.parse({})
  expect(adviseColors(primaryColor, secondaryColor)).toBeNull()
  expect(adviseColors('#1e1b4b', '#ffffff')).toContain('hard to read')
  expect(adviseColors('#22c55e', '#26c060')).toContain('tell apart')
})

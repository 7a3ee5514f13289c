import { describe, expect, test } from 'vitest'
import { isVectorPicture, readFileKind } from './file-kind.ts'

describe('a vector picture', () => {
  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF  <?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><SVG\n>',
  ])('is known for what it is: %s', (text) => {
    const bytes = new TextEncoder().encode(text)
    expect(isVectorPicture(bytes)).toBe(true)
    expect(readFileKind(bytes)).toBeNull()
  })

  test.each(['<svgs>', '<html><svg>', 'svg', ''])('is not seen where there is none: %s', (text) => {
    expect(isVectorPicture(new TextEncoder().encode(text))).toBe(false)
  })
})

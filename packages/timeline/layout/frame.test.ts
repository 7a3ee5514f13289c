import { formats } from '@vivify/contract/choices'
import { describe, expect, test } from 'vitest'
import { clearRows, frameLayout } from './frame.ts'

describe.each(formats)('the clear rows in %s', (format) => {
  const { height, title, captions, safe } = frameLayout(format)

  test('begin below the title, or higher without one, and end above two lines of captions', () => {
    const [titled, bare] = [true, false].map((hasTitle) => clearRows(format, { hasTitle }))
    expect(titled!.top * height).toBeGreaterThan(title.centerY + title.maxHeight / 2)
    expect(bare!.top).toBeLessThan(titled!.top)
    expect(bare!.bottom * height).toBeLessThan(captions.centerY - 80)
    expect(bare!.bottom * height).toBeLessThan(safe.bottom)
  })

  test('leave a quarter of the height for the subject', () => {
    const { top, bottom } = clearRows(format, { hasTitle: true })
    expect(bottom - top).toBeGreaterThan(0.25)
  })
})

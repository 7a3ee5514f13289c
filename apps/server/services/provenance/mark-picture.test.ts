import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { PictureFormat } from '../../providers/image/port.ts'
import { markPicture } from './mark-picture.ts'

const formats: readonly PictureFormat[] = ['png', 'jpeg']
const mark = { digitalSourceType: 'trainedAlgorithmicMedia', madeWith: 'A & B "model" <1>' } as const
const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

describe.each(formats)('a marked %s', (format) => {
  test('tells other programs how it came to be, and shows the same pixels', async () => {
    const bytes = await paint(format)
    for (const digitalSourceType of ['algorithmicMedia', 'trainedAlgorithmicMedia'] as const) {
      const marked = markPicture(bytes, format, { ...mark, digitalSourceType })
      const { xmp } = await sharp(marked).metadata()
      const text = Buffer.from(xmp!).toString('utf8')
      expect(text).toContain(`Iptc4xmpExt:DigitalSourceType="${vocabulary}${digitalSourceType}"`)
      expect(text.includes('AISystemUsed')).toBe(digitalSourceType === 'trainedAlgorithmicMedia')
      expect(text).toContain('A &#38; B &#34;model&#34; &#60;1&#62;')
      expect(await sharp(marked, { failOn: 'warning' }).raw().toBuffer()).toEqual(
        await sharp(bytes).raw().toBuffer(),
      )
    }
  })

  test('keeps what else stands in the file, the size of its Exif included', async () => {
    const bytes = await sharp(await paint(format))
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .withIccProfile('p3')
      .toBuffer()
    const { exif, icc, xmp } = await sharp(markPicture(bytes, format, mark)).metadata()
    expect(Buffer.from(exif!).includes('Somebody')).toBe(true)
    expect(icc).toBeDefined()
    expect(xmp).toBeDefined()
  })

  test('is marked once', async () => {
    const once = markPicture(await paint(format), format, mark)
    expect(markPicture(once, format, mark)).toEqual(once)
  })

  test('keeps its signed credentials valid by staying as it is', async () => {
    const signed = addCredentials(await paint(format), format)
    expect(markPicture(signed, format, mark)).toEqual(signed)
  })

  test('that is none is refused', () => {
    expect(() => markPicture(Buffer.from('This is not a picture'), format, mark)).toThrow(/can’t be read/)
  })
})

function paint(format: PictureFormat): Promise<Buffer> {
  const create = { width: 64, height: 48, channels: 3, background: '#c84' } as const
  return sharp({ create }).toFormat(format).toBuffer()
}

/** An empty box in the place of a C2PA manifest. */
function addCredentials(bytes: Buffer, format: PictureFormat): Buffer {
  if (format === 'jpeg') {
    const segment = Buffer.from([0xff, 0xeb, 0, 4, 0x4a, 0x50])
    return Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)])
  }
  const afterHeader = 33
  const chunk = Buffer.alloc(12)
  chunk.write('caBX', 4, 'latin1')
  return Buffer.concat([bytes.subarray(0, afterHeader), chunk, bytes.subarray(afterHeader)])
}

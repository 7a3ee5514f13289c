import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { markPicture } from './mark-picture.ts'

const formats = ['png', 'jpeg', 'webp'] as const
type Format = (typeof formats)[number]
const mark = {
  digitalSourceType: 'trainedAlgorithmicMedia',
  madeWith: 'A test',
  aiSystem: 'A & B "model" <1>',
} as const
const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

describe.each(formats)('a marked %s', (format) => {
  test('says how it came to be in a way other programs read, and shows the same pixels', async () => {
    const bytes = await paint(format)
    for (const [digitalSourceType, aiSystem] of [
      ['algorithmicMedia', null],
      ['trainedAlgorithmicMedia', mark.aiSystem],
    ] as const) {
      const marked = markPicture(bytes, format, { ...mark, digitalSourceType, aiSystem })
      const { xmp } = await sharp(marked).metadata()
      const text = Buffer.from(xmp!).toString('utf8')
      expect(text).toContain(`Iptc4xmpExt:DigitalSourceType="${vocabulary}${digitalSourceType}"`)
      expect(text.includes('AISystemUsed="A &amp; B &quot;model&quot; &lt;1&gt;"')).toBe(aiSystem !== null)
      expect(await sharp(marked, { failOn: 'warning' }).raw().toBuffer()).toEqual(
        await sharp(bytes).raw().toBuffer(),
      )
    }
  })

  test('keeps its Exif data and color profile', async () => {
    const bytes = await sharp(await paint(format))
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .withIccProfile('p3')
      .toBuffer()
    const { exif, icc, xmp } = await sharp(markPicture(bytes, format, mark)).metadata()
    expect(Buffer.from(exif!).includes('Somebody')).toBe(true)
    expect(icc).toBeDefined()
    expect(xmp).toBeDefined()
  })

  test('is not marked a second time', async () => {
    const once = markPicture(await paint(format), format, mark)
    expect(markPicture(once, format, mark)).toEqual(once)
  })

  test('with signed credentials stays unchanged, so that they remain valid', async () => {
    const signed = addCredentials(await paint(format), format)
    expect(markPicture(signed, format, mark)).toEqual(signed)
  })

  test('with unreadable content is refused', () => {
    expect(() => markPicture(Buffer.from('This is not a picture'), format, mark)).toThrow(/can’t be read/)
  })
})

describe('an animation', () => {
  const frames = [0, 90, 200].map((red) =>
    sharp({ create: { width: 20, height: 30, channels: 3, background: { r: red, g: 40, b: 90 } } })
      .png()
      .toBuffer(),
  )

  test.each(['gif', 'webp'] as const)(
    'as %s keeps its frames and times, and carries the mark',
    async (format) => {
      const joined = sharp(await Promise.all(frames), { join: { animated: true } })
      const bytes = await joined.toFormat(format, { delay: [100, 200, 300], loop: 2 }).toBuffer()
      const marked = markPicture(bytes, format, mark)
      expect(markPicture(marked, format, mark)).toEqual(marked)
      const { pages, delay, loop } = await sharp(marked, { animated: true }).metadata()
      expect({ pages, delay, loop }).toEqual({ pages: 3, delay: [100, 200, 300], loop: 2 })
      const decode = (file: Uint8Array) => sharp(file, { animated: true, failOn: 'warning' }).raw().toBuffer()
      expect(await decode(marked)).toEqual(await decode(bytes))
      expect(Buffer.from(marked).toString('latin1')).toContain(`${vocabulary}trainedAlgorithmicMedia`)
    },
  )

  test('as a GIF of the first version is marked, and as a truncated GIF is refused', async () => {
    const bytes = await sharp(await frames[0])
      .gif()
      .toBuffer()
    const old = Buffer.from(bytes)
    old.write('GIF87a', 0, 'latin1')
    expect(Buffer.from(markPicture(old, 'gif', mark)).toString('latin1', 0, 6)).toBe('GIF89a')
    expect(() => markPicture(bytes.subarray(0, -3), 'gif', mark)).toThrow(/can’t be read/)
  })
})

function paint(format: Format): Promise<Buffer> {
  const create = { width: 64, height: 48, channels: 3, background: '#c84' } as const
  return sharp({ create }).toFormat(format).toBuffer()
}

/** Adds an empty C2PA manifest. */
function addCredentials(bytes: Buffer, format: Format): Buffer {
  if (format === 'webp') {
    const chunk = Buffer.from('C2PA\0\0\0\0', 'latin1')
    const longer = Buffer.concat([bytes, chunk])
    longer.writeUInt32LE(longer.length - 8, 4)
    return longer
  }
  if (format === 'jpeg') {
    const segment = Buffer.from([0xff, 0xeb, 0, 4, 0x4a, 0x50])
    return Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)])
  }
  const afterHeader = 33
  const chunk = Buffer.alloc(12)
  chunk.write('caBX', 4, 'latin1')
  return Buffer.concat([bytes.subarray(0, afterHeader), chunk, bytes.subarray(afterHeader)])
}

import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { isVectorPicture, readFileKind } from './file-kind.ts'

describe('an SVG file', () => {
  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF  <?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><SVG\n>',
  ])('is recognized: %s', (text) => {
    const bytes = new TextEncoder().encode(text)
    expect(isVectorPicture(bytes)).toBe(true)
    expect(readFileKind(bytes)).toBeNull()
  })

  test.each(['<svgs>', '<html><svg>', 'svg', ''])('is not seen in other content: %s', (text) => {
    expect(isVectorPicture(new TextEncoder().encode(text))).toBe(false)
  })

  // A process that hangs can't time out its own test, so each case runs in a child process with a time limit.
  test.each(['<!---->', '<!-- ', '<?xml >', '<!DOCTYPE svg>', '<!DOCTYPE svg ', ' ', '-->'])(
    'is not searched for endlessly in a row of %j',
    (part) => {
      const source = `
        const { isVectorPicture } = await import(${JSON.stringify(import.meta.resolve('./file-kind.ts'))})
        const bytes = new TextEncoder().encode(${JSON.stringify(part)}.repeat(100_000))
        process.exitCode = isVectorPicture(bytes) ? 1 : 0`
      const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
        timeout: 60_000,
      })
      expect(status).toBe(0)
    },
  )
})

describe('a video file', () => {
  const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const packets = new Uint8Array(512)
  for (const at of [0, 188, 376]) packets[at] = 0x47
  const page = 'OggS\0\x02'.padEnd(28, '\0')

  test.each([
    ['Windows Media', latin('\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9'), 'video/x-ms-wmv', '.wmv'],
    ['Flash', latin('FLV\x01\x05\0\0\0\x09'), 'video/x-flv', '.flv'],
    ['an MPEG program stream', latin('\0\0\x01\xba\x21\0'), 'video/mpeg', '.mpg'],
    ['an MPEG transport stream', packets, 'video/mp2t', '.ts'],
    ['Ogg with Theora', latin(`${page}\x80theora\x03`), 'video/ogg', '.ogv'],
    ['3GP', latin('\0\0\0\x1cftyp3gp4'), 'video/mp4', '.mp4'],
    ['AVI', latin('RIFF\0\0\0\0AVI LIST'), 'video/x-msvideo', '.avi'],
  ])('is recognized by its first bytes: %s', (_, bytes, mimeType, ending) => {
    expect(readFileKind(bytes)).toEqual({ kind: 'clip', mimeType, ending })
  })

  test('is not seen in a sound or a text with a similar beginning', () => {
    expect(readFileKind(latin(`${page}\x01vorbis`))?.mimeType).toBe('audio/ogg')
    expect(readFileKind(latin('Good morning'.padEnd(512, '.')))).toBeNull()
    expect(readFileKind(packets.subarray(0, 300))).toBeNull()
  })
})

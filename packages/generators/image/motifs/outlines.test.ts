import { describe, expect, test } from 'vitest'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { drawMotif } from '../raster/draw.ts'
import type { MotifOutline } from '../request.ts'
import { loadMotifOutlines, parseOutline } from './outlines.ts'
import { topics } from './topics.ts'

describe('loadMotifOutlines', () => {
  test('gives every emoji of the table at least one filled layer with a plain color', async () => {
    const names = [...new Set(topics.flatMap(({ motif, extras }) => [motif, ...extras]))]
    const outlines = await loadMotifOutlines(names)
    expect(outlines.size).toBe(names.length)
    for (const [name, { viewBox, layers }] of outlines) {
      expect(viewBox).toBe(32)
      expect(layers.length, name).toBeGreaterThan(0)
      for (const layer of layers) {
        expect(layer.fill, name).toMatch(/^#[0-9a-f]{6}$/i)
        expect(layer.pathData, name).toMatch(/^M/i)
      }
    }
  })

  test('leaves out names that are not in the set and caches the others', async () => {
    const outlines = await loadMotifOutlines(['cat', 'no-such-emoji'])
    expect([...outlines.keys()]).toEqual(['cat'])
    expect((await loadMotifOutlines(['cat'])).get('cat')).toBe(outlines.get('cat'))
  })
})

describe('a motif in a mirror', () => {
  const studio = createNodeStudio()
  const draw = (outline: MotifOutline, isMirrored: boolean): Uint8ClampedArray => {
    const context = studio.createSurface(64, 64).getContext('2d')
    drawMotif(context, studio, outline, { x: 32, y: 32, size: 60, isMirrored })
    return context.getImageData(0, 0, 64, 64).data
  }

  test.each(['money-bag', 'dollar-banknote', 'chart-increasing', '1st-place-medal', 'musical-note'])(
    '%s stays readable',
    async (name) => {
      const outline = (await loadMotifOutlines([name])).get(name)!
      expect(draw(outline, true)).toEqual(draw(outline, false))
    },
  )

  test('a dog looks the other way', async () => {
    const outline = (await loadMotifOutlines(['dog'])).get('dog')!
    expect(draw(outline, true)).not.toEqual(draw(outline, false))
  })
})

describe('parseOutline', () => {
  test('turns circles, ellipses and rectangles into paths', () => {
    const { layers } = parseOutline(
      '<circle cx="4" cy="5" r="2" fill="#abc"/>' +
        '<ellipse cx="8" cy="8" rx="4" ry="2" fill="#112233" transform="rotate(90 8 8)"/>' +
        '<rect x="1" y="2" width="6" height="4" rx="1" fill="#fff"/>',
    )
    expect(layers.map(({ fill }) => fill)).toEqual(['#aabbcc', '#112233', '#ffffff'])
    expect(layers[0]!.pathData).toBe('M2 5A2 2 0 1 0 6 5A2 2 0 1 0 2 5Z')
    expect(layers[1]!.pathData).toMatch(/^M8 4A4 2 90 1 0 8 12/)
    expect(layers[2]!.pathData).toMatch(/^M2 2L6 2A1 1 0 0 1 7 3L7 5/)
  })

  test('draws definitions only where they are used, and gradients by their first color', () => {
    const { layers } = parseOutline(
      '<defs><path id="a" fill="#010101" d="M0 0h1v1z"/><linearGradient id="g"><stop stop-color="#222222"/>' +
        '<stop stop-color="#333333"/></linearGradient></defs><path fill="url(#g)" d="M1 1h2v2z"/><use href="#a"/>',
    )
    expect(layers).toEqual([
      { pathData: 'M1 1h2v2z', fill: '#222222' },
      { pathData: 'M0 0h1v1z', fill: '#010101' },
    ])
  })

  test('mixes half-transparent layers with the layer below', () => {
    const { layers } = parseOutline(
      '<g fill="#000000"><path d="M0 0h9z"/></g><path fill="#ffffff" opacity=".5" d="M1 1h2z"/>',
    )
    expect(layers.map(({ fill }) => fill)).toEqual(['#000000', '#808080'])
  })

  test('leaves out strokes, clip paths and faint highlights', () => {
    const { layers } = parseOutline(
      '<clipPath id="c"><path fill="#fff" d="M0 0h9z"/></clipPath><path stroke="#000" d="M1 1h2"/>' +
        '<path fill="#ffffff" opacity=".2" d="M1 1h2z"/><path fill="none" d="M3 3h2z"/>',
    )
    expect(layers).toEqual([])
  })
})

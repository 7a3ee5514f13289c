import { expect, test } from 'vitest'
import { drawOwnThing } from '../drawings/own-things.ts'
import { recolor } from './recolor.ts'

test('a flower takes a color, and its leaves stay green', () => {
  const orchid = drawOwnThing('orchid')!
  const white = recolor(orchid, '#f2f2f4', true)
  const kept = white.layers.filter(({ fill }, index) => fill === orchid.layers[index]!.fill)
  expect(kept.map(({ fill }) => fill)).toContain('#4f944a')
  expect(kept.length).toBeLessThan(orchid.layers.length)
})

import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createPixelReader } from './pixel-reader.ts'

test('each read gives the current pixels and releases the previous ones', () => {
  const context = createCanvas(4, 2).getContext('2d')
  const read = createPixelReader(context, 4, 2)
  context.fillStyle = '#ff8000'
  context.fillRect(0, 0, 4, 2)
  const first = read()
  expect([...first.subarray(0, 4)]).toEqual([255, 128, 0, 255])
  context.fillStyle = '#0000ff'
  context.fillRect(0, 0, 4, 2)
  const second = read()
  expect(second).toHaveLength(4 * 2 * 4)
  expect([...second.subarray(28, 32)]).toEqual([0, 0, 255, 255])
  expect(first).toHaveLength(0)
})

test('a hundred reads of 4 MB keep only a few of them in memory', () => {
  const context = createCanvas(1000, 1000).getContext('2d')
  const read = createPixelReader(context, 1000, 1000)
  read()
  const before = process.memoryUsage().arrayBuffers
  for (let index = 0; index < 100; index++) {
    context.fillRect(index, 0, 10, 10)
    read()
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20e6)
})

import { expect, test, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'

test('returns the loaded part', async () => {
  expect(await loadChunk('Pricing', async () => 'the screen')).toBe('the screen')
})

test('a part that can’t be fetched is a ChunkLoadError with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const failed = await loadChunk('Pricing', () => Promise.reject(cause)).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(ChunkLoadError)
  expect(failed).toMatchObject({ name: 'ChunkLoadError', cause })
})

test('loading times out after 120 seconds, and not before', async () => {
  vi.useFakeTimers()
  try {
    let outcome: unknown = 'waiting'
    void loadChunk('Pricing', () => new Promise(() => {})).catch((error: unknown) => (outcome = error))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading Pricing took longer than 120 s.',
    })
  } finally {
    vi.useRealTimers()
  }
})

import { expect, test } from 'vitest'
import { openTestServer } from './testing.ts'

test('a server that fails to start closes everything it opened, in reverse order', async () => {
  const closed: string[] = []
  const building = openTestServer({
    defineJobs(parts) {
      const { reader, speaking, renderers, store } = parts
      for (const [name, thing] of Object.entries({ reader, speaking, renderers })) {
        const stop = thing.stop
        thing.stop = () => {
          closed.push(name)
          stop()
        }
      }
      const close = store.close
      store.close = () => {
        closed.push('store')
        return close()
      }
      throw new Error('No kind of job is known.')
    },
  })
  await expect(building).rejects.toThrow('No kind of job is known.')
  expect(closed).toEqual(['renderers', 'speaking', 'reader', 'store'])
})

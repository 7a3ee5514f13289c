// The adapters with Node's own fetch and a real server: forms, empty bodies and 308 differ from a call in process.

import { createAdaptorServer } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { linkedin } from './linkedin/adapter.ts'
import type { SocialPlatform } from './port.ts'
import { buildContent, buildFile, publishToEnd } from './testing.ts'
import { twitter } from './twitter/adapter.ts'
import { youtube } from './youtube/adapter.ts'

test.each([twitter, linkedin, youtube])('$id: a video is published over real HTTP', async (platform) => {
  const clock = { nowMs: Date.now() }
  const { simulator, origin, close } = await serve(platform, () => clock.nowMs)
  try {
    const settings = { clientId: 'client', clientSecret: 'secret', baseUrl: origin, loginUrl: origin }
    const access = simulator.addAccount()
    const sizeBytes = 9_000_000
    const read = async (start: number, end: number) => new Uint8Array(end - start)
    const ending = await publishToEnd(
      { platform, simulator, access, settings, clock },
      {
        content: buildContent({ text: 'Real', fields: { youtube: { title: 'Real' } } }),
        files: [buildFile({ kind: 'video', sizeBytes, read })],
        fetch: (request) => fetch(request),
      },
    )
    expect(ending.kind).toBe('published')
    expect(simulator.posts()[0]!.media).toMatchObject([{ sizeBytes }])
  } finally {
    await close()
  }
})

async function serve(platform: SocialPlatform, now: () => number) {
  let simulator: ReturnType<SocialPlatform['createSimulator']> | null = null
  const server = createAdaptorServer({ fetch: (request) => simulator!.fetch(request) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  simulator = platform.createSimulator({ now, origin })
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { simulator, origin, close }
}

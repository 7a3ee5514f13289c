import { serve, type ServerType } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { facebook } from './facebook/adapter.ts'
import { instagram } from './instagram/adapter.ts'
import type { SocialFile, SocialPlatform } from './port.ts'
import { buildContent, buildFile, openStage, publishToEnd } from './testing.ts'
import { tiktok } from './tiktok/adapter.ts'

const servers: ServerType[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

const bytes = Buffer.alloc(1_048_576, 7)
const reel = buildFile({
  kind: 'video',
  sizeBytes: 12_345_678,
  read: async (start, end) => bytes.subarray(0, end - start),
  publicUrl: async () => null,
})
const content = buildContent({ text: 'Dusk', fields: { tiktok: { privacy: 'PUBLIC_TO_EVERYONE' } } })

test.each<[string, SocialPlatform, SocialFile[]]>([
  ['a video for Instagram’s upload server', instagram, [reel]],
  ['a reel for Facebook’s upload server', facebook, [reel]],
  ['a video in parts for Facebook', facebook, [{ ...reel, width: 1920, height: 1080 }]],
  ['photos for Facebook', facebook, [buildFile(), buildFile()]],
  ['a video in parts for TikTok', tiktok, [reel]],
])('%s passes a real connection with its length', async (_, platform, files) => {
  const stage = openStage(platform)
  const uploads: (string | null)[] = []
  const answer = (request: Request): Promise<Response> => {
    if (/video-upload|ig-api-upload|[/]video[/][?]/.test(request.url)) {
      uploads.push(request.headers.get('content-length'))
    }
    return simulator.fetch(request)
  }
  const server = serve({ fetch: (request) => answer(request), port: 0, hostname: '127.0.0.1' })
  servers.push(server)
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const simulator = platform.createSimulator({ now: () => stage.clock.nowMs, origin })
  const access = simulator.addAccount('tester')
  const settings = { ...stage.settings, baseUrl: origin }
  const ending = await publishToEnd({ ...stage, simulator, access, settings }, { content, files, fetch })
  expect(ending).toMatchObject({ kind: 'published' })
  expect(simulator.posts()).toHaveLength(1)
  expect(simulator.posts()[0]!.media[0]!.sizeBytes).toBe(files[0]!.sizeBytes)
  expect(uploads.every((length) => Number(length) > 0)).toBe(true)
})

// Kills the sending process at every call to every simulator, before and after the call has its effect, and compares what
// is live in the end with an undisturbed run.

import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { PlatformId } from '@vivify/contract/platforms'
import type { PostContent } from '@vivify/contract/post'
import { platforms } from '../../providers/social/platforms.ts'
import type { SocialSimulator } from '../../providers/social/port.ts'
import { buildContent } from '../../providers/social/testing.ts'
import type { KillOrder } from './testing-publisher.ts'

export interface KillSample {
  name: string
  platform: PlatformId
  content: PostContent
  files: readonly ('image' | 'gif' | 'video')[]
}

/** Where a process is killed: at its call number `call`, counted from 0. */
export interface Kill {
  call: number
  when: 'before' | 'after'
}

export interface KillOutcome {
  state: string
  /** Texts of all live posts, in order. */
  live: string[]
  calls: readonly string[]
  /** How often a process was started. */
  starts: number
}

/** Posts of each kind that the platforms take. */
export function listKillSamples(): KillSample[] {
  const text = 'Octopuses have three hearts, and two of them stop when they swim.'
  const sample = (
    platform: PlatformId,
    name: string,
    files: KillSample['files'],
    content: Parameters<typeof buildContent>[0] = {},
  ): KillSample => ({
    platform,
    name,
    files,
    content: buildContent({ text, platforms: [platform], ...content }),
  })
  const youtube = { title: 'Three hearts' }
  const tiktok = { privacy: 'SELF_ONLY' as const }
  const all = [
    sample('twitter', 'a text', []),
    sample('twitter', 'a thread with a picture', ['image'], {
      thread: ['Their blood is blue.', 'And cold.'],
    }),
    sample('twitter', 'a video', ['video']),
    sample('linkedin', 'a text with a first comment', [], { firstComment: 'Source: a book.' }),
    sample('linkedin', 'a video', ['video']),
    sample('facebook', 'two pictures', ['image', 'image']),
    sample('facebook', 'a video', ['video']),
    sample('instagram', 'two pictures', ['image', 'image']),
    sample('instagram', 'a video', ['video']),
    sample('tiktok', 'a video', ['video'], { fields: { tiktok } }),
    sample('youtube', 'a video with a first comment', ['video'], {
      fields: { youtube },
      firstComment: 'Source: a book.',
    }),
    sample('bluesky', 'a thread with a picture', ['image'], { thread: ['Their blood is blue.'] }),
    sample('mastodon', 'a picture', ['image']),
    sample('mastodon', 'a thread', [], { thread: ['Their blood is blue.'] }),
  ]
  const known = new Set(platforms.map(({ id }) => id))
  return all.filter(({ platform }) => known.has(platform))
}

const script = fileURLToPath(new URL('./testing-publisher.ts', import.meta.url))
const maxStarts = 10
const times = { settleMs: 20, unclearMs: 120 }

/** Sends a sample, killing the process where `kill` says, and starting it again until the post has ended. */
export async function sendUnderKill(
  location: KillOrder['location'],
  sample: KillSample,
  kill: Kill | null,
): Promise<KillOutcome> {
  const { origin, simulator, close, arm } = await openPeer(sample.platform)
  const id = randomBytes(16).toString('hex')
  const access = {
    ...simulator.addAccount('killed'),
    ...(sample.platform === 'webhook' ? { server: origin } : {}),
  }
  const { platform, content } = sample
  const order = { location, id, platform, content, files: [...sample.files], access, origin, times }
  try {
    for (let starts = 1; starts <= maxStarts; starts++) {
      const child = spawn(process.execPath, [script, JSON.stringify(order)], {
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      if (starts === 1 && kill) arm(child, kill)
      const [output, problems, [, signal]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close') as Promise<[number | null, string | null]>,
      ])
      if (signal === 'SIGKILL') continue
      if (output === '') throw new Error(`The process ended without a word. ${problems}`)
      const { state } = JSON.parse(output) as { state: string }
      const live = simulator.posts().map((post) => post.text)
      return { state, live, calls: simulator.calls(), starts }
    }
    throw new Error(`The post did not end in ${maxStarts} starts.`)
  } finally {
    close()
  }
}

interface Peer {
  origin: string
  simulator: SocialSimulator
  /** Kills a process at a call. */
  arm: (child: ChildProcess, kill: Kill) => void
  close: () => void
}

/** A platform's simulator on an address of its own. */
async function openPeer(id: PlatformId): Promise<Peer> {
  const platform = platforms.find((one) => one.id === id)!
  let simulator: SocialSimulator | null = null
  let armed: { child: ChildProcess; kill: Kill } | null = null
  let count = 0
  const server = createServer(
    getRequestListener(async (request) => {
      const isHit = armed?.kill.call === count++
      if (isHit && armed!.kill.when === 'before') {
        armed!.child.kill('SIGKILL')
        return new Response(null, { status: 500 })
      }
      const answer = await simulator!.fetch(request)
      if (isHit) armed!.child.kill('SIGKILL')
      return answer
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  simulator = platform.createSimulator({ now: () => Date.now(), origin })
  return {
    origin,
    simulator,
    arm: (child, kill) => {
      armed = { child, kill }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

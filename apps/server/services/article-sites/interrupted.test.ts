// A process that is stopped at any call to a site leaves one post, whatever the call had done by then.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Runner } from '../../jobs/runner.ts'
import { startRunner } from '../../jobs/runner.ts'
import type { StubSite } from '../../providers/publishing/testing-site.ts'
import {
  connect,
  endPublishing,
  keep,
  openOwner,
  openSites,
  publish,
  type Owner,
  type Sites,
} from './testing.ts'

let sites: Sites
let owner: Owner
let runner: Runner
const startAgain = async (): Promise<void> => {
  const { context } = sites.server
  runner = await startRunner({ ...context, definitions: context.jobDefinitions })
}
beforeAll(async () => {
  sites = await openSites()
  owner = await openOwner(sites.server)
  await sites.server.runner!.stop()
  await startAgain()
})
afterAll(async () => {
  await runner.stop()
  await sites.close()
})

/** Publishes a new article. Returns the number of calls it took. */
async function publishOne(stub: StubSite, siteId: string): Promise<number> {
  const at = { articleId: await keep(sites, owner), siteId }
  stub.clear()
  stub.calls.length = 0
  await publish(owner, at, { status: 'publish' })
  const ended = await endPublishing(sites.server, owner, at)
  expect(ended).toMatchObject({ state: 'published' })
  expect(stub.posts()).toHaveLength(1)
  expect(stub.posts()[0]!.pictures).toHaveLength(2)
  return stub.calls.length
}

test.each(['wordpress', 'ghost', 'webhook'] as const)('%s', async (kind) => {
  const stub = sites[kind]
  const siteId = await connect(owner, stub)
  const calls = await publishOne(stub, siteId)
  expect(calls).toBeGreaterThan(0)
  for (let at = 0; at < calls; at++) {
    for (const when of ['onHeard', 'onActed'] as const) {
      let heard = 0
      let restarted: Promise<void> = Promise.resolve()
      stub[when] = () => {
        if (heard++ !== at) return
        restarted = runner.stop().then(startAgain)
      }
      await publishOne(stub, siteId)
      await restarted
      stub.calm()
      expect(heard, `${when} ${at}`).toBeGreaterThan(at)
    }
  }
})

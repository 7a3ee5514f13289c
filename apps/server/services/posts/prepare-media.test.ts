import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { postContentSchema } from '@vivify/contract/post'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { savedAssetSchema } from '@vivify/contract/routes/assets'
import * as routes from '@vivify/contract/routes/posts'
import { createTemporaryFolder } from '../../rendering/testing.ts'
import { openTestServer } from '../../testing.ts'
import { createMediaPreparer } from './prepare-media.ts'
import type { OpenMedia } from './publish-target.ts'
import { hasFfmpeg, makeVideo, vp9 } from './testing-videos.ts'

test.skipIf(!hasFfmpeg)(
  'a planned video is converted before its moment, and tried once',
  async () => {
    await using folder = await createTemporaryFolder()
    const server = await openTestServer()
    try {
      const ada = server.openBrowser()
      await ada.send(signInAsGuest)
      const file = await makeVideo(folder.path, {
        name: 'planned.webm',
        coding: vp9,
        size: '320x320',
        sound: null,
      })
      const uploaded = await ada.call('PUT', '/api/assets?name=planned.webm', await readFile(file), {
        'content-type': 'application/octet-stream',
      })
      const date = new Date(Date.now() + 5 * 60_000).toISOString()
      const content = postContentSchema.parse({
        text: 'A lighthouse at dusk',
        platforms: ['twitter'],
        media: [{ assetId: savedAssetSchema.parse(uploaded.body).id }],
        plan: { date: date.slice(0, 10), time: date.slice(11, 16), zone: 'UTC', fold: 'earlier' },
      })
      const { id, revision } = await ada.send(routes.createPost, { body: { content } })
      await ada.send(routes.schedulePost, { params: { postId: id }, body: { revision, when: 'planned' } })
      const { config, publishing, store } = server.context
      let opened = 0
      const openMedia: OpenMedia = (...request) => {
        opened++
        return publishing.openMedia(...request)
      }
      const prepare = createMediaPreparer({ db: store.db, openMedia, signal: new AbortController().signal })
      await prepare()
      await prepare()
      expect(opened).toBe(1)
      expect(await readdir(path.join(config.dataFolder, 'cache', 'posts'))).toHaveLength(2)
    } finally {
      await server.close()
    }
  },
  60_000,
)

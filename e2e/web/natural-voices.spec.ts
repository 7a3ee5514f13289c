// The offer of the natural voices, with a source that sends nothing useful: the real files are too large for a test.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { naturalVoiceMessages as words } from '@vivify/contract/natural-voice-messages'
import { expectClean } from './axe.ts'
import { expect, hurry, test as base } from './journeys.ts'
import { startStack, type Stack } from './stack.ts'

interface Source {
  address: string
  sends: 'a few bytes' | 'a page'
}

const test = base.extend<object, { stack: Stack; source: Source }>({
  source: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const source: Source = { address: '', sends: 'a few bytes' }
      const server = createServer((_request, response) => {
        if (source.sends === 'a page') {
          response.writeHead(200, { 'content-type': 'text/html' }).end('Log in')
          return
        }
        response.writeHead(200, { 'content-length': 3497 })
        response.write('{')
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      source.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      await use(source)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ source }, use) => {
      const stack = await startStack({ NATURAL_VOICES_URL: source.address })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})

test('natural voices are offered with size and license, come with progress, stop, and fail in words', async ({
  page,
  guest,
  source,
}) => {
  await guest.enter('/video-generator')
  await hurry(page, page.getByRole('combobox', { name: 'Voice', exact: true }))
  const offer = page.getByRole('region', { name: words.name })
  await expect(offer).toContainText(words.offer)
  await expect(offer).toContainText('Apache-2.0')
  await expect(offer).toContainText('huggingface.co')
  await expectClean(page, 'the offer of natural voices')
  await page.setViewportSize({ width: 390, height: 844 })
  await offer.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await offer.getByRole('button', { name: words.download }).click()
  await expect(offer.getByRole('progressbar')).toBeVisible()
  await expect(offer).toContainText('0 of 96 MB')
  const kinds = page.getByRole('group', { name: words.kind })
  await expect(page.getByText(words.draftWhileComing)).toBeVisible()
  await kinds.getByText(words.natural, { exact: true }).click()
  await expect(page.getByText(words.chosenWaits)).toBeVisible()
  await expectClean(page, 'natural voices that are coming')
  await offer.getByRole('button', { name: 'Cancel' }).click()
  await expect(offer.getByRole('button', { name: words.goOn })).toBeVisible()
  await expect(page.getByText(words.chosenMissing)).toBeVisible()

  source.sends = 'a page'
  await offer.getByRole('button', { name: words.goOn }).click()
  await expect(offer.getByRole('alert')).toContainText('something else than a file')
})

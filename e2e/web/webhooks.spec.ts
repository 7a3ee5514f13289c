import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as messages from '@vivify/contract/messages'
import { expectClean } from './axe.ts'
import { expect, test } from './journeys.ts'

const words = messages.webhooks

test('a person adds a webhook by keyboard, sends a test, reads what came back, and deletes it', async ({
  page,
}) => {
  const calls: unknown[] = []
  const receiver = createServer((request, response) => {
    calls.push(request.headers['webhook-id'])
    request.resume().on('end', () => response.writeHead(calls.length === 1 ? 500 : 200).end('noted'))
  })
  await new Promise<void>((resolve) => receiver.listen(0, 'localhost', resolve))
  const address = `http://localhost:${(receiver.address() as AddressInfo).port}/hook`

  await page.goto('/auth')
  const email = `hooks-${Date.now()}@example.org`
  const made = await page.request.post('/api/auth/sign-up', { data: { email, password: 'long enough' } })
  expect(made.status()).toBe(201)
  await page.goto('/settings?tab=webhooks')
  await expect(page.getByText(words.none)).toBeVisible()
  await expectClean(page)

  await page.getByRole('button', { name: 'Add webhook' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(words.addressInvalid)).toBeVisible()
  await expect(dialog.getByText(words.eventsMissing)).toBeVisible()
  await page.keyboard.type(address)
  await dialog.getByRole('checkbox', { name: 'Video finished' }).focus()
  await page.keyboard.press('Space')
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).focus()
  await page.keyboard.press('Enter')

  const secret = dialog.getByRole('textbox', { name: 'Secret' })
  await expect(secret).toHaveValue(/^whsec_/)
  await expect(dialog.getByText(words.shownOnce)).toBeVisible()
  await page.keyboard.press('Escape')
  const row = page.getByRole('listitem').filter({ hasText: address })
  await expect(row).toContainText('Video finished')

  await row.getByRole('button', { name: 'Send test' }).click()
  const log = row.getByRole('list', { name: 'Deliveries' })
  await expect(log).toContainText(messages.webhooks.problems.refused(new URL(address).host, 500), {
    timeout: 60_000,
  })
  await log.getByRole('button', { name: 'Resend webhook.test' }).click()
  await expect(log.getByText('Delivered')).toBeVisible({ timeout: 60_000 })
  await log.getByText('Details').click()
  await expect(log.getByRole('region', { name: 'Answer' })).toHaveText('noted')
  await expectClean(page)
  expect(new Set(calls).size).toBe(1)

  await row.getByRole('switch', { name: 'On' }).click()
  await expect(row.getByRole('button', { name: 'Send test' })).toBeDisabled()
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(words.none)).toBeVisible()
  receiver.closeAllConnections()
  receiver.close()
})

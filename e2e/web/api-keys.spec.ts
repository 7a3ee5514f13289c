import * as messages from '@vivify/contract/messages'
import { expectClean } from './axe.ts'
import { expect, test } from './journeys.ts'

const words = messages.apiKeys

test('a person makes a key by keyboard, tries a call with it on /api, and revokes it', async ({
  page,
  browser,
}) => {
  await page.goto('/auth')
  const email = `keys-${Date.now()}@example.org`
  const made = await page.request.post('/api/auth/sign-up', { data: { email, password: 'long enough' } })
  expect(made.status()).toBe(201)
  await page.goto('/')
  await page.getByRole('link', { name: email }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await page.getByRole('tab', { name: 'API keys' }).click()
  await expect(page.getByText(words.none)).toBeVisible()

  await page.getByRole('button', { name: 'Create API key' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(words.nameMissing)
  await page.keyboard.type('My program')
  await dialog.getByRole('button', { name: 'Chosen scopes' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('group', { name: 'Projects' }).getByRole('checkbox', { name: 'Read' }).focus()
  await page.keyboard.press('Space')
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Create', exact: true }).focus()
  await page.keyboard.press('Enter')

  const field = dialog.getByRole('textbox', { name: 'API key' })
  await expect(field).toHaveValue(/^vvf_live_[\w-]{32}$/)
  await expect(field).toBeFocused()
  await expect(dialog.getByText(words.shownOnce)).toBeVisible()
  const secret = await field.inputValue()
  await page.keyboard.press('Escape')
  const row = page.getByRole('listitem').filter({ hasText: 'My program' })
  await expect(row).toContainText('projects:read')
  await expect(row).toContainText(words.neverUsed)
  await expect(page.locator('body')).not.toContainText(secret)
  await expectClean(page)

  // A visitor of the reference, who has only the key.
  const visitor = await browser.newPage()
  await visitor.goto('/api')
  await expect(visitor.getByText(messages.reference.signInToTry).first()).toBeVisible()
  await visitor.getByLabel('API key', { exact: true }).fill(secret)
  await visitor.getByRole('searchbox', { name: 'Search calls' }).fill('last edited first')
  // The list follows what is typed when the page has time for it.
  const found = visitor.getByText('/api/projects', { exact: true })
  await expect(found).toHaveCount(1)
  await found.click()
  const form = visitor.getByRole('form', { name: 'Try GET /api/projects' })
  await form.getByRole('button', { name: 'Try it' }).click()
  await expect(form.getByText('200')).toBeVisible()
  await expect(form.getByRole('region', { name: 'Answer' })).toContainText('"projects": []')
  await form.getByRole('button', { name: 'Copy as curl' }).click()
  await expect(form.getByRole('region', { name: 'Command' })).toContainText(
    'Authorization: Bearer $VIVIFY_KEY',
  )
  await expectClean(visitor)
  await visitor.getByRole('searchbox', { name: 'Search calls' }).fill('save a new project')
  await expect(found).toHaveCount(1)
  await found.click()
  const creating = visitor.getByRole('form', { name: 'Try POST /api/projects' })
  await creating.getByRole('button', { name: 'Try it' }).click()
  await expect(creating.getByRole('region', { name: 'Answer' })).toContainText(
    words.scopeMissing('projects:write'),
  )

  await page.reload()
  await expect(row).toContainText('Last used')
  await row.getByRole('button', { name: 'Revoke My program' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words.revokeWarning)
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(words.none)).toBeVisible()
  await creating.getByRole('button', { name: 'Try it' }).click()
  await expect(creating.getByRole('region', { name: 'Answer' })).toContainText(words.unknown)
  await visitor.close()
})

test('a guest learns that keys need an account', async ({ page, guest }) => {
  await guest.enter('/settings?tab=api-keys')
  await expect(page.getByText(words.guest)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create API key' })).toBeDisabled()
})

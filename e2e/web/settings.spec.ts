import { brandMessages } from '@vivify/contract/brand-messages'
import * as messages from '@vivify/contract/messages'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { runVivify } from '../../apps/server/commands/testing.ts'
import { codeOf } from '../../apps/server/services/account/testing.ts'
import { expectClean } from './axe.ts'
import { expect, test } from './journeys.ts'

const words = messages.security
const password = 'a long password'

/** An account with a password, signed in. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(/\/auth$/)
}

async function giveCredentials(page: Page, email: string, given = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(given)
  await page.keyboard.press('Enter')
}

/** Presses Tab until the control has the focus. */
async function tabTo(
  page: Page,
  name: string,
  role: 'button' | 'textbox' | 'searchbox' | 'link',
): Promise<void> {
  const control = page.getByRole(role, { name, exact: true })
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  await expect(control).toBeFocused()
}

test('name and password are changed with the keyboard alone; other devices are signed out', async ({
  page,
  browser,
  stack,
}) => {
  const email = 'settings@example.com'
  await signUp(page, email)
  const other = await browser.newPage({ baseURL: stack.address })
  await other.goto('/auth')
  await giveCredentials(other, email)
  await expect(other.getByText(email, { exact: true })).toBeVisible()

  await page.reload()
  await tabTo(page, `${messages.settings.heading}: ${email}`, 'link')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: messages.settings.heading })).toBeVisible()
  await expect(page.getByText(words.thisDevice)).toBeVisible()
  await expectClean(page, 'security')
  await tabTo(page, words.name, 'textbox')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Ada Lovelace')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.profileSaved)).toBeVisible()

  await tabTo(page, words.currentPassword, 'textbox')
  await page.keyboard.type('not it')
  await tabTo(page, words.newPassword, 'textbox')
  await page.keyboard.type('another long password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(words.wrongPassword)
  await page.getByRole('textbox', { name: words.currentPassword }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.passwordChanged)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: words.thisDevice })).toHaveCount(1)
  await expect(page.getByRole('button', { name: words.endOthers })).toHaveCount(0)
  await other.reload()
  await expect(other).toHaveURL(/\/auth$/)
  await other.close()
})

test('an authenticator app is set up; signing in then asks for its code, or for a recovery code', async ({
  page,
}) => {
  const email = 'second@example.com'
  await signUp(page, email)
  await page.goto('/settings')
  await page.getByRole('button', { name: words.setUp }).click()
  const prompt = page.getByRole('dialog', { name: words.secondStep })
  await prompt.getByLabel(words.currentPassword, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  const qrCode = prompt.getByRole('img', { name: words.qrCode })
  await expect(qrCode).toBeVisible()
  // A camera reads dark on light.
  await expect(qrCode.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)')
  await expect(qrCode.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)')
  await expectClean(page, 'the QR code', { within: '[role="dialog"]' })
  const secret = await prompt.getByLabel(words.key, { exact: true }).inputValue()
  await prompt.getByLabel(words.code, { exact: true }).fill('000000')
  await page.keyboard.press('Enter')
  await expect(prompt.getByRole('alert')).toHaveText(words.wrongCode)
  await prompt.getByLabel(words.code, { exact: true }).fill(codeOf(secret))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: words.recoveryCodes }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recovery] = await codes.allTextContents()
  await page.getByRole('button', { name: words.keptCodes }).click()
  await expect(page.getByText(words.recoveryLeft(10))).toBeVisible()

  await signOut(page)
  await giveCredentials(page, email)
  await expect(page.getByRole('heading', { name: words.secondStepTitle })).toBeVisible()
  await expectClean(page, 'the second step')
  const code = page.getByLabel(words.secondStepCode, { exact: true })
  await code.fill('123456x')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.wrongCode)).toBeVisible()
  await code.fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByText(email, { exact: true })).toBeVisible()

  await signOut(page)
  await giveCredentials(page, email)
  await code.fill(recovery!)
  await page.keyboard.press('Enter')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByText(words.recoveryLeft(9))).toBeVisible()
})

test('a passkey is made and opens the account without a password', async ({ page, stack }) => {
  // An IP address has no passkeys.
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: words.withPasskey })).toHaveCount(0)
  const local = new URL(stack.address)
  local.hostname = 'localhost'
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await page.goto(new URL('/auth', local).href)
  await giveCredentials(page, 'passkey@example.com')
  await expect(page.getByText('passkey@example.com', { exact: true })).toBeVisible()
  await page.goto(new URL('/settings', local).href)
  await page.getByRole('button', { name: words.addPasskey }).click()
  const prompt = page.getByRole('dialog', { name: words.addPasskey })
  await prompt.getByLabel(words.passkeyName, { exact: true }).fill('This laptop')
  await prompt.getByLabel(words.currentPassword, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.passkeyAdded)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'This laptop' })).toBeVisible()

  await signOut(page)
  await page.getByRole('button', { name: words.withPasskey }).click()
  await expect(page.getByText('passkey@example.com', { exact: true })).toBeVisible()
  await page.goto(new URL('/settings', local).href)
  await page.getByRole('button', { name: `${words.removePasskey} This laptop` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.removePasskey }).click()
  await expect(page.getByText(words.noPasskeys)).toBeVisible()
})

test('a forgotten password: without mail, the page says who can help; a used link says so', async ({
  page,
}) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: words.forgot }).click()
  await expectClean(page, 'forgot')
  await page.getByLabel(words.email, { exact: true }).fill('somebody@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.linkUnavailable)).toBeVisible()
  await page.goto(`/auth#reset=${'x'.repeat(43)}`)
  await page.getByLabel(words.newPassword, { exact: true }).fill('yet another password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.linkExpired)).toBeVisible()
  await page.getByRole('button', { name: words.backToSignIn }).click()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
})

test('a guest is told what an account adds', async ({ page, guest }) => {
  await guest.enter('/settings')
  await expect(page.getByText(messages.settings.guestTitle)).toBeVisible()
  await expectClean(page, 'a guest’s settings')
  await page.getByRole('main').getByRole('link', { name: messages.settings.createAccount }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

test('everything is exported as a ZIP, and the account is deleted after its email was typed', async ({
  page,
}) => {
  const data = messages.myData
  const email = 'mydata@example.com'
  await signUp(page, email)
  await page.goto('/settings?tab=my-data')
  await page.getByRole('button', { name: data.startExport }).click()
  await expect(page.getByText(data.exportReady)).toBeVisible()
  await expectClean(page, 'my data')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: data.download }).click()
  const zip = unzipSync(await readFile(await (await downloading).path()))
  expect(JSON.parse(strFromU8(zip['data/account.json']!))).toMatchObject({ email })

  await page.getByRole('button', { name: data.startDelete }).click()
  const dialog = page.getByRole('dialog', { name: data.delete })
  await dialog.getByLabel(data.confirmLabel(email)).fill(email)
  const confirm = dialog.getByRole('button', { name: data.confirmDelete })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel(words.currentPassword, { exact: true }).fill(password)
  await expectClean(page, 'deleting', { within: '[role="dialog"]' })
  await page.keyboard.press('Enter')
  await expect(page.getByText(data.deleted)).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await giveCredentials(page, email)
  await expect(page.getByText(`This created a new account for ${email}.`)).toBeVisible()
})

test('a provider’s key is asked for with its models, and one that can’t be checked is not kept', async ({
  page,
}) => {
  const keys = messages.vendorKeys
  await signUp(page, 'keys@example.com')
  await page.goto('/settings?tab=vendor-keys')
  await page.getByRole('button', { name: `${keys.set} OpenAI` }).click()
  const dialog = page.getByRole('dialog', { name: 'OpenAI' })
  await dialog.getByLabel(keys.apiKey, { exact: true }).fill('sk-not-a-key-of-anybody')
  await expectClean(page, 'a key', { within: '[role="dialog"]' })
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listitem').filter({ hasText: 'OpenAI' })).toContainText(keys.usesNone)
  await expectClean(page, 'AI providers')
})

test('the operator sees the state of the server and searches its accounts by keyboard; nobody else does', async ({
  page,
  browser,
  stack,
}) => {
  const server = messages.installation
  const email = 'operator@example.com'
  // The first account of a server is its operator.
  const other = await browser.newPage({ baseURL: stack.address })
  await signUp(other, 'found-by-search@example.com')
  await other.close()
  await signUp(page, email)
  const tab = page.getByRole('tab', { name: 'This server' })
  await page.goto('/settings?tab=installation')
  // A stranger's address shows the first section.
  await expect(page.getByText(words.thisDevice)).toBeVisible()
  await expect(tab).toHaveCount(0)
  expect((await page.request.get('/api/installation')).status()).toBe(403)
  const { exitCode } = await runVivify(['account', 'operator', email], { DATA_DIR: stack.dataFolder })
  expect(exitCode).toBe(0)

  await page.goto('/settings')
  await page.getByRole('tab', { name: 'Profile and security' }).focus()
  await page.keyboard.press('End')
  await expect(tab).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=installation/)
  await expect(page.getByText(server.countedAt('').slice(0, 7))).toBeVisible()
  const accounts = page.getByRole('region', { name: server.accounts }).getByRole('table')
  await expect(accounts.getByRole('row').filter({ hasText: email })).toContainText(server.operator)
  for (const part of [server.queue, server.errors, server.disk, server.engines]) {
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
  }
  const disk = page.getByRole('table').filter({ hasText: server.part('database') })
  await expect(disk.getByRole('row').filter({ hasText: server.part('database') })).toContainText('MB')
  await expectClean(page, 'the operator’s page')

  await tabTo(page, server.search, 'searchbox')
  await page.keyboard.type('FOUND-by')
  await expect(accounts.getByRole('rowheader')).toHaveText(['found-by-search@example.com'])
  await page.keyboard.type(' nobody')
  await expect(page.getByText(server.noAccounts)).toBeVisible()
})

test('the brand kit is saved on the settings page', async ({ page }) => {
  const kit = messages.brandKit
  await signUp(page, 'brand@example.com')
  await page.goto('/settings?tab=brand-kit')
  const section = page.getByRole('region', { name: kit.open })
  await expect(section.getByLabel('Primary color', { exact: true })).toHaveValue('#22c55e')
  await expect(section.getByLabel('Secondary color', { exact: true })).toHaveValue('#9333ea')
  await expectClean(page, 'the brand kit')
  await section.getByLabel(brandMessages.name).fill('Acme')
  const intro = section.getByRole('group', { name: brandMessages.intro, exact: true })
  await intro.getByRole('switch').click()
  await expect(intro.getByRole('button', { name: brandMessages.card })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectClean(page, 'the intro of the brand kit')
  await tabTo(page, 'Watermark text', 'textbox')
  await page.keyboard.type('@brand')
  await page.keyboard.press('Enter')
  await expect(page.getByText(kit.saved)).toBeVisible()
  await page.reload()
  await expect(section.getByLabel('Watermark text')).toHaveValue('@brand')
  await expect(section.getByLabel(brandMessages.name)).toHaveValue('Acme')
  await expect(intro.getByRole('switch')).toBeChecked()
})

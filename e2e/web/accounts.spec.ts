import * as messages from '@vivify/contract/messages'
import { continueAsGuest, expect, test } from './journeys.ts'

test('signs up, out and in again with the keyboard alone', async ({ page }) => {
  await page.goto('/auth')
  const email = page.getByLabel('Email')
  await expect(email).toBeVisible()
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    if (await email.evaluate((element) => element === document.activeElement)) break
  }
  await expect(email).toBeFocused()
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('a password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(messages.auth.signedIn)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('ada@example.com', { exact: true })).toBeVisible()

  const signOut = page.getByRole('button', { name: 'Sign Out' })
  await signOut.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth$/)

  await email.focus()
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('another password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(messages.auth.failed)).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
})

test('an empty form names both fields and calls no server', async ({ page }) => {
  let calls = 0
  await page.route('**/api/auth/sign-in', (route) => {
    calls++
    return route.abort()
  })
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Please enter your email.')).toBeVisible()
  await expect(page.getByText('Please enter your password.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(calls).toBe(0)
})

test('a guest is warned before signing out, and resumed with the same account', async ({ page }) => {
  await continueAsGuest(page)
  await expect(page.getByText(messages.auth.signedInAsGuest)).toBeVisible()
  await expect(page.getByRole('banner').getByText('Guest', { exact: true })).toBeVisible()
  await expect(page.getByRole('meter', { name: 'Available Credits' })).toHaveAttribute('aria-valuenow', '20')
  const before = await (await page.request.get('/api/auth/session')).json()

  const signOut = page.getByRole('button', { name: 'Sign Out' })
  await signOut.click()
  const warning = page.getByRole('alertdialog')
  await expect(warning).toContainText('stay with this guest account')
  await warning.getByRole('button', { name: 'Cancel' }).click()
  await expect(warning).toBeHidden()
  await expect(signOut).toBeFocused()

  await signOut.click()
  await warning.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  expect(await page.evaluate(() => localStorage.getItem('vivify.user'))).toBeNull()
  await expect(page.getByText('Continues where you left off as a guest in this browser.')).toBeVisible()

  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page).toHaveURL(/\/$/)
  const after = await (await page.request.get('/api/auth/session')).json()
  expect(after.session.id).toBe(before.session.id)
})

test('a session that the server has forgotten ends on /auth', async ({ page, context }) => {
  await continueAsGuest(page)
  await context.clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/auth$/)
})

test('a spinner fills the screen while the session loads', async ({ page }) => {
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/auth/session', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/image-generator')
  await expect(page.getByRole('status').getByText('Loading your session')).toBeAttached()
  letGo()
  await expect(page).toHaveURL(/\/auth$/)
})

test('a failed guest sign-in is reported', async ({ page }) => {
  await page.route('**/api/auth/guest', (route) => route.abort())
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page.getByText(messages.auth.guestFailed)).toBeVisible()
})

import * as messages from '@vivify/contract/messages'
import { expectClean } from './axe.ts'
import { expect, hurry, test } from './journeys.ts'

const words = messages.pricing
const sales = messages.sales

test('prices follow billing and currency; a visitor who chooses a plan signs in and is back at the plans, once', async ({
  page,
}) => {
  await page.goto('/pricing')
  const creator = page.getByRole('article', { name: 'Creator' })
  await expect(creator).toContainText('$49')
  await page.getByRole('button', { name: 'Yearly' }).click()
  await expect(creator).toContainText('$39')
  await page.getByRole('combobox', { name: 'Currency' }).click()
  await page.getByRole('option', { name: 'EUR' }).click()
  await expect(creator).toContainText('€36')
  await expect(page.getByText('You are charged in US dollars (USD).')).toBeVisible()
  await creator.getByRole('button', { name: 'Choose Creator' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page).toHaveURL(/\/pricing\?billing=yearly$/)
  await expect(creator).toContainText('$39')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' })
  await leave.click()
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page).toHaveURL((address) => address.pathname === '/')
})

test('a guest without credits gets those of a plan, learns that nothing was charged, and returns to the project', async ({
  page,
  guest,
}) => {
  const [first, second, mine] = await Promise.all(
    ['One', 'Two', 'Three'].map(async (title) => {
      const scenes = [{ id: 'a', say: `${title} bees dance.` }]
      const document = { version: 1, title, seed: 1, scenes }
      return (await guest.call('POST', '/api/projects', { document }))['id'] as string
    }),
  )
  // Starting two videos reserves all credits; the test does not wait for the videos.
  for (const projectId of [first, second]) await guest.call('POST', '/api/videos', { projectId })
  await guest.enter(`/?project=${mine}`)
  const cost = page.getByText('A video takes 10 credits and you have 0.')
  await hurry(page, cost)
  const generate = page.getByRole('button', { name: messages.dashboard.generateVideo })
  await expect(generate).toBeDisabled()
  await cost.getByRole('link', { name: messages.credits.choosePlan }).click()

  await expect(page).toHaveURL(/\/pricing$/)
  await page.getByRole('button', { name: 'Choose Starter' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(words.granted('Starter', '200'))
  await expect(dialog).toContainText(words.grantedWithoutCharge)
  await expect(dialog.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(new RegExp(`project=${mine}$`))
  await expect(page.getByRole('meter', { name: 'Available Credits' })).toHaveAttribute('aria-valuenow', '200')
  await hurry(page, generate)
  await expect(generate).toBeEnabled()
  await expect(page.getByRole('textbox', { name: 'Scene 1', exact: true })).toHaveValue('Three bees dance.')

  // When opened directly, the screen stays open after a choice. Each press adds another month of credits.
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Get 200 more credits' }).click()
  await expect(dialog).toContainText(words.granted('Starter', '200'))
  await dialog.getByRole('button').click()
  await expect(page.getByRole('button', { name: 'Get 200 more credits' })).toBeFocused()
  await page.getByRole('button', { name: words.contactSales }).click()
  await expect(dialog).toContainText(words.granted('Scale', '1,500'))
  await dialog.getByRole('button').click()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('without payments nothing is granted, and Contact Sales opens a form', async ({ page, guest }) => {
  await page.route('**/api/checkout', (route) =>
    route.fulfill({ status: 403, json: { error: words.noPayments, code: 'forbidden' } }),
  )
  await page.route('**/api/pricing', (route) =>
    route.fulfill({ json: { ratesPerDollar: { EUR: 2, GBP: 1 }, isFree: false } }),
  )
  await guest.enter('/pricing')
  await page.getByRole('button', { name: 'Choose Starter' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(words.noPayments)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words.contactSales }).click()
  await expect(page.getByRole('dialog', { name: sales.heading })).toBeVisible()
})

test('a visitor writes to sales with the keyboard', async ({ page }) => {
  await page.goto('/pricing')
  const open = page.getByRole('button', { name: words.contactSales })
  await expect(open).toBeEnabled()
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: sales.heading })
  await dialog.getByRole('textbox', { name: sales.name }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(sales.nameMissing)).toBeVisible()
  await expect(dialog.getByText(sales.emailInvalid)).toBeVisible()
  await expect(dialog.getByText(sales.messageMissing)).toBeVisible()
  await expectClean(page, 'the form with errors')
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Forty videos a month, three people.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(sales.sent)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

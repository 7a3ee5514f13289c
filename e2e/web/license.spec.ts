import { readFile } from 'node:fs/promises'
import * as messages from '@vivify/contract/messages'
import type { Page } from '@playwright/test'
import { runVivify } from '../../apps/server/commands/testing.ts'
import { expectClean } from './axe.ts'
import { expect, test } from './journeys.ts'
import type { Stack } from './stack.ts'

const words = messages.licences
const credits = messages.credits

/** Issues keys as an operator does, on the command line beside the running server. */
async function issueKeys({ dataFolder }: Stack, ...options: string[]): Promise<string[]> {
  const argv = ['licence', 'issue', '--plan', 'creator', ...options]
  const { exitCode, stdout, stderr } = await runVivify(argv, { DATA_DIR: dataFolder })
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 })
  return stdout
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]!)
}

const keyField = (page: Page) => page.getByRole('textbox', { name: words.keyLabel })
const redeemButton = (page: Page) => page.getByRole('button', { name: words.redeem })
const balance = (page: Page) => page.getByRole('meter', { name: 'Available Credits' })

/** Puts text on the clipboard as another program would, and presses the keys. */
async function paste(page: Page, text: string): Promise<void> {
  await keyField(page).evaluate((field, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', given)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('a key is shaped while it is typed, and the caret stays where the person works', async ({
  page,
  guest,
}) => {
  await guest.enter('/redeem-license')
  const field = keyField(page)
  await field.focus()
  await page.keyboard.type('ab12cd34-ef.56 gh78zz')
  await expect(field).toHaveValue('VVF-AB12-CD34-EF56-GH78')
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowLeft')
  // Over the dash, which belongs there, and then the letter before it.
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('VVF-AB12-CD34-EF56-GH78')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('VVF-AB12-CD3E-F56G-H78')
  await page.keyboard.type('x')
  await expect(field).toHaveValue('VVF-AB12-CD3X-EF56-GH78')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Delete')
  await page.keyboard.type('y')
  await expect(field).toHaveValue('VVF-AB12-CD3X-YF56-GH78')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(field).toHaveValue('')
  await paste(page, '  vvf ab12 cd34 ef56 gh78 \n')
  await expect(field).toHaveValue('VVF-AB12-CD34-EF56-GH78')
})

test('a key is redeemed with the keyboard, again without being granted twice, and shows on the credits page', async ({
  page,
  guest,
  stack,
}) => {
  const [key] = await issueKeys(stack, '--batch', 'journey')
  await guest.enter('/redeem-license')
  await expect(page.getByText(words.historyEmpty)).toBeVisible()

  await keyField(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(words.keyMissing)
  await expect(keyField(page)).toBeFocused()
  await page.keyboard.type('VVF-1')
  await expect(page.getByRole('alert')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(words.keyMalformed)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('aaaaaaaaaaaaaaaa')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(words.failed)
  await expect(keyField(page)).toBeFocused()
  await expectClean(page, 'a refused key')

  const release = await holdAnswer(page)
  await page.keyboard.press('ControlOrMeta+a')
  await paste(page, key!)
  await page.keyboard.press('Tab')
  await expect(redeemButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: words.redeeming })).toBeDisabled()
  release()
  const result = page.getByRole('status').filter({ hasText: words.redeemed })
  await expect(result).toContainText('+500')
  await expect(result).toContainText('Creator')
  await expect(result).toContainText(words.balanceNow(520))
  await expect(balance(page)).toHaveAttribute('aria-valuenow', '520')
  await expect(keyField(page)).toHaveValue('')
  const history = page.getByRole('region', { name: words.history })
  await expect(history.getByText(words.ending(key!.slice(-4)))).toBeVisible()
  expect(await page.locator('body').innerHTML()).not.toContain(key)
  await expectClean(page, 'a redeemed key')

  await paste(page, key!)
  await redeemButton(page).click()
  await expect(result).toContainText('Nothing was added again.')
  await expect(balance(page)).toHaveAttribute('aria-valuenow', '520')

  await result.getByRole('link', { name: credits.seeAll }).click()
  await expect(page).toHaveURL(/\/credits$/)
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText(`License key …${key!.slice(-4)}`)
  await expect(rows.nth(1)).toContainText('+500')
  await expect(rows.nth(1)).toContainText('520')
  await page.getByRole('button', { name: credits.filters.spent }).click()
  await expect(page.getByText(credits.noneForFilter)).toBeVisible()
  await page.getByRole('button', { name: credits.filters.added }).click()
  await expect(rows).toHaveCount(3)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: credits.downloadCsv }).click()
  const file = await (await download).path()
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(new RegExp(`,License key …${key!.slice(-4)},Added,500,520$`))
  await expectClean(page, 'the credits page')
})

/** Holds the next answer about a key back until the returned function is called, so that the state before it is seen. */
async function holdAnswer(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    '**/api/licences/redeem',
    async (route) => {
      await released
      await route.continue()
    },
    { times: 1 },
  )
  return () => release()
}

test('after five wrong keys it says when to try again', async ({ page, guest }) => {
  await guest.enter('/redeem-license')
  await keyField(page).focus()
  for (const letter of 'abcde') {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(letter.repeat(16))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(words.failed)
    await expect(keyField(page)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(words.tooManyTries(15))
})

test('too few credits lead to a license key and back to the work', async ({ page, guest, stack }) => {
  const [key] = await issueKeys(stack, '--credits', '30')
  const [first, second, mine] = await Promise.all(
    ['One', 'Two', 'Three'].map(async (title) => {
      const document = { version: 1, title, seed: 1, scenes: [{ id: 'a', say: `${title} bees dance.` }] }
      return (await guest.call('POST', '/api/projects', { document }))['id'] as string
    }),
  )
  // Starting two videos reserves all credits; the test does not wait for the videos.
  for (const projectId of [first, second]) await guest.call('POST', '/api/videos', { projectId })
  await guest.enter('/credits')
  await expect(page.getByRole('note')).toContainText(credits.low(0, 10))
  await expect(page.getByRole('row').nth(1)).toContainText('Video “')

  await page.goto(`/video-generator?project=${mine}`)
  const cost = page.getByRole('region', { name: 'Generate', exact: true }).getByText(credits.missing(10))
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(cost).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 30_000 })
  await cost.getByRole('link', { name: credits.redeemKey }).click()
  await paste(page, key!)
  await redeemButton(page).click()
  const result = page.getByRole('status').filter({ hasText: words.redeemed })
  await result.getByRole('link', { name: words.backToWork }).click()
  await expect(page).toHaveURL(new RegExp(`project=${mine}`))
})

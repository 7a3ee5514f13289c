import * as messages from '@vivify/contract/messages'
import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { continueAsGuest, expect, test, type Guest } from './journeys.ts'

const { composer, dashboard, videoGenerator } = messages

const longScript = Array.from(
  { length: 24 },
  (_, index) => `Sentence number ${index + 1} says a little more.`,
)

/** Saves a project by an API call and opens it. */
async function openProject(
  page: Page,
  guest: Guest,
  sentences: readonly string[],
  path = '/',
): Promise<string> {
  const written = await guest.call('POST', '/api/scripts', {
    source: { kind: 'script', text: sentences.join(' ') },
    choices: { resolution: 720, music: 'No Music' },
  })
  const saved = await guest.call('POST', '/api/projects', { document: written['document'] })
  const id = String(saved['id'])
  await page.goto(`${path}?project=${id}`)
  await expect(page.getByRole('button', { name: dashboard.generateVideo })).toBeVisible()
  return id
}

async function expectCredits(page: Page, credits: number): Promise<void> {
  const meter = page.getByRole('meter', { name: 'Available Credits' })
  await expect(meter).toHaveAttribute('aria-valuetext', `${credits} credits`)
}

/** Checks that the finished video below the alert is not covered by anything visible. */
async function expectInFullView(page: Page): Promise<void> {
  const video = page.getByRole('region', { name: 'Finished video', includeHidden: true }).locator('video')
  await expect(video).toBeVisible()
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await video.evaluate((element) => element.closest('[tabindex="-1"]')?.scrollIntoView())
    const [shown, told] = [(await video.boundingBox())!, (await alert(page).boundingBox())!]
    const isApart =
      told.x >= shown.x + shown.width || told.x + told.width <= shown.x || told.y >= shown.y + shown.height
    expect(isApart, `${JSON.stringify({ shown, told })} at ${size.width} px`).toBe(true)
    const shades = await video.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const above = document.elementsFromPoint(left + width / 2, top + height / 2)
      return above
        .slice(0, above.indexOf(element))
        .map((each) => `${getComputedStyle(each).backgroundColor} ${getComputedStyle(each).backdropFilter}`)
    })
    expect(shades.filter((shade) => shade !== 'rgba(0, 0, 0, 0) none')).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}

const generate = (page: Page) => page.getByRole('button', { name: dashboard.generateVideo })
const alert = (page: Page) => page.getByRole('alertdialog')

test('a guest goes from a topic to a video that plays, for 10 credits', async ({ page }) => {
  await continueAsGuest(page)
  await expectCredits(page, 20)
  await page.getByLabel('Topic', { exact: true }).fill('octopus')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /Use this idea/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Add scene' })).toBeVisible()
  await expect(page).toHaveURL(/\?project=/)

  // Shorter and smaller, so that it is made sooner.
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByLabel('Script', { exact: true }).fill('An octopus thinks with its arms.')
  await page.getByRole('button', { name: '720p' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await generate(page).click()
  await expect(page.getByRole('button', { name: dashboard.generatingVideo })).toBeDisabled()
  await expectCredits(page, 10)
  await expect(alert(page)).toContainText(dashboard.videoGenerated, { timeout: 120_000 })
  await expectInFullView(page)
  await alert(page).getByRole('button', { name: 'OK' }).click()
  await expectCredits(page, 10)
  await expect(page.getByText('Already paid for')).toBeVisible()
  // Its cover replaces its first words in the latest work.
  const latest = page.getByRole('region', { name: 'Latest work' }).getByRole('article')
  await expect(latest.first().locator('img')).toBeAttached()

  const video = page.getByRole('region', { name: 'Finished video' }).locator('video')
  const played = await video.evaluate(async (element: HTMLVideoElement) => {
    const partial = await fetch(element.src, { headers: { range: 'bytes=0-99' } })
    element.muted = true
    await element.play()
    return { status: partial.status, duration: element.duration, videoWidth: element.videoWidth }
  })
  expect(played).toMatchObject({ status: 206, videoWidth: 720 })
  expect(played.duration).toBeGreaterThan(1)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'MP4' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.mp4$/)
  await scheduleAndRehearse(page)
})

/** The finished video goes to the suite with its title, is rehearsed there, and leaves a receipt. */
async function scheduleAndRehearse(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Schedule Post' }).click()
  const form = page.getByRole('region', { name: composer.heading })
  await expect(form.getByRole('region', { name: 'Media' }).getByRole('listitem')).toHaveCount(1)
  const post = form.getByRole('textbox', { name: 'Post Content' })
  await expect(post).not.toHaveValue('')
  await page.getByRole('button', { name: composer.postNow, exact: true }).click()
  await expect(page.getByText(composer.rehearsing)).toBeVisible()
  const card = page.getByRole('region', { name: 'Recent Posts' }).getByRole('article').first()
  await expect(card.getByText(composer.rehearsed, { exact: true })).toBeVisible({ timeout: 90_000 })
  await card.getByRole('button', { name: 'Receipt' }).click()
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  await expect(receipt).toContainText(messages.posts.receipt.rehearsed('Twitter'))
}

test('without a script each screen says what is missing', async ({ page, guest }) => {
  for (const [path, message] of [
    ['/', dashboard.scriptMissing],
    ['/video-generator', videoGenerator.scriptMissing],
  ] as const) {
    await guest.enter(path)
    await generate(page).click()
    await expect(alert(page)).toContainText(message)
    await expect(alert(page).getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(alert(page)).toBeHidden()
    await expect(generate(page)).toBeFocused()
  }
})

test('a render continues during a reload, and canceling it gives the credits back', async ({
  page,
  guest,
}) => {
  await openProject(page, guest, longScript)
  await generate(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expectCredits(page, 10)
  await page.reload()
  await expect(page.getByRole('button', { name: dashboard.generatingVideo })).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Canceled. Your 10 credits are back.')).toBeVisible()
  await expect(generate(page)).toBeEnabled()
  await expectCredits(page, 20)
})

test('a render that fails says why, and gives the credits back', async ({ page, guest }) => {
  const id = await openProject(page, guest, ['Bees dance.'])
  const saved = (await guest.call('GET', `/api/projects/${id}`)) as { document: object; revision: number }
  const gone = { kind: 'clip', source: 'gone', sha256: '0'.repeat(64) }
  const document = { ...saved.document, assets: { gone } }
  await guest.call('PUT', `/api/projects/${id}`, { document, revision: saved.revision })
  await page.reload()
  await generate(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'was deleted. Choose another one. Your 10 credits are back.',
  )
  await expectCredits(page, 20)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(generate(page)).toBeEnabled()
})

test('axe finds nothing while a video is made and when it is finished, and it becomes an article', async ({
  page,
  guest,
}) => {
  await openProject(page, guest, ['Bees dance to tell where the flowers are.'], '/video-generator')
  await expect(page.locator('main .animate-shimmer')).toHaveCount(0, { timeout: 60_000 })
  await generate(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expectClean(page, 'Generate', { within: 'section[aria-label="Generate"]' })
  await expect(alert(page)).toBeVisible({ timeout: 120_000 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Finished video' })).toBeVisible()
  await expectClean(page, 'Finished video', { within: 'section[aria-label="Finished video"]' })

  // Its script becomes an article, which opens when it is written.
  await page.getByRole('button', { name: messages.articleFromVideo.label }).click()
  await alert(page).getByRole('button', { name: messages.articleFromVideo.confirm }).click()
  await expect(page).toHaveURL(/\/auto-writer\?article=/)
  await expect(page.getByRole('textbox', { name: messages.articleEditor.text })).toBeVisible({
    timeout: 90_000,
  })
})

test('a video is made with the keyboard alone, and its end is announced on return', async ({
  page,
  guest,
}) => {
  await openProject(page, guest, ['Bees dance to tell where the flowers are.'], '/video-generator')
  const button = generate(page)
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    if (await button.evaluate((element) => element === document.activeElement)) break
  }
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('progressbar')).toBeVisible()
  // Goes away and back, where the finished work is announced.
  await page.getByRole('link', { name: 'Pricing' }).first().press('Enter')
  await expect(page).toHaveURL(/\/pricing$/)
  await expect
    .poll(async () => ((await guest.call('GET', '/api/creations'))['creations'] as unknown[]).length, {
      timeout: 120_000,
    })
    .toBe(1)
  await page.goBack()
  await expect(alert(page)).toContainText(dashboard.videoGenerated)
})

test('typed text is there after a reload, on the other screen, and after signing in again', async ({
  page,
  context,
}) => {
  await continueAsGuest(page)
  await page.getByLabel('Topic', { exact: true }).fill('why bees dance')
  await page.reload()
  await expect(page.getByLabel('Topic', { exact: true })).toHaveValue('why bees dance')
  await page.getByRole('link', { name: 'Open Video Generator' }).click()
  await expect(page.getByLabel('Topic', { exact: true })).toHaveValue('why bees dance')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  // The server forgets the session during the work, after every part of the screen has loaded its data.
  await page.waitForLoadState('networkidle')
  const cookies = await context.cookies()
  const session = cookies.filter(({ name }) => name.includes('session'))
  for (const { name } of session) await context.clearCookies({ name })
  await page.getByLabel('Topic', { exact: true }).fill('why bees dance at noon')
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await page.waitForURL((address) => address.pathname === '/')
  await expect(page.getByLabel('Topic', { exact: true })).toHaveValue('why bees dance at noon')
})

test('two windows with the same project merge their edits', async ({ page, context, guest }) => {
  const id = await openProject(page, guest, ['Bees dance.', 'Ants walk.'])
  const other = await context.newPage()
  await other.goto(`/video-generator?project=${id}`)
  await other.getByRole('button', { name: '1:1' }).click()
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '720p' }).focus()
  await page.getByRole('button', { name: '1080p' }).click()
  await expect
    .poll(async () => (await guest.call('GET', `/api/projects/${id}`))['document'])
    .toMatchObject({ format: '1:1', resolution: 1080 })
})

test('changes of two windows in one place are both kept until the person chooses, in view and after a reload', async ({
  page,
  context,
  guest,
}) => {
  const id = await openProject(page, guest, ['Bees dance.', 'Ants walk.'])
  const other = await context.newPage()
  await other.goto(`/video-generator?project=${id}`)
  await other.getByLabel('Visual Prompt', { exact: true }).fill('rain')
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  const prompt = page.getByLabel('Visual Prompt', { exact: true })
  await prompt.fill('snow')
  const keepMine = page.getByRole('button', { name: 'Keep mine' })
  await expect(keepMine).toBeInViewport()
  await page.reload()
  await expect(prompt).toHaveValue('snow')
  await keepMine.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect
    .poll(async () => (await guest.call('GET', `/api/projects/${id}`))['document'])
    .toMatchObject({ visualPrompt: 'snow' })
})

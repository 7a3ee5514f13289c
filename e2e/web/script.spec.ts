import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brandMessages } from '@vivify/contract/brand-messages'
import * as messages from '@vivify/contract/messages'
import type { Page } from '@playwright/test'
import { expect, test } from './journeys.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const ownScript =
  'An octopus has three hearts. Two of them stop when it swims. So it would rather crawl. Follow for more.'

test.beforeEach(async ({ page, guest }) => {
  await guest.enter('/video-generator')
  await expect(page.getByLabel('Topic', { exact: true })).toBeVisible()
})

const scenesOf = (page: Page) => page.getByRole('list', { name: 'Scenes' }).getByRole('listitem')
const wordsOf = (page: Page) =>
  page
    .getByRole('list', { name: 'Scenes' })
    .locator('textarea')
    .evaluateAll((found) => found.map((box) => (box as HTMLTextAreaElement).value))

/** Types a script and leaves the box, which makes its scenes. */
async function typeScript(page: Page, text = ownScript): Promise<void> {
  const box = page.getByLabel('Script', { exact: true })
  await box.fill(text)
  await box.blur()
  await expect(scenesOf(page).first()).toBeVisible()
}

test('an empty input gives an alert on the video generator and nothing on the dashboard', async ({
  page,
}) => {
  const dialog = page.getByRole('alertdialog')
  for (const [kind, action, message] of [
    [null, messages.inspiration.find, messages.videoGenerator.topicMissing],
    ['Video', messages.inspiration.analyze, messages.videoGenerator.videoUrlMissing],
    ['Transcript', messages.inspiration.analyze, messages.videoGenerator.transcriptMissing],
  ] as const) {
    if (kind !== null) await page.getByRole('button', { name: kind, exact: true }).click()
    const button = page.getByRole('button', { name: action, exact: true })
    await button.click()
    await expect(dialog).toContainText(message)
    await dialog.getByRole('button', { name: 'OK' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
  await page.goto('/')
  await page.getByRole('button', { name: messages.inspiration.find, exact: true }).click()
  await page.getByRole('button', { name: messages.script.rewrite, exact: true }).click()
  await page.getByRole('button', { name: messages.script.optimize, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(scenesOf(page)).toHaveCount(0)
})

test('a topic gives ideas by Enter; one becomes the script, another replaces it and can be undone', async ({
  page,
}) => {
  await page.getByLabel('Topic', { exact: true }).fill('octopus')
  await page.keyboard.press('Enter')
  const ideas = page.getByRole('region', { name: 'Ideas' }).getByRole('listitem')
  await expect(ideas.first()).toContainText('Ready script')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(ideas.first()).toContainText('Ready script')
  await expect(ideas.first().getByRole('link').first()).toHaveAttribute('href', /^https:/)
  await ideas
    .first()
    .getByRole('button', { name: /^Use this idea/ })
    .click()
  await expect(scenesOf(page).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Script editor' })).toContainText('Sources')
  const first = await wordsOf(page)

  await page.getByRole('button', { name: /Find inspiration/ }).click()
  const outline = ideas.filter({ hasText: 'Outline' }).first()
  await outline.getByRole('button', { name: /^Use this idea/ }).click()
  const questions = page.getByRole('form', { name: 'Questions' })
  const fields = questions.getByRole('textbox')
  await expect(fields.first()).toBeFocused()
  await questions.getByRole('button', { name: 'Write the script' }).click()
  await expect(questions.getByRole('alert').first()).toContainText('Please answer')
  const count = await fields.count()
  for (let index = 0; index < count; index++) {
    await fields.nth(index).fill(`Fact number ${index + 1}: an octopus opened jar ${index + 1} by itself.`)
  }
  await fields.last().press('Enter')
  await expect(page.getByText(messages.inspiration.replaced)).toBeVisible()
  await expect.poll(async () => (await wordsOf(page)).join(' ')).toContain('opened jar 1 by itself')
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => wordsOf(page)).toEqual(first)
  // The badge "In your script" is back on the idea that the script came from.
  await expect(ideas.getByRole('button', { name: /^In your script/ })).toHaveCount(1)
  await expect(ideas.first().getByRole('button', { name: /^In your script/ })).toBeVisible()
})

test('a topic without a ready script says so, and offers near ones apart', async ({ page }) => {
  // What can't succeed is not offered once more.
  await page.getByLabel('Topic', { exact: true }).fill('wie man schneller einschläft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(messages.scripts.topicNotEnglish('German', true))
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)

  await page.getByLabel('Topic', { exact: true }).fill('samurai')
  await page.keyboard.press('Enter')
  const ideas = page.getByRole('region', { name: 'Ideas' })
  await expect(ideas).toContainText(messages.inspiration.noReadyScript(true))
  await expect(ideas.getByText('Ready script', { exact: true })).toHaveCount(0)
  await expect(ideas.getByRole('listitem').first()).toContainText('Outline')
  const related = page.getByRole('region', { name: messages.inspiration.related })
  await expect(related).toContainText(messages.inspiration.relatedAbout)
  await related.getByRole('button', { name: /^Use this idea: .*Ninja/i }).click()
  await expect.poll(async () => (await wordsOf(page)).join(' ')).toMatch(/ninja/i)

  // An address with a topic makes a script by itself, but none of another subject.
  await page.goto('/video-generator?topic=samurai')
  await expect(page.getByRole('form', { name: 'Questions' })).toBeVisible()
  await expect(scenesOf(page)).toHaveCount(0)
})

test('text pasted into the topic box goes where it belongs, and a transcript may be a file', async ({
  page,
}) => {
  const paste = (text: string) =>
    page.getByLabel('Topic', { exact: true }).evaluate((box, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pasted)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  await paste('https://youtu.be/abcdefghijk')
  await expect(page.getByLabel('YouTube URL')).toHaveValue('https://youtu.be/abcdefghijk')
  await page.getByRole('button', { name: 'Topic', exact: true }).click()
  await paste('example.org/an-article')
  await expect(page.getByLabel('Web page URL')).toHaveValue('https://example.org/an-article')

  await page.getByRole('button', { name: 'Transcript', exact: true }).click()
  await page.locator('input[type=file][accept*=".srt"]').setInputFiles({
    name: 'talk.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from(
      '1\n00:00:00,000 --> 00:00:04,000\nHoney never spoils because it has almost no water in it.\n\n2\n00:00:04,000 --> 00:00:09,000\nArchaeologists found honey in Egyptian tombs, and it could still be eaten.\n\n3\n00:00:09,000 --> 00:00:14,000\nBees add an enzyme that turns sugar into a mild acid, which keeps bacteria away.\n',
    ),
  })
  await expect(page.getByLabel('Transcript', { exact: true })).toHaveValue(/Honey never spoils/)
  await page.getByRole('button', { name: messages.inspiration.analyze, exact: true }).click()
  await page
    .getByRole('button', { name: /^Use this idea/ })
    .first()
    .click()
  await expect.poll(async () => (await wordsOf(page)).join(' ')).toMatch(/honey/i)
})

test('a typed script becomes scenes that the keyboard splits, merges, moves, stresses and deletes', async ({
  page,
}) => {
  await typeScript(page)
  const before = await wordsOf(page)
  expect(before.join(' ')).toBe(ownScript)
  const count = before.length

  const box = page.getByLabel('Scene 1', { exact: true })
  await box.click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+ArrowRight')
  await page.keyboard.press('Control+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(scenesOf(page)).toHaveCount(count + 1)
  expect((await wordsOf(page))[0]).toBe('An octopus')
  await expect(page.getByLabel('Scene 2', { exact: true })).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  expect((await wordsOf(page))[1]).toBe('An octopus')
  await expect(page.getByLabel('Scene 1', { exact: true })).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Home')
  await page.keyboard.press('Backspace')
  await expect(scenesOf(page)).toHaveCount(count)
  expect(await wordsOf(page)).toEqual(before)

  await page.getByLabel('Scene 1', { exact: true }).press('Control+b')
  await page.getByRole('button', { name: 'Emphasize words in scene 1' }).click()
  const stressed = page.getByRole('group', { name: 'Words to emphasize in scene 1' })
  const pressed = stressed.getByRole('button', { pressed: true })
  const already = await pressed.count()
  await stressed.getByRole('button', { name: 'An', exact: true }).click()
  await expect(pressed).not.toHaveCount(already)
  await page.getByRole('button', { name: 'Emphasize words in scene 1' }).click()

  await page.getByRole('button', { name: 'More for scene 1' }).click()
  await page.getByRole('menuitem', { name: 'On-screen title' }).click()
  await page.getByLabel('On-screen title of scene 1').fill('Three hearts')
  await page.getByRole('button', { name: `More for scene ${count}` }).click()
  await page.getByRole('menuitem', { name: 'Delete scene' }).click()
  await expect(scenesOf(page)).toHaveCount(count - 1)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => wordsOf(page)).toEqual(before)

  await page.getByLabel('Scene 1', { exact: true }).fill('Octopuses have three hearts.')
  await page.keyboard.press('Control+z')
  await expect.poll(() => wordsOf(page)).toEqual(before)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect.poll(() => wordsOf(page)).toEqual(before)
  await expect(page.getByLabel('On-screen title of scene 1')).toHaveValue('Three hearts')
})

test('a scene is dragged by its handle, and the text view edits scenes as paragraphs', async ({ page }) => {
  await typeScript(
    page,
    'First scene of three words here.\n\nSecond scene is a little longer than that.\n\nThird and last scene of the script.',
  )
  const before = await wordsOf(page)
  expect(before).toHaveLength(3)
  // Scores arrive late and make the cards taller.
  await expect(scenesOf(page).getByText(/^(?:Hook|Hold) \d+$/)).toHaveCount(3)
  const handle = scenesOf(page)
    .first()
    .getByTitle(/^Drag scene/)
  await handle.hover()
  await page.mouse.down()
  const last = (await scenesOf(page).nth(2).boundingBox())!
  await page.mouse.move(last.x + 40, last.y + last.height - 5, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => wordsOf(page)).toEqual([before[1], before[2], before[0]])

  await page.getByRole('button', { name: 'Text', exact: true }).click()
  const box = page.getByLabel('Script', { exact: true })
  await expect(box).toHaveValue([before[1], before[2], before[0]].join('\n\n'))
  await box.fill(`${before[1]}\n\nA new one.`)
  await box.blur()
  await page.getByRole('button', { name: 'Scenes', exact: true }).click()
  await expect.poll(() => wordsOf(page)).toEqual([before[1], 'A new one.'])
})

test('Rewrite offers complete versions, and the Viral Optimizer explains its changes; both restore the old wording', async ({
  page,
}) => {
  await typeScript(
    page,
    'In this video I am going to basically talk about the fact that octopuses have three hearts. In order to swim, an octopus has to stop two of its hearts, which is really very tiring for it. That is the reason why it is that an octopus would rather crawl.',
  )
  const before = await wordsOf(page)
  const versions = page.getByRole('region', { name: 'Other versions' })
  for (const tool of [messages.script.rewrite, messages.script.optimize]) {
    await page.getByRole('button', { name: tool, exact: true }).click()
    if (tool === messages.script.rewrite) {
      const version = versions.getByRole('listitem').filter({ hasText: 'In other words' }).first()
      await version.getByRole('button', { name: 'Play in preview' }).click()
      const preview = page.getByRole('region', { name: 'Video preview' })
      await expect(preview.getByRole('status').filter({ hasText: 'Playing another version' })).toBeVisible()
      await expect(preview.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
      expect(await wordsOf(page)).toEqual(before)
      await version.getByRole('button', { name: messages.script.takeVersion }).click()
      await expect(versions).toBeHidden()
    }
    const bar = page.getByRole('status').filter({ hasText: `${tool} changed` })
    await expect(bar).toBeVisible()
    expect(await wordsOf(page)).not.toEqual(before)
    await bar.getByRole('button', { name: 'Undo all' }).click()
    await expect.poll(() => wordsOf(page)).toEqual(before)
  }
  await page.getByRole('button', { name: 'Regenerate scene 1' }).click()
  await scenesOf(page).first().getByRole('button', { name: 'Undo this' }).click()
  await expect.poll(() => wordsOf(page)).toEqual(before)
  await page.getByRole('button', { name: /^Hook \d+ of 100 in scene 1/ }).click()
  await expect(scenesOf(page).first().getByRole('list')).toBeVisible()
})

test('a long text of one’s own is offered hook first, as a list and as a story, at three lengths', async ({
  page,
}) => {
  const directory = path.join(import.meta.dirname, '../../packages/generators/script/fixtures/texts')
  await typeScript(page, readFileSync(path.join(directory, '18-own-list.txt'), 'utf8'))
  const before = await wordsOf(page)
  await page.getByRole('button', { name: messages.script.rewrite, exact: true }).click()
  const versions = page.getByRole('region', { name: 'Other versions' })
  const { hook, list, story } = messages.scripts.versions
  await expect(versions.getByRole('heading')).toHaveText([hook.name, list.name, story.name])
  const length = versions.getByRole('group', { name: messages.scripts.versionLength })
  await length.getByRole('button', { name: '15 s' }).click()
  const asList = versions.getByRole('listitem').filter({ hasText: list.name }).first()
  await expect(asList.getByText(/^1[345678] seconds/)).toBeVisible()
  await length.getByRole('button', { name: '30 s' }).click()
  await expect(asList.getByText(/^(?:2[6-9]|3[0-4]) seconds/)).toBeVisible()
  await asList.getByRole('button', { name: messages.script.takeVersion }).click()
  await expect(versions).toBeHidden()
  await expect
    .poll(async () => (await wordsOf(page))[0])
    .toBe('Five things to check before you sign a lease.')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => wordsOf(page)).toEqual(before)
})

test('the brand kit is saved and colors this video', async ({ page }) => {
  await page.getByRole('button', { name: messages.brandKit.open }).click()
  const dialog = page.getByRole('dialog', { name: messages.brandKit.open })
  await expect(dialog.getByLabel('Primary color', { exact: true })).toHaveValue('#22c55e')
  await expect(dialog.getByLabel('Secondary color', { exact: true })).toHaveValue('#9333ea')
  await dialog.getByLabel('Primary color', { exact: true }).fill('#1e1b4b')
  await expect(dialog.getByRole('note')).toContainText('hard to read')
  await dialog.getByLabel('Primary color', { exact: true }).fill('ffb020')
  await expect(dialog.getByRole('note')).toBeHidden()
  await dialog.getByLabel('Watermark text').fill('@deepsea')
  await dialog.getByLabel('Webhook URL').fill('not an address')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('https://')
  await dialog.getByLabel('Webhook URL').fill('https://example.org/hook')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(messages.brandKit.saved)).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('switch', { name: brandMessages.outro, exact: true }).click()
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/projects') && answer.ok())
  await typeScript(page)
  const body = (await (await saved).request().postDataJSON()) as { notes: { choices: { brand: object } } }
  expect(body.notes.choices.brand).toMatchObject({
    primaryColor: '#ffb020',
    watermark: '@deepsea',
    outro: { isOn: true, asset: null },
  })
  await page.reload()
  await page.getByRole('button', { name: messages.brandKit.open }).click()
  await expect(dialog.getByLabel('Watermark text')).toHaveValue('@deepsea')
})

test('why one source can’t be read is not said about another', async ({ page }) => {
  await page.route('**/api/ideas', (route) => route.abort())
  await page.getByLabel('Topic', { exact: true }).fill('coffee')
  await page.getByRole('button', { name: messages.inspiration.find, exact: true }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Try again' })
  await expect(failure).toBeVisible()
  await page.getByRole('button', { name: 'Transcript', exact: true }).click()
  await expect(page.getByLabel('Transcript', { exact: true })).toBeVisible()
  await expect(failure).toHaveCount(0)
})

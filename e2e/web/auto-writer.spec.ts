import * as messages from '@vivify/contract/messages'
import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { expect, test, type Guest } from './journeys.ts'

const words = messages.autoWriter
const list = messages.articleList
const editor = messages.articleEditor

const notes = `# Cats

A cat is a small animal that lives with people. Cats have been kept for about 10,000 years.

## Sleep

Cats sleep for 12 to 16 hours a day. Most cats sleep lightly, so that they wake at the smallest sound. A cat chooses a warm and high place for sleeping. Old cats sleep longer than young cats.

## Food

Cats eat meat. A cat needs taurine, which only meat contains. In order to stay healthy, cats drink little water due to the fact that their ancestors lived in deserts. A cat eats ten to twenty small meals a day when it can choose.

## Play

Cats play to practice hunting. A play session of ten minutes is enough for most cats. Toys that move like prey hold the attention of a cat longest.
`

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const queue = (page: Page) => page.getByRole('list', { name: words.queue, exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: editor.text })
const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

/** An article that was written from the notes, without pictures. */
async function orderArticle(guest: Guest, title: string): Promise<string> {
  const config = { hasFeaturedImage: false, imagesInArticle: 0, articleLength: 'Short' }
  const sources = { notes, usesWikipedia: false }
  const { articles } = await guest.call('POST', '/api/articles', {
    titles: [title],
    config,
    sources,
    idempotencyKey: title,
  })
  return (articles as { id: string }[])[0]!.id
}

test('titles become an article from pasted notes, and a title without sources an outline that is free', async ({
  page,
  guest,
}) => {
  await guest.enter('/auto-writer')
  await press(page, words.generateTitles)
  await expect(page.getByText(messages.articles.topicMissing)).toBeVisible()
  await page.getByLabel(words.topic, { exact: true }).fill('cats')
  await page.keyboard.press('Enter')
  const titles = page.getByLabel(words.titles, { exact: true })
  await expect(titles).not.toHaveValue('')
  await press(page, words.testApi)
  await expect(page.getByRole('alertdialog', { name: messages.articles.apiWorks })).toBeVisible()
  await press(page, 'OK')
  await titles.fill(
    'How Cats Sleep and Eat\n\n  \nThe <b>Truth</b> About Radios\nhow cats sleep and eat!\n' +
      'x'.repeat(10_000),
  )
  await press(page, words.addToQueue)
  await expect(queue(page).getByRole('listitem')).toHaveCount(3)
  await expect(titles, 'what is too long stays in the field').toHaveValue('x'.repeat(10_000))
  await titles.fill('')
  await expect(queue(page).getByText('The <b>Truth</b> About Radios')).toBeVisible()
  await press(page, words.removeDuplicates)

  // By keyboard: the second title first, and a reload keeps the order.
  const handle = words.moveTitle('The <b>Truth</b> About Radios')
  await page.getByRole('button', { name: handle, exact: true }).press('ArrowUp')
  await expect(page.getByText(words.moved('The <b>Truth</b> About Radios', 1, 2))).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.reload()
  await expect(queue(page).getByRole('listitem').first()).toContainText('How Cats Sleep and Eat')

  await expect(page.getByText(words.costTotal(10), { exact: true }), '2 × (1 + 1 + 3)').toBeVisible()
  await page.getByRole('combobox', { name: words.imagesInArticle }).click()
  await page.getByRole('option', { name: words.imagesChoice(0) }).click()
  await page.getByRole('combobox', { name: words.featuredImage }).click()
  await page.getByRole('option', { name: words.featuredImageNo, exact: true }).click()
  await page.getByRole('combobox', { name: words.articleLength }).click()
  await page.getByRole('option', { name: /^Short/ }).click()
  await page.getByRole('switch', { name: words.wikipedia }).click()
  await page.getByText(words.notes, { exact: true }).first().click()
  await page.getByLabel(words.notes, { exact: true }).fill(notes)
  await expect(page.getByText(words.costTotal(2), { exact: true })).toBeVisible()
  await press(page, words.generate)
  await expect(page.getByText(messages.articles.queued)).toBeVisible()
  await expect(page.getByText(words.queueEmpty, { exact: true })).toBeVisible()

  const written = page.getByRole('listitem').filter({ hasText: 'How Cats Sleep and Eat' })
  await expect(written.getByText(list.states.written, { exact: true })).toBeVisible({ timeout: 60_000 })
  const outline = page.getByRole('listitem').filter({ hasText: 'The <b>Truth</b> About Radios' })
  await expect(outline.getByText(list.states.outline, { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(outline.getByText(/ · Free · /)).toBeVisible()
  await expectClean(page, 'the list of articles')

  await outline.getByRole('button', { name: list.more('The <b>Truth</b> About Radios') }).click()
  await page.getByRole('menuitem', { name: list.delete }).click()
  await expect(outline).toHaveCount(0)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(outline).toBeVisible()
  await page.getByRole('button', { name: list.open('The <b>Truth</b> About Radios') }).click()
  await expect(page.getByText(editor.outline)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'The <b>Truth</b> About Radios' })).toBeVisible()
})

test('an article is edited, rewritten, compared and restored, and a reload keeps it', async ({
  page,
  guest,
}) => {
  const id = await orderArticle(guest, 'How Cats Eat')
  await guest.enter(`/auto-writer?article=${id}`)
  const preview = page.getByRole('region', { name: editor.preview })
  await expect(preview.getByRole('heading', { name: 'Food' })).toBeVisible({ timeout: 60_000 })
  const citation = preview.getByRole('link', { name: /^Source 1: / }).first()
  await citation.click()
  await expect(preview.getByRole('listitem').filter({ hasText: 'notes' }).first()).toBeFocused()

  // Typing, a tool, and undo through both.
  const before = await field(page).inputValue()
  await field(page).press('Control+Home')
  await page.keyboard.type('My cat agrees. ')
  await expect(preview.getByText('My cat agrees.')).toBeVisible()
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Control+b')
  await expect(preview.locator('strong')).toHaveText('My cat agrees.')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(field(page)).toHaveValue(before)
  await page.keyboard.press('Control+Shift+z')
  await isSaved(page)

  // A wordy sentence becomes shorter, and only the person puts it into the text.
  const wordy =
    'In order to stay healthy, cats drink little water due to the fact that their ancestors lived in deserts.'
  await select(page, wordy)
  await page.getByRole('button', { name: editor.rewrite }).click()
  await page.getByRole('menuitem', { name: editor.ways.plainer }).click()
  const suggestion = page.getByRole('region', { name: editor.suggestion })
  await expect(suggestion.locator('del').first()).toBeVisible()
  await expect(field(page)).toHaveValue(new RegExp(wordy.slice(0, 40)))
  await suggestion.getByRole('button', { name: editor.accept }).click()
  await expect(field(page)).not.toHaveValue(new RegExp(wordy.slice(0, 40)))
  await isSaved(page)

  await press(page, editor.details)
  await page.getByLabel(editor.slug, { exact: true }).fill('What Cats Eat -')
  await page.getByLabel(editor.slug, { exact: true }).blur()
  await expect(page.getByText('example.com › what-cats-eat')).toBeVisible()
  await isSaved(page)
  await expectClean(page, 'the editor')
  await page.getByRole('button', { name: 'Pixar' }).first().click()
  await expectClean(page, 'the editor in Pixar', { rules: ['color-contrast'] })

  await page.reload()
  await expect(field(page)).toHaveValue(/^My cat agrees\./)
  await press(page, editor.versions)
  const versions = page.getByRole('dialog', { name: editor.versions })
  await versions.getByRole('button', { name: /^Written by/ }).click()
  await expect(versions.locator('ins').filter({ hasText: 'My cat agrees.' })).toBeVisible()
  await expectClean(page, 'the versions', { within: '[role=dialog]' })
  await versions.getByRole('button', { name: editor.restore }).click()
  await expect(field(page)).toHaveValue(before)
  await press(page, editor.undo)
  await expect(field(page)).toHaveValue(/^My cat agrees\./)

  await press(page, editor.short)
  await expect(page).toHaveURL(/\/video-generator\?project=/)
  await expect(page.getByRole('textbox', { name: 'Scene 2', exact: true })).not.toHaveValue('')
})

/** Selects a part of the text in the field. */
async function select(page: Page, part: string): Promise<void> {
  await field(page).evaluate((element, words) => {
    const area = element as HTMLTextAreaElement
    const at = area.value.replaceAll(/\[\^\w+\]/g, (mark) => '\0'.repeat(mark.length)).indexOf(words)
    if (at === -1) throw new Error(`The text lacks: ${words}`)
    area.focus()
    area.setSelectionRange(at, at + words.length)
  }, part)
}

// Tests personas: the form and its messages, what is made, and what a person does with it.

import * as messages from '@vivify/contract/messages'
import { personalityTraits } from '@vivify/contract/persona-choices'
import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { expect, test, type Guest } from './journeys.ts'

const words = messages.persona
/** Four pictures, while other tests paint too. */
const slow = { timeout: 150_000 }

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const form = (page: Page) => page.getByRole('form', { name: words.formLabel })
const card = (page: Page, name: string) => page.getByRole('article', { name })

const maya = {
  name: 'Maya Torres',
  backstory: 'Maya helps office workers with neck pain get moving at home.',
  personalityTraits: ['Fitness & Health-oriented', 'Calm & Mindful'],
  visualStyle: 'Soft morning light, green and white',
}

test('the form asks for what is missing in order; the persona is made with progress and its parts are shown', async ({
  page,
  guest,
}) => {
  test.setTimeout(400_000)
  await guest.enter('/ai-influencer-studio')
  await expect(page.getByRole('heading', { level: 1, name: 'AI Influencer Studio' })).toBeVisible()
  for (const step of Object.values(words.steps)) {
    await expect(
      page.getByRole('list', { name: words.next }).getByRole('heading', { name: step }),
    ).toBeVisible()
  }
  await expect(form(page).getByRole('group', { name: words.traits }).getByRole('button')).toHaveText([
    ...personalityTraits,
  ])
  await press(page, words.confirm)
  await expect(form(page).getByRole('alert')).toHaveText(words.nameMissing)
  await field(page, words.name).fill(maya.name)
  await expect(form(page).getByRole('alert')).toHaveCount(0)
  await press(page, words.confirm)
  await expect(form(page).getByRole('alert')).toHaveText(words.backstoryMissing)
  await field(page, words.backstory).fill(maya.backstory)
  await press(page, words.confirm)
  await expect(form(page).getByRole('alert')).toHaveText(words.traitsMissing)
  for (const trait of maya.personalityTraits) await press(page, trait)
  await press(page, words.confirm)
  await expect(form(page).getByRole('alert')).toHaveText(words.visualStyleMissing)
  await field(page, words.visualStyle).fill(maya.visualStyle)
  await press(page, words.confirm)
  await expect(form(page).getByText(words.created)).toBeVisible()
  // After 3 seconds the form resets.
  await expect(form(page).getByText(words.created)).toHaveCount(0)
  await expect(field(page, words.name)).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText(/is ready\.$/)).toBeVisible(slow)

  await card(page, maya.name)
    .getByRole('button', { name: `Open ${maya.name}` })
    .click()
  await expect(page.getByText(words.madeWith(words.writtenBuiltIn))).toBeVisible()
  await expect(page.getByText(/^Office workers: the backstory names them/)).toBeVisible()
  await expectClean(page)
  await page.getByRole('tab', { name: words.tabs.pictures }).click()
  await expect(page.getByRole('list', { name: words.tabs.pictures }).getByRole('img')).toHaveCount(4)
  await expectClean(page)
  await page.getByRole('tab', { name: words.tabs.posts }).click()
  const posts = page.getByRole('list', { name: words.tabs.posts }).getByRole('listitem')
  await expect(posts).toHaveCount(5)
  await expect(posts.first()).toContainText('I’m an AI persona')
  await expectClean(page)

  await field(page, words.checkText).fill('OMG GUYS!!! NO EXCUSES!!! 🔥🔥🔥🔥🔥🔥')
  await press(page, words.checkButton)
  const findings = page.getByRole('group', { name: words.check })
  await expect(findings).toContainText('“no excuses”')
  const bad = Number(/(\d+) of 100/.exec((await findings.textContent())!)?.[1])
  await field(page, words.checkText).fill(
    'I stand up with you. We take one slow breath. I rest for a minute.',
  )
  await press(page, words.checkButton)
  await expect(findings).toContainText(/\d+ of 100/)
  expect(Number(/(\d+) of 100/.exec((await findings.textContent())!)?.[1])).toBeGreaterThan(bad)

  await page.getByRole('tab', { name: words.tabs.script }).click()
  await page.getByRole('link', { name: words.openScript }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Video Generator' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Scene 1/ }).first()).toHaveValue(/./)
})

test('the strategy is edited, and a persona is archived, deleted and restored', async ({ page, guest }) => {
  test.setTimeout(400_000)
  const id = await makeTexts(guest)
  await guest.enter(`/ai-influencer-studio?persona=${id}`)
  await press(page, words.edit)
  const editor = page.getByRole('form', { name: words.tabs.strategy })
  await editor.getByLabel('Percent 1').fill('90')
  await editor.getByRole('button', { name: words.save }).click()
  await expect(editor.getByText(words.percents)).toBeVisible()
  await editor.getByLabel('Percent 1').fill('40')
  await editor.getByLabel(words.strategyParts.audience).fill('People who sit all day.')
  await editor.getByRole('button', { name: words.save }).click()
  await expect(page.getByText('People who sit all day.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('People who sit all day.')).toBeVisible()

  await press(page, words.back)
  await card(page, maya.name)
    .getByRole('button', { name: `More for ${maya.name}` })
    .click()
  await page.getByRole('menuitem', { name: words.archive }).click()
  await expect(page.getByText(words.none)).toBeVisible()
  await page.getByText(words.showArchived(1)).click()
  await card(page, maya.name)
    .getByRole('button', { name: `More for ${maya.name}` })
    .click()
  await page.getByRole('menuitem', { name: words.delete }).click()
  await expect(card(page, maya.name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(words.showArchived(1)).click()
  await expect(card(page, maya.name)).toBeVisible()
})

test('a failure is told in the red box, and the form keeps what was typed', async ({ page, guest }) => {
  await guest.enter('/ai-influencer-studio')
  await page.route('**/api/personas', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fulfill({ status: 500, json: { error: 'The disk is full.', code: 'internal' } })
  })
  await field(page, words.name).fill(maya.name)
  await field(page, words.backstory).fill(maya.backstory)
  await press(page, maya.personalityTraits[0]!)
  await field(page, words.visualStyle).fill(maya.visualStyle)
  await press(page, words.confirm)
  await expect(form(page).getByRole('alert')).toContainText(words.failed)
  await expect(form(page).getByRole('alert')).toContainText('The disk is full.')
  await expectClean(page)
  await page.reload()
  await expect(field(page, words.backstory)).toHaveValue(maya.backstory)
})

test('the persona chosen in the video generator gives the video its voice and look', async ({
  page,
  guest,
}) => {
  test.setTimeout(400_000)
  await makeTexts(guest)
  await guest.enter('/video-generator')
  await page.getByLabel('Topic', { exact: true }).fill('stretching at a desk')
  const persona = page.getByRole('combobox', { name: words.persona })
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(persona).toBeVisible({ timeout: 300 })
  }).toPass()
  await persona.click()
  await page.getByRole('option', { name: maya.name }).click()
  await expect(page.getByRole('textbox', { name: 'Visual Prompt' })).toHaveValue(maya.visualStyle)
})

/** Makes a persona whose pictures are canceled, and waits for its strategy. Returns its id. */
async function makeTexts(guest: Guest): Promise<string> {
  const { persona, jobId } = (await guest.call('POST', '/api/personas', { form: maya })) as {
    persona: { id: string }
    jobId: string
  }
  await guest.call('DELETE', `/api/jobs/${jobId}`)
  const started = await guest.call('POST', `/api/personas/${persona.id}/make`, { parts: ['strategy'] })
  await expect
    .poll(
      async () => {
        const job = await guest.call('GET', `/api/jobs/${String(started['jobId'])}`)
        return (job['state'] as { status: string }).status
      },
      { timeout: 60_000 },
    )
    .toBe('completed')
  return persona.id
}

// What a plan does not allow, as a person of Starter meets it: named before it is tried, with the way to a larger plan.

import * as messages from '@vivify/contract/messages'
import { planFeatures, planWatermark } from '@vivify/contract/plans'
import { elevenLabsRules, SpeechStub, suiteModel } from '../../apps/server/providers/speech/testing.ts'
import { suiteKey } from '../../apps/server/providers/testing.ts'
import { expectClean } from './axe.ts'
import { expect, hurry, test as base } from './journeys.ts'
import { startStack, type Stack } from './stack.ts'

const words = messages.plans

const test = base.extend<object, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const eleven = new SpeechStub(elevenLabsRules)
      await eleven.open()
      const stack = await startStack({
        ENFORCE_PLANS: 'true',
        ELEVENLABS_API_KEY: suiteKey,
        ELEVENLABS_BASE_URL: eleven.baseUrl,
        ELEVENLABS_MODEL: suiteModel,
      })
      await use(stack)
      await stack.stop()
      eleven.close()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})

test('Starter’s limits are named before they are met, each with the way up', async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const headers = { origin: stack.address }
  const signUp = { email: 'small@example.org', password: 'long enough' }
  await page.request.post('/api/auth/sign-up', { headers, data: signUp, failOnStatusCode: true })
  const say = 'Every morning the bees of this small town fly out over the river to the lime trees.'
  const scenes = Array.from({ length: 20 }, (_, index) => ({ id: `s${index}`, say }))
  const document = { version: 1, title: 'Bees', seed: 1, resolution: 720, scenes }
  const project = await page.request.post('/api/projects', { headers, data: { document } })
  const { id } = (await project.json()) as { id: string }

  await page.goto(`/?project=${id}`)
  const resolution = page.getByRole('group', { name: 'Resolution' })
  await hurry(page, resolution)
  await expect(resolution.getByRole('button', { name: /720p/ })).toHaveAttribute('aria-pressed', 'true')
  for (const [label, plan] of [
    ['1080p', 'Creator'],
    ['4K', 'Scale'],
  ]) {
    const closed = resolution.getByRole('button', { name: new RegExp(`${label}.*${plan}`) })
    await expect(closed).toBeDisabled()
  }
  await expect(page.getByText(words.limits('Starter', '720p', 60))).toContainText(
    words.watermark(planWatermark),
  )
  await expect(page.getByText(/This video is about \d+ seconds long, and the Starter plan/)).toBeVisible()

  const voices = page.getByRole('region', { name: messages.voices.heading })
  await hurry(page, voices)
  await expect(voices.getByText(messages.voices.premium('Creator'))).toBeVisible()
  await expect(voices.getByRole('link', { name: words.see('Creator') })).toBeVisible()
  await expectClean(page, 'the studio of Starter')

  await page.goto('/product-ad-studio')
  await expect(
    page.getByRole('heading', { name: words.comesWith(planFeatures.ads, 'Creator') }),
  ).toBeVisible()
  await expect(page.getByText(words.about.ads)).toBeVisible()
  await expectClean(page, 'the closed product ad studio')

  for (const tab of ['api-keys', 'webhooks']) {
    await page.goto(`/settings?tab=${tab}`)
    await expect(
      page.getByRole('heading', { name: words.comesWith(planFeatures.api, 'Scale') }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Create API key|Add webhook)$/ })).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: words.see('Scale') })
      .click()
    await expect(page).toHaveURL(/\/pricing$/)
  }
})

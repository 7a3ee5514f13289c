// Pictures of the pages about the video generator: one project with a script of the built-in library, and its finished
// video.

import type { Page } from '@playwright/test'
import { settle } from '../picture-steps.ts'
import { call, once, open, shootPart, shootTop, shootWindow, type TakePicture } from './steps.ts'

const slow = { timeout: 180_000 }

export const studioPictures: Record<string, TakePicture> = {
  // Before there is a project, which the studio would open.
  'find-inspiration': async (page) => {
    await open(page, '/video-generator')
    await page.getByLabel('Topic', { exact: true }).first().fill('octopus')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page
      .getByRole('button', { name: /^Use this idea/ })
      .first()
      .waitFor(slow)
    return shootTop(page, 900)
  },
  studio: async (page) => {
    await openProject(page)
    const preview = page.getByRole('region', { name: 'Video preview' })
    await preview.getByRole('button', { name: 'Play', exact: true }).first().waitFor(slow)
    await settle(page)
    return shootWindow(page, page.getByRole('heading', { name: 'Script, voice and music' }), 820)
  },
  voice: async (page) => {
    await openProject(page)
    return shootPart(page, page.getByRole('region', { name: 'Voice and narration' }), 520)
  },
  'visual-style': async (page) => {
    await openProject(page)
    return shootPart(page, page.getByRole('group', { name: 'Visual Style' }), 880)
  },
  'own-media': async (page) => {
    await openProject(page)
    await page.getByRole('button', { name: 'Picture of scene 2' }).click()
    return shootPart(page, page.getByRole('region', { name: 'What this scene shows' }).first())
  },
  'finished-video': async (page) => {
    const id = await project(page)
    await finishedVideo(page)
    await open(page, `/?project=${id}`)
    const region = page.getByRole('region', { name: 'Finished video' })
    await region.locator('video').waitFor({ state: 'attached' })
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2)
    return shootPart(page, region)
  },
}

const project = once(async (page: Page): Promise<string> => {
  const choices = { topic: 'octopus', style: 'Kinetic Text', theme: 'viral' }
  const written = await call(page, '/api/scripts', {
    source: { kind: 'topic', topic: choices.topic },
    choices: { style: choices.style, theme: choices.theme },
  })
  const notes = { topic: choices.topic, hasPreset: false }
  return String((await call(page, '/api/projects', { document: written['document'], notes }))['id'])
})

const finishedVideo = once(async (page: Page): Promise<void> => {
  await openProject(page)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click(slow)
})

async function openProject(page: Page): Promise<void> {
  await open(page, `/?project=${await project(page)}`)
  await page.getByRole('list', { name: 'Scenes' }).getByRole('listitem').first().waitFor()
  await settle(page)
}

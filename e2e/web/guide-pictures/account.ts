// Pictures of the pages about credits, plans, settings, keys and programs.

import { call, open, shootDialog, shootTop, type TakePicture } from './steps.ts'

export const accountPictures: Record<string, TakePicture> = {
  pricing: async (page) => {
    await open(page, '/pricing')
    return shootTop(page, 860)
  },
  credits: async (page) => {
    await open(page, '/credits')
    return shootTop(page, 700)
  },
  settings: async (page) => {
    await open(page, '/settings')
    return shootTop(page, 900)
  },
  team: async (page) => {
    await call(page, '/api/team/invites', { label: 'Mara, who edits', role: 'editor' })
    await open(page, '/settings?tab=team')
    return shootTop(page, 620)
  },
  'brand-kit': async (page) => {
    await open(page, '/settings?tab=brand-kit')
    return shootTop(page, 900)
  },
  'vendor-keys': async (page) => {
    await open(page, '/settings?tab=vendor-keys')
    return shootTop(page, 620)
  },
  'api-reference': async (page) => {
    await open(page, '/api')
    await page.getByRole('searchbox', { name: 'Search calls' }).fill('last edited first')
    await page.getByText('/api/projects', { exact: true }).click()
    await page.getByRole('button', { name: 'Try it' }).click()
    return shootTop(page, 1000)
  },
  webhooks: async (page) => {
    await call(page, '/api/webhooks', {
      address: 'https://flows.example.com/webhook/vivify',
      events: ['video.finished', 'post.published', 'post.failed'],
    })
    await open(page, '/settings?tab=webhooks')
    return shootTop(page, 460)
  },
  shortcuts: async (page) => {
    await open(page, '/')
    await page.keyboard.press('?')
    return shootDialog(page, /shortcuts/i)
  },
}

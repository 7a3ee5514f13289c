// Pictures of the pages about posts, the calendar, ideas and personas, with posts of several days, one of them sent and
// one reviewed, and a persona with its pictures.

import {
  call,
  dayFromNow,
  once,
  open,
  between,
  scrollTo,
  shoot,
  shootDialog,
  upload,
  viewport,
} from './steps.ts'
import { waitForJob, type TakePicture } from './steps.ts'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

const words = {
  octopus:
    'An octopus has three hearts, and two of them stop when it swims. That is why it prefers to crawl. #octopus',
  market: 'The street market opens at five. By seven the best tomatoes are gone.',
  studio: 'We moved our whole studio into one small room. Here is what we kept.',
  microphone: 'Three questions to ask before you buy a microphone',
  lunch: 'Meal prep for people with twenty minutes: one pan, five lunches, no sad salad.',
  seasons: 'Three things that a photographer does before breakfast',
  desk: 'How we plan a week of posts in one hour',
  bread: 'What your sourdough is trying to say',
  light: 'Morning light, before and after one small change',
}

export const publishingPictures: Record<string, TakePicture> = {
  composer: async (page) => {
    const { octopus } = await content(page)
    // As far as the schedule; the buttons stick to the bottom.
    await page.setViewportSize({ ...viewport, height: 978 })
    await open(page, `/social-media-suite?media=${octopus}`)
    const form = page.getByRole('region', { name: 'Create New Post' })
    await form.getByRole('textbox', { name: 'Post Content' }).fill(words.octopus)
    await form.getByRole('button', { name: 'Instagram', exact: true }).click()
    await form.getByRole('textbox', { name: /^Alt text/ }).fill('A title over an octopus: three hearts')
    await form.getByLabel('Schedule Date').fill(dayFromNow(2))
    await form.getByLabel('Schedule Time').fill('18:30')
    await form.getByText('Saved', { exact: true }).waitFor()
    await scrollTo(page, form)
    return shoot(page, (await page.getByRole('tabpanel').boundingBox())!)
  },
  receipt: async (page) => {
    await content(page)
    await open(page, '/social-media-suite')
    const card = page.getByRole('article', { name: words.studio })
    await card.getByRole('button', { name: 'Receipt' }).click()
    return shootDialog(page, 'Receipt')
  },
  review: async (page) => {
    const { reviewPath } = await content(page)
    await open(page, reviewPath)
    return shoot(page, await between(page, page.getByText(/^This link works until/)))
  },
  calendar: async (page) => {
    await content(page)
    await open(page, '/social-media-suite?tab=calendar')
    return shoot(page, (await page.getByRole('region', { name: 'Calendar' }).boundingBox())!)
  },
  'import-csv': async (page) => {
    await content(page)
    await open(page, '/social-media-suite?tab=calendar')
    await page.getByRole('button', { name: 'More for the calendar' }).click()
    await page.getByRole('menuitem', { name: 'Import CSV' }).click()
    await page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'december.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'text,platforms,date,time,zone',
          `Three facts about tea,"twitter, linkedin",${dayFromNow(9)},09:30,Europe/Berlin`,
          'A draft without a time,linkedin,,,',
          'Recipe of the week,twitter,12/24/2026,18:00,',
        ].join('\r\n'),
      ),
    })
    await page.getByRole('region', { name: 'What each row becomes' }).waitFor()
    return shootDialog(page, 'Import CSV')
  },
  'connect-account': async (page) => {
    await open(page, '/social-media-suite')
    await page.getByRole('button', { name: 'Connect account' }).click()
    return shootDialog(page, 'Connect account')
  },
  'register-platform': async (page) => {
    await open(page, '/social-media-suite')
    await page.getByRole('button', { name: 'Connect account' }).click()
    const linkedin = page.getByRole('button', { name: 'LinkedIn' })
    const row = page.getByRole('dialog').getByRole('listitem').filter({ has: linkedin })
    await row.getByRole('button', { name: 'LinkedIn' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Callback address' }).waitFor()
    await page.mouse.move(0, 0)
    return row.screenshot()
  },
  ideas: async (page) => {
    await open(page, '/social-studio')
    await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('houseplants')
    await page.getByRole('button', { name: 'Generate Ideas' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await page.getByRole('list', { name: 'Generated Video Ideas' }).waitFor()
    return shoot(page, await between(page, page.getByRole('list', { name: 'Generated Video Ideas' })))
  },
  persona: async (page) => {
    const { personaId } = await content(page)
    await open(page, `/ai-influencer-studio?persona=${personaId}`)
    return shoot(page, await between(page, page.getByText(/^Answers to comments/).locator('..')))
  },
  'persona-pictures': async (page) => {
    const { personaId } = await content(page)
    await open(page, `/ai-influencer-studio?persona=${personaId}`)
    await page.getByRole('tab', { name: 'Pictures' }).click()
    await page.getByRole('img', { name: /^Mood/ }).waitFor()
    return shoot(page, await between(page, page.getByRole('figure').first()))
  },
}

interface Content {
  /** Id of a picture. */
  octopus: string
  reviewPath: string
  personaId: string
}

/** Posts of several days, one of them sent and one reviewed; a persona with its pictures. */
const content = once(async (page): Promise<Content> => {
  const [octopus, street] = [await upload(page, 'octopus'), await upload(page, 'street')]
  const plan = async (text: string, days: number | null, time: string, more = {}): Promise<string> => {
    const at = days === null ? null : { date: dayFromNow(days), time, zone }
    const post = await call(page, '/api/posts', { content: { text, plan: at, ...more } })
    const when = days === null ? 'now' : 'planned'
    await call(page, `/api/posts/${String(post['id'])}/schedule`, { revision: post['revision'], when })
    return String(post['id'])
  }
  const instagram = { platforms: ['instagram'], media: [{ assetId: street, altText: 'A street market' }] }
  await plan(words.lunch, 1, '12:00')
  await plan(words.light, 2, '18:45', instagram)
  await plan(words.microphone, 4, '09:30', { platforms: ['linkedin'] })
  await plan(words.octopus, 8, '09:30')
  await plan(words.bread, 8, '12:00', { platforms: ['linkedin'] })
  await plan(words.desk, 11, '18:45', { platforms: ['twitter'] })
  await plan(words.seasons, 16, '12:00', instagram)
  await plan('Ask us anything about small studios', 23, '09:30')
  await plan('Five gifts that fit into an envelope', 29, '12:00', { platforms: ['linkedin'] })
  await call(page, '/api/posts', {
    content: { text: 'Closed for the holidays', plan: { date: dayFromNow(13), time: '16:00', zone } },
  })
  const reviewed = await plan(words.market, 3, '09:30', {
    platforms: ['twitter', 'linkedin'],
    media: instagram.media,
  })
  const link = await call(page, `/api/posts/${reviewed}/review-links`, { days: 30 })
  const token = String(link['path']).split('/').at(-1)
  await call(page, `/api/review/${token}/notes`, {
    author: 'Anna Klein',
    kind: 'approved',
    message: 'Lovely. Go ahead!',
    revision: 1,
  })
  const made = await call(page, '/api/personas', {
    form: {
      name: 'Maya Torres',
      backstory: 'Maya helps office workers with neck pain get moving at home.',
      personalityTraits: ['Fitness & Health-oriented', 'Calm & Mindful'],
      visualStyle: 'Soft morning light, green and white',
    },
  })
  await waitForJob(page, String(made['jobId']))
  await plan(words.studio, null, '')
  const { id: personaId } = made['persona'] as { id: string }
  return { octopus, reviewPath: String(link['path']), personaId }
})

// Posts of a Facebook page. Pictures and videos are sent, so this server needs no public address.
// https://developers.facebook.com/docs/pages-api/posts

import { z } from 'zod'
import { platformNames } from '@vivify/contract/platforms'
import { findWebAddresses } from '@vivify/social/count-text'
import { addFirstComment, isSameText, isSince, type GraphAccess } from '../meta-comment.ts'
import { callGraph } from '../meta-graph.ts'
import type {
  FoundAgain,
  PlatformSettings,
  PublishedPost,
  PublishRun,
  SocialFile,
  SocialPlatform,
  StepResult,
} from '../port.ts'
import { facebookLogin } from './login.ts'
import { measureFacebookPage, measureFacebookPosts } from './measures.ts'
import { FacebookSimulator } from './simulator.ts'
import { publishVideo } from './video.ts'

const platform = platformNames.facebook

export const facebook: SocialPlatform = {
  id: 'facebook',
  registration: {
    settings: {
      clientId: 'FACEBOOK_CLIENT_ID',
      clientSecret: 'FACEBOOK_CLIENT_SECRET',
      baseUrl: 'FACEBOOK_BASE_URL',
      loginUrl: 'FACEBOOK_LOGIN_URL',
    },
    defaults: { baseUrl: 'https://graph.facebook.com', loginUrl: 'https://www.facebook.com' },
    steps: [
      'Open Meta for Developers and create an app of type Business.',
      'Add the product “Facebook Login for Business” and, in its settings, enter the redirect address below.',
      'Copy the app ID and the app secret (App settings, Basic) to FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET.',
      'You can now post to pages that people with a role in the app manage.',
      'To let other people connect, verify your business and ask for App Review of pages_show_list, pages_manage_posts, pages_read_engagement, pages_manage_engagement and read_insights.',
    ],
    links: [
      { label: 'Meta for Developers', url: 'https://developers.facebook.com/apps/' },
      { label: 'Pages API', url: 'https://developers.facebook.com/docs/pages-api/getting-started' },
    ],
  },
  login: facebookLogin,
  publish,
  measurePosts: measureFacebookPosts,
  measureAccount: measureFacebookPage,
  createSimulator: (options) => new FacebookSimulator(options),
}

async function publish(run: PublishRun, settings: PlatformSettings): Promise<PublishedPost> {
  const { access, fetch, signal, files } = run
  const graph = { platform, fetch, signal, token: access.token, baseUrl: settings.baseUrl }
  const video = files.find(({ kind }) => kind === 'video')
  const post = video ? await publishVideo({ run, graph, file: video }) : await publishToFeed(run, graph)
  return { ...post, ...(await addFirstComment(run, graph, post.id)) }
}

const idSchema = z.object({ id: z.string().min(1) })

async function publishToFeed(
  run: PublishRun,
  graph: GraphAccess,
): Promise<{ id: string; permalink: string }> {
  const photos: string[] = []
  for (const [index, file] of run.files.entries()) {
    const { id } = await run.step(`photo-${index + 1}`, () => sendPhoto(run, graph, file))
    photos.push(id!)
  }
  const { text } = run.post
  const link = photos.length === 0 ? findLink(text) : undefined
  const { id } = await run.commit(
    'post',
    () =>
      callGraph({
        ...graph,
        path: `${run.access.accountId}/feed`,
        json: {
          ...(text === '' ? {} : { message: text }),
          ...(link === undefined ? {} : { link }),
          ...(photos.length === 0 ? {} : { attached_media: photos.map((photo) => ({ media_fbid: photo })) }),
        },
        answer: idSchema,
      }),
    (begunMs) => findInFeed(run, graph, { photos, begunMs }),
  )
  return { id: id!, permalink: `https://www.facebook.com/${id}` }
}

/** Facebook shows one link of a post as a card, and refuses the post when it is no real address. */
function findLink(text: string): string | undefined {
  const links = findWebAddresses(text).map((link) => link.text)
  return links.find((link) => URL.canParse(link) && new URL(link).hostname.includes('.'))
}

/** Unpublished: nobody sees the photo before a post shows it. */
async function sendPhoto(run: PublishRun, graph: GraphAccess, file: SocialFile): Promise<StepResult> {
  const bytes = await file.read(0, file.sizeBytes)
  const body = new FormData()
  body.set('published', 'false')
  body.set('source', new Blob([Buffer.from(bytes)], { type: file.mimeType }), 'photo')
  const { id } = await callGraph({
    ...graph,
    path: `${run.access.accountId}/photos`,
    body,
    answer: idSchema,
  })
  return { id }
}

const target = z.object({ target: z.object({ id: z.string() }).optional() })
const feedSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      message: z.string().default(''),
      created_time: z.string(),
      attachments: z
        .object({
          data: z.array(target.extend({ subattachments: z.object({ data: z.array(target) }).optional() })),
        })
        .optional(),
    }),
  ),
})

/** A post with one of the photos is certainly this one; without photos, its words and its time say so. */
async function findInFeed(
  run: PublishRun,
  graph: GraphAccess,
  { photos, begunMs }: { photos: readonly string[]; begunMs: number },
): Promise<FoundAgain<StepResult>> {
  const { data } = await callGraph({
    ...graph,
    method: 'GET',
    path: `${run.access.accountId}/feed`,
    query: {
      fields: 'id,message,created_time,attachments{target{id},subattachments{target{id}}}',
      limit: '50',
    },
    answer: feedSchema,
  })
  const found = data.find(({ message, created_time: time, attachments }) => {
    const shown = (attachments?.data ?? [])
      .flatMap((one) => [one, ...(one.subattachments?.data ?? [])])
      .flatMap((one) => one.target?.id ?? [])
    if (photos.some((photo) => shown.includes(photo))) return true
    return run.post.text !== '' && isSameText(message, run.post.text) && isSince(time, begunMs)
  })
  return found ? { outcome: 'done', result: { id: found.id } } : { outcome: 'absent' }
}

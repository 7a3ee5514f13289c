// The tools of the MCP server. Their inputs, descriptions and answers are those of the contract's routes, which do the
// work: a tool only says which routes it calls.

import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { brandSchema } from '@vivify/contract/project'
import { orderArticles } from '@vivify/contract/routes/articles'
import { makeGif } from '@vivify/contract/routes/gifs'
import { findIdeas } from '@vivify/contract/routes/ideas'
import { createImages } from '@vivify/contract/routes/images'
import { readJob } from '@vivify/contract/routes/jobs'
import { createPost, schedulePost } from '@vivify/contract/routes/posts'
import { createProject } from '@vivify/contract/routes/projects'
import type { Route } from '@vivify/contract/routes/route'
import { writeScript } from '@vivify/contract/routes/scripts'
import { createVideo } from '@vivify/contract/routes/videos'
import { listVoices as listVoicesRoute } from '@vivify/contract/routes/voices'
import type { CallRoute } from '../../lib/route-call.ts'
import { listStyleChoices, listVoiceChoices } from '../../services/system/list-choices.ts'

export interface Tool {
  name: string
  /** The routes it calls, in order. Their summaries are its description. */
  routes: readonly Route[]
  /** For a tool without a route. */
  about?: string
  input: z.ZodObject
  /** Throws AppError. */
  run(call: CallRoute, input: unknown): Promise<object>
}

/** Types `run` by its input. */
function defineTool<Input extends z.ZodObject>(
  tool: Omit<Tool, 'input' | 'run'> & {
    input: Input
    run(call: CallRoute, input: z.output<Input>): Promise<object>
  },
): Tool {
  return tool as unknown as Tool
}

const nothing = z.object({})

const makeVideo = defineTool({
  name: 'make_video',
  routes: [writeScript, createProject, createVideo],
  input: writeScript.body.extend({ idempotencyKey: createVideo.body.shape.idempotencyKey }),
  async run(call, { source, choices, idempotencyKey }) {
    const written = await call(writeScript, { body: { source, choices } })
    // What only the person knows: the assistant asks, and calls again with the answers as `facts`.
    if (written.status === 'questions') return written
    const { document, seconds, engine, warnings, credit, sceneSources } = written
    const notes = { credit, sceneSources, scriptEngine: engine }
    const usesBrandKit = JSON.stringify(choices.brand) === JSON.stringify(brandSchema.parse({}))
    const body = { title: document.title, document, notes, idempotencyKey, usesBrandKit }
    const project = await call(createProject, { body })
    const job = await call(createVideo, { body: { projectId: project.id, idempotencyKey } })
    return { ...job, projectId: project.id, title: document.title, seconds, engine, warnings }
  },
})

const getJob = defineTool({
  name: 'get_job',
  routes: [readJob],
  input: readJob.params,
  run: (call, params) => call(readJob, { params }),
})

/** A key without the scope of vendors' voices still learns the built-in ones. */
function passOverForbidden(error: unknown): null {
  if (AppError.isInstance(error) && error.code === 'forbidden') return null
  throw error
}

const listVoices = defineTool({
  name: 'list_voices',
  routes: [listVoicesRoute],
  about:
    'The built-in voices of videos, with their speed, for `voice`; and the voices of vendors, with the price of a minute, for `vendorVoice`',
  input: nothing,
  async run(call) {
    const vendors = await call(listVoicesRoute, {}).catch(passOverForbidden)
    return { voices: listVoiceChoices(), ...(vendors && { vendors }) }
  },
})

const listStyles = defineTool({
  name: 'list_styles',
  routes: [],
  about: 'Visual styles, presets of pictures, captions and music of videos',
  input: nothing,
  run: async () => listStyleChoices(),
})

const makeImage = defineTool({
  name: 'make_image',
  routes: [createImages],
  input: createImages.body,
  run: (call, body) => call(createImages, { body }),
})

const makeGifTool = defineTool({
  name: 'make_gif',
  routes: [makeGif],
  input: makeGif.body,
  run: (call, body) => call(makeGif, { body }),
})

const writeArticle = defineTool({
  name: 'write_article',
  routes: [orderArticles],
  input: orderArticles.body.extend({ idempotencyKey: orderArticles.body.shape.idempotencyKey.optional() }),
  run: (call, { idempotencyKey = crypto.randomUUID(), ...body }) =>
    call(orderArticles, { body: { ...body, idempotencyKey } }),
})

const schedule = defineTool({
  name: 'schedule_post',
  routes: [createPost, schedulePost],
  input: createPost.body.extend({ when: schedulePost.body.shape.when }),
  async run(call, { when, ...body }) {
    const post = await call(createPost, { body })
    // A repeated call finds the post that it made before.
    if (post.targets.length > 0) return post
    const { id: postId, revision } = post
    return call(schedulePost, { params: { postId }, body: { revision, when } })
  },
})

const findIdeasTool = defineTool({
  name: 'find_ideas',
  routes: [findIdeas],
  input: findIdeas.body,
  run: (call, body) => call(findIdeas, { body }),
})

export const tools: readonly Tool[] = [
  makeVideo,
  getJob,
  listVoices,
  listStyles,
  makeImage,
  makeGifTool,
  writeArticle,
  schedule,
  findIdeasTool,
]

// Plans a video's cover: the hook in a few words over the hook's picture.

import { coverFrames, maxCoverTitleCharacters, type Cover } from '@vivify/contract/cover'
import type { Project } from '@vivify/contract/project'
import { isGreeting, withoutFillers } from '@vivify/generators/script/wording/script-name'
import { coverMoments, coverStyle } from '@vivify/timeline/layers/cover'
import type { Timeline } from '@vivify/timeline/timeline'
import type { CoverJob } from '../../../rendering/video/thumbnail.ts'
import { besideOutput } from './outputs.ts'

export interface PlannedCover {
  job: CoverJob
  /** Stored, so that another cover can be drawn later. */
  cover: Cover
  /** Paths of the pictures without words, by name. */
  framePaths: string[]
}

/** People don't read more on a phone's screen. */
const maxTitleWords = 9

/**
 * Plans the cover file next to a video. With `keepsFrames`, also plans the pictures from which other covers can be
 * made.
 */
export function planCover(options: {
  project: Project
  timeline: Timeline
  outputPath: string
  keepsFrames: boolean
}): PlannedCover {
  const { project, timeline, outputPath, keepsFrames } = options
  const isAd = timeline.scenes[0]!.visual.kind === 'ad'
  const title = isAd ? '' : coverTitle(project)
  const style = coverStyle(timeline, project.scenes[0]!.emphasis)
  const moments = coverMoments(timeline, keepsFrames ? coverFrames.length : 1)
  const frames = moments.map((frame, index) => ({
    frame,
    path: keepsFrames ? besideOutput(outputPath, `.${coverFrames[index]}.jpg`) : null,
  }))
  return {
    job: { title, style, path: besideOutput(outputPath, '.jpg'), frames },
    cover: { title, frame: coverFrames[0], style },
    framePaths: frames.flatMap(({ path }) => path ?? []),
  }
}

/**
 * The hook's on-screen title, its first sentence without fillers, or the video's title: the first of these that is short
 * enough to read at a glance. A greeting is no title.
 */
export function coverTitle({ title, scenes }: Pick<Project, 'title' | 'scenes'>): string {
  const { onScreen, say } = scenes[0]!
  const sentence = /^.*?[.!?…](?=\s|$)/su.exec(say.trim())?.[0] ?? say
  const said = isGreeting(sentence) ? '' : withoutFillers(sentence)
  const offers = [onScreen ?? '', said, title, sentence].map((text) =>
    text.trim().replace(/(?<![.,;:])[.,;:]+$/u, ''),
  )
  const fitting = offers.find((text) => text !== '' && text.split(/\s+/).length <= maxTitleWords)
  const chosen = fitting ?? offers.find((text) => text !== '') ?? ''
  return chosen.split(/\s+/).slice(0, maxTitleWords).join(' ').slice(0, maxCoverTitleCharacters)
}

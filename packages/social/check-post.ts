// Whether a platform would take a post, known before it is sent.

import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { PostContent, PostMedia } from '@vivify/contract/post'
import { countBytes, countText, findHashtags } from './count-text.ts'
import { describeFit, fitVideo, type VideoFacts } from './fit-video.ts'
import { formatBytes } from './format.ts'
import { platformRules, type PlatformRules } from './rules.ts'

/** A post as one platform gets it, with what differs there applied. */
export interface PlatformPost {
  text: string
  thread: readonly string[]
  firstComment: string
  media: readonly PostMedia[]
}

/** Facts of a media file that decide whether a platform takes it. */
export interface MediaFacts extends VideoFacts {
  assetId: string
  kind: 'image' | 'gif' | 'video'
}

export interface PostProblem {
  platform: PlatformId
  /** `blocks`: the platform would refuse the post. `fits`: Vivify changes the file when it publishes. */
  kind: 'blocks' | 'fits'
  /** The media's asset, when it is about one. */
  assetId: string | null
  message: string
  /** For `fits`: what is changed, without the platform's name and a period. */
  change?: string
}

/** The post as a platform gets it. */
export function versionFor(content: PostContent, platform: PlatformId): PlatformPost {
  const version = content.versions[platform]
  const rules = platformRules[platform]
  const media = version?.media ? version.media.flatMap((index) => content.media[index] ?? []) : content.media
  return {
    text: version?.text ?? content.text,
    thread: rules.hasThreads ? (version?.thread ?? content.thread).filter((text) => text.trim() !== '') : [],
    firstComment: rules.hasFirstComment ? (version?.firstComment ?? content.firstComment) : '',
    media,
  }
}

/** Everything that a platform would refuse in a post, and what Vivify fits for it. `facts` describe its media. */
export function checkPost(
  content: PostContent,
  platform: PlatformId,
  facts: readonly MediaFacts[],
): PostProblem[] {
  const post = versionFor(content, platform)
  const rules = platformRules[platform]
  const known = new Map(facts.map((file) => [file.assetId, file]))
  const files = post.media.flatMap(({ assetId }) => known.get(assetId) ?? [])
  const blocks = [
    ...checkTexts(post, platform, rules),
    ...checkFields(content, platform, files),
    ...checkMediaCounts(files, platform, rules),
  ].map((message): PostProblem => ({ platform, kind: 'blocks', assetId: null, message }))
  return [...blocks, ...files.flatMap((file) => checkFile(file, platform, rules))]
}

function checkTexts(post: PlatformPost, platform: PlatformId, rules: PlatformRules): string[] {
  const name = platformNames[platform]
  const problems: string[] = []
  const all = [post.text, ...post.thread]
  all.forEach((text, index) => {
    const length = countText(text, rules.text)
    const which = all.length > 1 ? `Post ${index + 1} of the thread` : 'The text'
    if (length > rules.text.max) {
      problems.push(`${which} has ${format(length)} of ${format(rules.text.max)} characters for ${name}.`)
    } else if (rules.text.maxBytes !== undefined && countBytes(text) > rules.text.maxBytes) {
      problems.push(`${which} is too long for ${name}, which takes ${format(rules.text.maxBytes)} bytes.`)
    }
  })
  if (rules.needs === 'anything' && post.text.trim() === '' && post.media.length === 0) {
    problems.push(`${name} needs a text or a picture.`)
  }
  const { maxHashtags } = rules.text
  const tags = findHashtags(post.text).length
  if (maxHashtags !== undefined && tags > maxHashtags) {
    problems.push(`${name} takes at most ${maxHashtags} hashtags, and this text has ${tags}.`)
  }
  const { unit } = rules.text
  const max = rules.maxFirstComment ?? rules.text.max
  if (countText(post.firstComment, { unit, max }) > max) {
    problems.push(`The first comment is too long for ${name}.`)
  }
  for (const { altText } of post.media) {
    if (rules.maxAltText > 0 && [...altText].length > rules.maxAltText) {
      problems.push(`${name} takes picture descriptions of at most ${format(rules.maxAltText)} characters.`)
    }
  }
  return problems
}

function checkFields(content: PostContent, platform: PlatformId, files: readonly MediaFacts[]): string[] {
  if (platform === 'youtube') return checkYoutubeFields(content)
  if (platform === 'tiktok' && files.length > 0 && content.fields.tiktok.privacy === '') {
    return ['Choose who can see the post on TikTok.']
  }
  return []
}

function checkYoutubeFields(content: PostContent): string[] {
  const { title, tags, privacy, isForKids } = content.fields.youtube
  const { text, firstComment } = versionFor(content, 'youtube')
  const rules = platformRules.youtube
  const { max, unit } = rules.title!
  const maxTags = rules.maxTagCharacters ?? Infinity
  const problems: string[] = []
  const length = countText(title, { unit, max })
  if (title.trim() === '') problems.push('YouTube needs a title.')
  else if (/[<>]/.test(title)) problems.push('YouTube does not allow < or > in a title.')
  else if (length > max) problems.push(`The title has ${length} of ${max} characters for YouTube.`)
  if (/[<>]/.test(text)) problems.push('YouTube does not allow < or > in a description.')
  const tagLength = countTags(tags)
  if (tagLength > maxTags) problems.push(`The tags have ${tagLength} of ${maxTags} characters for YouTube.`)
  if (firstComment.trim() !== '' && (privacy === 'private' || isForKids)) {
    problems.push(
      'YouTube takes no comments on private videos and videos for kids. Leave out the first comment.',
    )
  }
  return problems
}

/** The length of YouTube's list of tags: with a comma between two tags, and quotes around a tag with spaces. */
export function countTags(tags: readonly string[]): number {
  const lengths = tags.map((tag) => [...tag].length + (/\s/.test(tag) ? 2 : 0))
  return lengths.reduce((total, length) => total + length, Math.max(0, tags.length - 1))
}

function checkMediaCounts(
  files: readonly MediaFacts[],
  platform: PlatformId,
  rules: PlatformRules,
): string[] {
  const name = platformNames[platform]
  const gifs = rules.gifs ? files.filter(({ kind }) => kind === 'gif') : []
  const videos = files.filter(({ kind }) => kind === 'video')
  const images = files.filter((file) => file.kind === 'image' || (file.kind === 'gif' && !rules.gifs))
  const problems: string[] = []
  if (rules.needs === 'video' && videos.length === 0) problems.push(`${name} needs a video.`)
  if (rules.needs === 'media' && files.length === 0) problems.push(`${name} needs a picture or a video.`)
  if (images.length > 0 && !rules.images) problems.push(`${name} takes no pictures. Leave them out there.`)
  if (videos.length > 0 && !rules.videos) problems.push(`${name} takes no videos. Leave them out there.`)
  const counts: [string, number, number][] = [
    ['pictures', images.length, rules.images?.max ?? Infinity],
    ['GIFs', gifs.length, rules.gifs?.max ?? Infinity],
    ['videos', videos.length, rules.videos?.max ?? Infinity],
  ]
  for (const [what, count, max] of counts) {
    if (count > max) problems.push(`${name} takes at most ${max} ${what}, and this post has ${count}.`)
  }
  const kinds = [images, gifs, videos].filter((list) => list.length > 0).length
  if (!rules.mixesMedia && kinds > 1)
    problems.push(`${name} does not mix pictures, GIFs and videos in one post.`)
  if (rules.mixesMedia && rules.images && files.length > rules.images.max) {
    problems.push(`${name} takes at most ${rules.images.max} files, and this post has ${files.length}.`)
  }
  return problems
}

/** Pictures are always made to fit; a video is too, unless its length or its shape is wrong. */
function checkFile(file: MediaFacts, platform: PlatformId, rules: PlatformRules): PostProblem[] {
  const name = platformNames[platform]
  const { assetId } = file
  const fits = (change: string): PostProblem => {
    return { platform, kind: 'fits', assetId, message: `${change} for ${name}.`, change }
  }
  if (file.kind === 'video') return checkVideo(file, platform)
  if (file.kind === 'gif' && rules.gifs) {
    if (file.sizeBytes <= rules.gifs.maxBytes) return []
    const message = `This GIF is too large for ${name}, which takes ${formatBytes(rules.gifs.maxBytes)}.`
    return [{ platform, kind: 'blocks', assetId, message }]
  }
  const { images } = rules
  if (!images) return []
  const problems: PostProblem[] = []
  if (!images.mimeTypes.includes(file.mimeType)) {
    problems.push(fits(`Converted to ${nameType(images.mimeTypes[0]!)}`))
  }
  if (file.sizeBytes > images.maxBytes) {
    problems.push(fits(`Compressed to ${formatBytes(images.maxBytes)}`))
  }
  const { width, height } = file
  if (width === null || height === null) return problems
  const ratio = width / height
  if (images.ratio && (ratio < images.ratio.min || ratio > images.ratio.max)) {
    problems.push(fits('Framed to the nearest allowed shape'))
  }
  if (images.width && (width < images.width.min || width > images.width.max)) {
    problems.push(fits('Resized'))
  }
  return problems
}

function checkVideo(file: MediaFacts, platform: PlatformId): PostProblem[] {
  const { assetId } = file
  const fit = fitVideo(file, platform)
  if (fit.type === 'impossible') return [{ platform, kind: 'blocks', assetId, message: fit.message }]
  const change = describeFit(fit, file)
  if (change === null) return []
  return [{ platform, kind: 'fits', assetId, message: `${change}, for ${platformNames[platform]}.`, change }]
}

function format(count: number): string {
  return count.toLocaleString('en-US')
}

function nameType(mimeType: string): string {
  return mimeType.replace('image/', '').toUpperCase()
}

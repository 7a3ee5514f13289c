// Pure edits of a post's content. The contract's schemas stay out of here, because they would weigh on the screen.

import type { PlatformId } from '@vivify/contract/platforms'
import type { PostContent, PostMedia, PostVersion } from '@vivify/contract/post'

export type TiktokFields = PostContent['fields']['tiktok']
export type YoutubeFields = PostContent['fields']['youtube']
/** Account ids by platform. */
export type Accounts = PostContent['accounts']

/** A new post, with Twitter and LinkedIn selected. */
export function emptyPost(): PostContent {
  return {
    text: '',
    platforms: ['twitter', 'linkedin'],
    accounts: {},
    versions: {},
    media: [],
    thread: [],
    firstComment: '',
    isAiMade: false,
    fields: {
      tiktok: {
        privacy: '',
        allowsComments: true,
        allowsDuets: false,
        allowsStitches: false,
        isOwnBrand: false,
        isPaidPartnership: false,
      },
      youtube: { title: '', privacy: 'public', tags: [], isForKids: false },
    },
    plan: null,
    repeat: null,
    pillar: null,
    personaId: null,
    derivedFrom: [],
  }
}

/** True when there is something to post: words or media. */
export function hasContent({ text, media }: PostContent): boolean {
  return media.length > 0 || text.trim() !== ''
}

/** True when there is something that a person would miss. Selected platforms alone are not worth a draft. */
export function isWorthSaving(content: PostContent): boolean {
  const { thread, firstComment, versions, fields } = content
  const own = Object.values(versions).map((version) => version.text ?? '')
  const texts = [...thread, ...own, firstComment, fields.youtube.title]
  return hasContent(content) || texts.some((each) => each.trim() !== '')
}

/** A name to find the post by. */
export function titleOf(content: PostContent): string {
  const text = [content.text, ...Object.values(content.versions).map((version) => version.text ?? '')].find(
    (each) => each.trim() !== '',
  )
  if (text !== undefined) return text.trim().split('\n')[0]!.slice(0, 120)
  return content.media.length > 0 ? 'Post without words' : 'Untitled post'
}

/** Selects a platform with its first connected account, or takes it out. */
export function togglePlatform(
  content: PostContent,
  platform: PlatformId,
  order: readonly PlatformId[],
  accountId: string | undefined,
): PostContent {
  const { [platform]: _left, ...accounts } = content.accounts
  if (content.platforms.includes(platform)) {
    return { ...content, platforms: content.platforms.filter((each) => each !== platform), accounts }
  }
  return {
    ...content,
    platforms: order.filter((each) => each === platform || content.platforms.includes(each)),
    accounts: accountId === undefined ? accounts : { ...accounts, [platform]: accountId },
  }
}

/** undefined makes it a dry run. */
export function setAccount(
  content: PostContent,
  platform: PlatformId,
  accountId: string | undefined,
): PostContent {
  const { [platform]: _left, ...accounts } = content.accounts
  return { ...content, accounts: accountId === undefined ? accounts : { ...accounts, [platform]: accountId } }
}

/** Changes what differs on one platform; undefined returns a field to the post's own. */
export function changeVersion(
  content: PostContent,
  platform: PlatformId,
  change: { [Field in keyof PostVersion]: PostVersion[Field] | undefined },
): PostContent {
  const merged = { ...content.versions[platform], ...change }
  const version = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
  const { [platform]: _old, ...others } = content.versions
  const isEmpty = Object.keys(version).length === 0
  return { ...content, versions: isEmpty ? others : { ...others, [platform]: version as PostVersion } }
}

/** Leaves a file out of one platform's post, or puts it back. */
export function toggleMediaThere(content: PostContent, platform: PlatformId, index: number): PostContent {
  const all = content.media.map((_, at) => at)
  const shown = content.versions[platform]?.media ?? all
  const next = shown.includes(index)
    ? shown.filter((at) => at !== index)
    : all.filter((at) => at === index || shown.includes(at))
  const isAll = next.length === all.length && next.every((at, place) => at === place)
  return changeVersion(content, platform, { media: isAll ? undefined : next })
}

const maxMedia = 35

/** A file that the post has already, or that does not fit in, is left out. */
export function addMedia(content: PostContent, file: PostMedia): PostContent {
  const isKnown = content.media.some(({ assetId }) => assetId === file.assetId)
  if (isKnown || content.media.length >= maxMedia) return content
  const index = content.media.length
  const versions = mapVersionMedia(content, (positions) => [...positions, index])
  return { ...content, media: [...content.media, file], versions }
}

export function removeMedia(content: PostContent, index: number): PostContent {
  const versions = mapVersionMedia(content, (positions) =>
    positions.filter((at) => at !== index).map((at) => (at > index ? at - 1 : at)),
  )
  return { ...content, media: content.media.filter((_, at) => at !== index), versions }
}

/** Moves a file to another place; the others make room. */
export function moveMedia(content: PostContent, from: number, to: number): PostContent {
  if (from === to || to < 0 || to >= content.media.length) return content
  const order = content.media.map((_, at) => at)
  order.splice(to, 0, ...order.splice(from, 1))
  const media = order.map((at) => content.media[at]!)
  const versions = mapVersionMedia(content, (positions) =>
    positions.map((at) => order.indexOf(at)).sort((one, other) => one - other),
  )
  return { ...content, media, versions }
}

export function describeMedia(content: PostContent, index: number, altText: string): PostContent {
  const media = content.media.map((file, at) => (at === index ? { ...file, altText } : file))
  return { ...content, media }
}

/** Another file in the place of one, with the same description. */
export function replaceMedia(content: PostContent, before: string, after: string): PostContent {
  const media = content.media.map((file) => (file.assetId === before ? { ...file, assetId: after } : file))
  return { ...content, media }
}

function mapVersionMedia(
  content: PostContent,
  change: (positions: number[]) => number[],
): PostContent['versions'] {
  const entries = Object.entries(content.versions).map(([platform, version]) => [
    platform,
    version.media === undefined ? version : { ...version, media: change(version.media) },
  ])
  return Object.fromEntries(entries) as PostContent['versions']
}

export function changeTiktok(content: PostContent, change: Partial<TiktokFields>): PostContent {
  return {
    ...content,
    fields: { ...content.fields, tiktok: { ...content.fields.tiktok, ...change } },
  }
}

export function changeYoutube(content: PostContent, change: Partial<YoutubeFields>): PostContent {
  return {
    ...content,
    fields: { ...content.fields, youtube: { ...content.fields.youtube, ...change } },
  }
}

/** Appends hashtags that the text does not have; on a line of their own. */
export function addHashtags(text: string, tags: readonly string[]): { text: string; added: number } {
  const known = new Set(text.toLowerCase().match(/#[\p{L}\p{N}_]+/gu))
  const added = tags.filter((tag) => !known.has(tag.toLowerCase()))
  if (added.length === 0) return { text, added: 0 }
  const start = text.trimEnd()
  return { text: `${start}${start === '' ? '' : '\n\n'}${added.join(' ')}`, added: added.length }
}

/** A new draft with the same words and media; it belongs to no time. */
export function copyPost(content: PostContent, postId: string): PostContent {
  const origin = { kind: 'post', id: postId, title: titleOf(content) } as const
  const others = content.derivedFrom.filter(({ kind, id }) => kind !== 'post' || id !== postId)
  return { ...content, plan: null, repeat: null, derivedFrom: [...others, origin].slice(-12) }
}

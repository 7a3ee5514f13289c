// Platforms and posts with their values.

import { reportMessages as words } from '@vivify/contract/report-messages'
import { isRightToLeft } from '@vivify/contract/fonts'
import { platformNames } from '@vivify/contract/platforms'
import { showCount, showPercent } from '@vivify/social/show-measures'
import { heading, note, printDay, space, type Block } from './report-block.ts'
import type { ReportFacts } from './report-contract.ts'
import { colors, columnWidth, page, platformColors, type Pen } from './report-pen.ts'
import { toPrintable, wrap } from './report-text.ts'

const right = page.margin + columnWidth
const rowHeight = 23

/** Right edges of the numbers, from the right side of the column. */
const columns = [
  { name: 'posts', right: 345 },
  { name: 'followers', right: 262 },
  { name: 'engagement', right: 174 },
  { name: 'reach', right: 86 },
  { name: 'clicks', right: 0 },
] as const

export function layOutPlatforms({ platforms }: ReportFacts): Block[] {
  if (platforms.length === 0) return []
  const head: Block = {
    height: 16,
    staysWithNext: true,
    draw(pen, top) {
      const look = { size: 8.5, color: colors.muted }
      pen.write(words.columns.platform, page.margin, top + 9, look)
      for (const column of columns) {
        pen.write(words.columns[column.name], right - column.right, top + 9, { ...look, align: 'right' })
      }
    },
  }
  return [space(14), heading(words.platforms), head, ...platforms.map(layOutPlatform)]
}

function layOutPlatform({ platform, sends, metrics }: ReportFacts['platforms'][number]): Block {
  const shown = {
    posts: sends.toLocaleString('en-US'),
    followers: showCount(metrics.followers.value),
    engagement: showPercent(metrics.engagementPercent.value),
    reach: showCount(metrics.reach.value),
    clicks: showCount(metrics.clicks.value),
  }
  return {
    height: rowHeight,
    draw(pen, top) {
      pen.line(page.margin, top, columnWidth)
      pen.dot(page.margin + 4, top + 12, 3.5, platformColors[platform])
      pen.write(platformNames[platform], page.margin + 13, top + 15.5, { size: 10, family: 'strong' })
      for (const { name, right: edge } of columns) {
        drawNumber(pen, shown[name], right - edge, top + 15.5)
      }
    },
  }
}

/** Words for a missing value are small and gray. */
function drawNumber(pen: Pen, text: string, x: number, baseline: number): void {
  const isNumber = /\d/.test(text)
  const look = isNumber ? { size: 10 } : { size: 8.5, color: colors.muted }
  pen.write(text, x, baseline, { ...look, align: 'right' })
}

const valueWidth = 58
const textLook = { size: 10 } as const

export function layOutPosts({ posts, areBest }: ReportFacts, pen: Pen): Block[] {
  const title = areBest ? heading(words.bestPosts, words.bestPostsAbout) : heading(words.latestPosts)
  if (posts.length === 0) return [space(14), title, note(words.noPosts)]
  const shown = findValues(posts)
  return [space(14), title, ...posts.map((post, index) => layOutPost(post, { place: index + 1, shown, pen }))]
}

type Post = ReportFacts['posts'][number]

interface PostPlace {
  /** 1 for the first. */
  place: number
  shown: readonly ValueName[]
  /** Measures text. */
  pen: Pen
}

function layOutPost(post: Post, { place, shown, pen }: PostPlace): Block {
  // Room for "Not measured" even where no post has values.
  const textWidth = columnWidth - Math.max(1.5, shown.length) * valueWidth - 26
  const { platform, accountName, publishedOn, permalink } = post
  const lines = wrap(describe(post.text), { measure: pen.measure(textLook), width: textWidth, maxLines: 2 })
  const height = 31 + lines.length * 13
  const about = [platformNames[platform], toPrintable(accountName ?? ''), printDay(publishedOn)]
  return {
    height,
    draw(target, top) {
      const x = page.margin + 24
      target.line(page.margin, top, columnWidth)
      target.write(String(place), page.margin, top + 20, {
        size: 13,
        family: 'display',
      })
      const align = isRightToLeft(lines[0] ?? '') ? 'right' : 'left'
      const edge = align === 'right' ? x + textWidth : x
      lines.forEach((line, at) => target.write(line, edge, top + 18 + at * 13, { ...textLook, align }))
      const baseline = top + height - 10
      target.write(about.filter(Boolean).join('  ·  '), x, baseline, {
        size: 8.5,
        color: colors.muted,
        maxWidth: textWidth,
      })
      drawValues(target, post, shown, top)
      // A link of the PDF; a picture ignores it.
      if (permalink !== null && /^https?:/.test(permalink)) {
        target.context.annotateLinkUrl(x, top + 6, x + textWidth, baseline + 2, permalink)
      }
    },
  }
}

function describe(text: string): string {
  if (text.trim() === '') return words.noWords
  const printable = toPrintable(text)
  return /[\p{L}\p{N}]/u.test(printable) ? printable : words.unprintable
}

const valueNames = ['reactions', 'seen', 'clicks'] as const
type ValueName = (typeof valueNames)[number]

/** Values that no post has take no room. */
function findValues(posts: readonly Post[]): ValueName[] {
  return valueNames.filter((name) => posts.some((post) => post[name] !== null))
}

function drawValues(pen: Pen, post: Post, shown: readonly ValueName[], top: number): void {
  if (shown.every((name) => post[name] === null)) return drawNumber(pen, showCount(null), right, top + 18)
  shown.toReversed().forEach((name, index) => {
    const value = post[name]
    if (value === null) return
    const edge = right - index * valueWidth
    pen.write(showCount(value), edge, top + 18, { size: 11, family: 'strong', align: 'right' })
    pen.write(words.values[name], edge, top + 31, { size: 8, color: colors.muted, align: 'right' })
  })
}

import * as messages from '@vivify/contract/messages'
import { platformNames } from '@vivify/contract/platforms'
import { useState } from 'react'
import type { MeasuredPost } from '../../api/analytics.ts'
import { Button } from '../../ui/button.tsx'
import { PlatformIcon } from '../../ui/platform-icons.tsx'
import { Card } from '../../ui/surfaces.tsx'

const columns = [
  { name: 'reach', label: 'Reach' },
  { name: 'views', label: 'Views' },
  { name: 'likes', label: 'Likes' },
  { name: 'comments', label: 'Comments' },
  { name: 'shares', label: 'Shares' },
  { name: 'clicks', label: 'Clicks' },
] as const

const shownAtFirst = 20
const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const countFormat = new Intl.NumberFormat()

/** Published posts with what was measured last. */
export function PostTable({ posts }: { posts: readonly MeasuredPost[] }) {
  const [isAll, setIsAll] = useState(false)
  return (
    <Card className="flex min-w-0 flex-col gap-4">
      <h3 className="text-lg">Post Performance</h3>
      {posts.length === 0 && <p className="text-sm text-muted">{messages.analytics.noPosts}</p>}
      {posts.length > 0 && (
        // A scrolling area has to be reachable by keyboard. It is positioned, so that hidden words scroll with it.
        <div className="relative overflow-x-auto" role="region" aria-label="Post Performance" tabIndex={0}>
          <table className="w-full min-w-2xl text-left text-sm">
            <thead className="text-xs text-muted">
              <tr>
                <th scope="col" className="py-2 pr-3 font-medium">
                  Post
                </th>
                <th scope="col" className="py-2 pr-3 font-medium">
                  Published
                </th>
                {columns.map(({ name, label }) => (
                  <th key={name} scope="col" className="py-2 pl-3 text-right font-medium">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-t border-line">
              {posts.slice(0, isAll ? posts.length : shownAtFirst).map((post) => (
                <PostRow key={`${post.postId} ${post.platform}`} post={post} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!isAll && posts.length > shownAtFirst && (
        <Button className="self-center" onClick={() => setIsAll(true)}>
          Show all {posts.length}
        </Button>
      )}
    </Card>
  )
}

function PostRow({ post }: { post: MeasuredPost }) {
  const { platform, text, permalink, publishedAt, values } = post
  const title = text || 'Without text'
  return (
    <tr>
      <th scope="row" className="max-w-64 py-2.5 pr-3 font-normal">
        <span className="flex items-center gap-2">
          <PlatformIcon platform={platform} className="size-4" />
          <span className="sr-only">{platformNames[platform]}</span>
          {permalink === null ? (
            <span className="truncate">{title}</span>
          ) : (
            <a href={permalink} target="_blank" rel="noreferrer" className="truncate hover:underline">
              {title}
            </a>
          )}
        </span>
      </th>
      <td className="py-2.5 pr-3 whitespace-nowrap text-muted">{dateFormat.format(new Date(publishedAt))}</td>
      {columns.map(({ name }) => {
        const value = values[name]
        return (
          <td key={name} className="py-2.5 pl-3 text-right tabular-nums">
            {value === undefined ? <NotMeasured /> : countFormat.format(value)}
          </td>
        )
      })}
    </tr>
  )
}

function NotMeasured() {
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">{messages.analytics.notMeasured}</span>
    </>
  )
}

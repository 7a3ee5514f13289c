import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import type { PostContent } from '@vivify/contract/post'
import { lazy, Suspense, useState } from 'react'
import { toast } from 'react-hot-toast'
import { recentPostsQuery, usePostActions, type SavedPost } from '../../../api/posts.ts'
import { sampleUrl } from '../../../lib/samples.ts'
import { Badge, Skeleton } from '../../../ui/surfaces.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Button } from '../../../ui/button.tsx'
import { toastWithUndo } from '../../../ui/undo-toast.tsx'
import { copyPost, emptyPost } from '../post-content.ts'
import { isSentEverywhere, isSentSomewhere } from '../sent-post.ts'
import { useBoost } from '../use-boost.ts'
import { useComposer } from '../use-composer.ts'
import { CardButtons, CardFrame, PlainMarks, PostCard } from './post-card.tsx'
import { samplePosts, type SamplePost } from './sample-posts.ts'

const ReceiptDialog = lazy(async () => ({ default: (await import('./receipt-dialog.tsx')).ReceiptDialog }))

const words = messages.composer
const shownAtFirst = 6

export interface RecentPostsProps {
  /** Brings the editor into view; `date` puts the focus on its time. */
  onEditing: (field: 'text' | 'date') => void
}

/** The person's posts, the last changed first; samples until there is one. */
export function RecentPosts({ onEditing }: RecentPostsProps) {
  const { data: posts, error, refetch, isRefetching } = useQuery(recentPostsQuery)
  return (
    <section aria-labelledby="recent-posts" className="flex flex-col gap-4">
      <h2 id="recent-posts" className="text-xl">
        Recent Posts
      </h2>
      {error !== null && posts === undefined && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
      )}
      {posts === undefined && error === null && <CardsSkeleton />}
      {posts?.length === 0 && <Samples onEditing={onEditing} />}
      {posts !== undefined && posts.length > 0 && <OwnPosts posts={posts} onEditing={onEditing} />}
    </section>
  )
}

const gridClasses = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3'

function CardsSkeleton() {
  return (
    <div className={gridClasses}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-52 rounded-large" />
      ))}
    </div>
  )
}

/** Has the same words and platforms, and no picture: that belongs to the sample. */
function contentOfSample({ text, platforms }: SamplePost): PostContent {
  return { ...emptyPost(), text, platforms: [...platforms] }
}

function Samples({ onEditing }: RecentPostsProps) {
  const { beginWith } = useComposer()
  const boost = useBoost()
  async function boostSample(content: PostContent): Promise<void> {
    beginWith({ ...content, plan: await boost(content) })
    onEditing('date')
  }
  return (
    <ul className={gridClasses}>
      {samplePosts.map((sample) => (
        <li key={sample.id} className="grid">
          <CardFrame
            title={sample.text}
            text={sample.text}
            picture={
              <img src={sampleUrl(sample.picture, 'webp')} alt="" className="size-full object-cover" />
            }
            head={<Badge tone="second">Sample</Badge>}
            marks={<PlainMarks platforms={sample.platforms} />}
            actions={
              <CardButtons
                title={sample.text}
                onEdit={() => {
                  beginWith(contentOfSample(sample))
                  onEditing('text')
                }}
                onBoost={() => void boostSample(contentOfSample(sample))}
              />
            }
          />
        </li>
      ))}
    </ul>
  )
}

function OwnPosts({ posts, onEditing }: RecentPostsProps & { posts: readonly SavedPost[] }) {
  const { saved, open, beginWith, edit } = useComposer()
  const [isAll, setIsAll] = useState(false)
  const [receiptId, setReceiptId] = useState<string | null>(null)
  const remove = useRemove()
  const boost = useBoost()
  const receipt = posts.find(({ id }) => id === receiptId)

  /** A post that was sent can't change: a copy of it is edited instead. */
  async function take(post: SavedPost, field: 'text' | 'date'): Promise<void> {
    const plan = field === 'date' ? await boost(post.content) : null
    if (plan !== null ? isSentSomewhere(post) : isSentEverywhere(post)) {
      beginWith({ ...copyPost(post.content, post.id), plan })
      if (plan === null) toast(words.copied)
    } else {
      if (saved?.id !== post.id) await open(post.id)
      if (plan !== null) edit((content) => ({ ...content, plan }))
    }
    onEditing(field)
  }

  return (
    <>
      <ul className={gridClasses}>
        {posts.slice(0, isAll ? posts.length : shownAtFirst).map((post) => (
          <li key={post.id} className="grid">
            <PostCard
              post={post}
              onEdit={() => void take(post, 'text')}
              onBoost={() => void take(post, 'date')}
              onReceipt={() => setReceiptId(post.id)}
              onDelete={() => void remove(post)}
            />
          </li>
        ))}
      </ul>
      {!isAll && posts.length > shownAtFirst && (
        <Button className="self-center" onClick={() => setIsAll(true)}>
          Show all {posts.length}
        </Button>
      )}
      <Suspense>
        {receipt !== undefined && <ReceiptDialog post={receipt} onClose={() => setReceiptId(null)} />}
      </Suspense>
    </>
  )
}

/** Deletes a post, with a way back while the toast shows. A deleted post leaves the editor too. */
function useRemove(): (post: SavedPost) => Promise<void> {
  const { saved, startNew } = useComposer()
  const { remove, restore } = usePostActions()
  const fail = (error: unknown): void => {
    toast.error(error instanceof Error ? error.message : 'The post could not be deleted. Try again.')
  }
  return async ({ id }) => {
    try {
      if (saved?.id === id) startNew()
      await remove.mutateAsync(id)
      toastWithUndo(words.deleted, () => {
        restore.mutateAsync(id).then(() => toast.success(words.restored), fail)
      })
    } catch (error) {
      fail(error)
    }
  }
}

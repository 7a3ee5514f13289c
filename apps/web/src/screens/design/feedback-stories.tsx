import { CloudOff, Film, Info, TriangleAlert } from '../../ui/icons.tsx'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Meter, Progress } from '../../ui/progress.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Card, EmptyState, Notice, Skeleton } from '../../ui/surfaces.tsx'
import { Story } from './story.tsx'

/** Components that report a status. */
export function FeedbackStories() {
  const [isCancelled, setIsCancelled] = useState(false)
  return (
    <>
      <Story name="Progress">
        <div className="grid w-full gap-6 sm:grid-cols-2">
          <Progress stage="Waiting in line" share={null} />
          {isCancelled ? (
            <Button onClick={() => setIsCancelled(false)}>Start again</Button>
          ) : (
            <Progress
              stage="Drawing frames"
              share={0.42}
              note="About 12 s left"
              onCancel={() => setIsCancelled(true)}
            />
          )}
          <Progress stage="Done" share={1} />
        </div>
      </Story>
      <Story name="Meter">
        <div className="grid w-full gap-4 sm:grid-cols-3">
          <Meter label="Full" value={20} max={20} valueText="20 credits" />
          <Meter label="Half" value={10} max={20} valueText="10 credits" />
          <Meter label="Empty" value={0} max={20} valueText="0 credits" />
        </div>
      </Story>
      <Story name="Spinner and skeleton">
        <Spinner label="Loading the example" />
        <div className="flex flex-col w-full max-w-xs gap-2">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      </Story>
      <NoticeStories />
      <Story name="Card and empty state">
        <Card className="w-full">A raised surface.</Card>
        <div className="w-full">
          <EmptyState
            icon={<Film />}
            title="No videos yet"
            action={<Button variant="primary">Make one</Button>}
          >
            Type a topic and your first short appears here.
          </EmptyState>
        </div>
      </Story>
    </>
  )
}

function NoticeStories() {
  return (
    <Story name="Notice">
      <div className="flex flex-col w-full gap-3">
        <Notice tone="second" icon={<Info />}>
          Made by the built-in engine.
        </Notice>
        <Notice tone="warning" icon={<CloudOff />} action={<Button size="small">Try again</Button>}>
          You are offline. Drafts are kept here.
        </Notice>
        <Notice tone="danger" icon={<TriangleAlert />}>
          The page at this address can’t be read. Paste its text instead.
        </Notice>
        <RetryNotice onRetry={() => undefined}>Your creations could not be read.</RetryNotice>
        <RetryNotice isBusy onRetry={() => undefined}>
          Your creations could not be read.
        </RetryNotice>
      </div>
    </Story>
  )
}

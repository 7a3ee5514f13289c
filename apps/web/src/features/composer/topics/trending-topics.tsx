import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import type { PostContent } from '@vivify/contract/post'
import { toast } from 'react-hot-toast'
import { topicsQuery, type Topic, type TopicSource } from '../../../api/trends.ts'
import { useAllowance } from '../../../lib/session/use-allowance.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Lightbulb, PenLine } from '../../../ui/icons.tsx'
import { PlanNeeded } from '../../../ui/plan-needed.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Badge, Skeleton } from '../../../ui/surfaces.tsx'
import { toastWithUndo } from '../../../ui/undo-toast.tsx'
import { isWorthSaving } from '../post-content.ts'
import type { QuickPanelProps } from '../quick-actions.tsx'
import { ownZone } from '../../../ui/own-zone.ts'
import { useComposer } from '../use-composer.ts'
import { beginTopic, takeTopic } from './topic-post.ts'

const words = messages.trends
const sources = ['results', 'calendar', 'season'] as const satisfies readonly TopicSource[]

/** Topics to post about, each with what it rests on. Choosing one puts the start of a post into the editor. */
export function TrendingTopics(props: QuickPanelProps) {
  const { features } = useAllowance()
  if (features.includes('trends')) return <TopicsDialog {...props} />
  return (
    <Dialog isOpen isWide onClose={props.onClose} title={words.title} description={words.about}>
      <PlanNeeded feature="trends" />
    </Dialog>
  )
}

function TopicsDialog({ onClose, onEditing }: QuickPanelProps) {
  const { data, error, refetch, isRefetching } = useQuery(topicsQuery(ownZone()))
  const write = useWriteTopic(() => {
    onClose()
    onEditing('text')
  })
  const notes = { results: data?.resultsNote ?? null, calendar: data?.calendarNote ?? null, season: null }
  return (
    <Dialog isOpen isWide onClose={onClose} title={words.title} description={words.about}>
      {data === undefined && error !== null && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
      )}
      {data === undefined && error === null && <Skeleton className="h-96 rounded-large" />}
      {data !== undefined && (
        <div className="flex flex-col gap-7">
          {sources.map((source) => (
            <TopicSection
              key={source}
              source={source}
              topics={data.topics.filter((topic) => topic.source === source)}
              note={notes[source]}
              onWrite={write}
            />
          ))}
        </div>
      )}
    </Dialog>
  )
}

type Write = (topic: Topic, text: string) => void

/** Nothing that was typed is lost: a post that has something stays a draft of its own. */
function useWriteTopic(onDone: () => void): Write {
  const { content, edit, beginWith } = useComposer()
  return (topic, text) => {
    const choice = { ...topic, text, zone: ownZone() }
    if (isWorthSaving(content)) {
      beginWith(beginTopic(content, choice))
      toast.success(words.startedBeside)
    } else {
      const { text: emptyText, pillar, plan } = content
      const before: Partial<PostContent> = { text: emptyText, pillar, plan }
      edit((post) => takeTopic(post, choice))
      toastWithUndo(words.started, () => edit((post) => ({ ...post, ...before })))
    }
    onDone()
  }
}

interface SectionProps {
  source: TopicSource
  topics: readonly Topic[]
  /** Why there are no topics. */
  note: string | null
  onWrite: Write
}

function TopicSection({ source, topics, note, onWrite }: SectionProps) {
  const id = `topics-${source}`
  if (topics.length === 0 && note === null) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-lg">
        {words.sources[source]}
      </h3>
      {note !== null && <p className="text-sm text-muted">{note}</p>}
      {topics.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-2">
          {topics.map((topic) => (
            <li key={topic.id} className="grid">
              <TopicCard topic={topic} onWrite={onWrite} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function TopicCard({ topic, onWrite }: { topic: Topic; onWrite: Write }) {
  const { title, basis, starts, pillar, ideaTopic } = topic
  return (
    <article
      aria-label={title}
      className="flex flex-col gap-3 rounded-base border border-line bg-raised p-4 text-sm"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="font-display text-base font-semibold">{title}</h4>
        {pillar !== null && <Badge tone="second">Pillar</Badge>}
        {ideaTopic !== null && (
          <ButtonLink
            size="small"
            variant="quiet"
            className="ml-auto"
            to={`/social-studio?${new URLSearchParams({ topic: ideaTopic })}`}
            aria-label={`${words.getIdeas}: ${title}`}
          >
            <Lightbulb className="size-3.5" aria-hidden="true" />
            {words.getIdeas}
          </ButtonLink>
        )}
      </div>
      <p className="text-muted">{basis}</p>
      <ul className="mt-auto flex flex-col gap-2">
        {starts.map(({ hook, text }) => (
          <li
            key={hook}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-2"
          >
            <span className="min-w-0 flex-[1_1_12rem]">{hook}</span>
            <Button
              size="small"
              icon={<PenLine className="size-3.5" aria-hidden="true" />}
              aria-label={`${words.writePost}: ${hook}`}
              onClick={() => onWrite(topic, text)}
            >
              {words.writePost}
            </Button>
          </li>
        ))}
      </ul>
    </article>
  )
}

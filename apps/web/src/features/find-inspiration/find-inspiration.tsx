import * as messages from '@vivify/contract/messages'
import { ApiError } from '../../api/client.ts'
import { CircleAlert, FileText, Globe, Lightbulb, Video } from '../../ui/icons.tsx'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Progress } from '../../ui/progress.tsx'
import { Notice, Skeleton } from '../../ui/surfaces.tsx'
import { FoundIdeas } from './found-ideas.tsx'
import type { SourceKind } from './read-typed.ts'
import { SourceForm } from './source-form.tsx'
import { useInspiration } from './use-inspiration.ts'

const kinds: { kind: SourceKind; label: string; icon: React.ReactNode }[] = [
  { kind: 'topic', label: 'Topic', icon: <Lightbulb /> },
  { kind: 'video', label: 'Video', icon: <Video /> },
  { kind: 'page', label: 'Web page', icon: <Globe /> },
  { kind: 'transcript', label: 'Transcript', icon: <FileText /> },
]

/** Finds ideas in a topic, a video, a page or a transcript, and turns the chosen idea into the script. */
export function FindInspiration() {
  const inspiration = useInspiration()
  const { kind, chooseKind, search, found } = inspiration
  return (
    <div className="@container flex flex-col gap-4">
      <div
        role="group"
        aria-label="Where the idea comes from"
        className="grid grid-cols-4 gap-0.5 rounded-base border border-line bg-sunken p-0.75"
      >
        {kinds.map((entry) => (
          <KindButton
            key={entry.kind}
            {...entry}
            isOn={kind === entry.kind}
            onChoose={() => chooseKind(entry.kind)}
          />
        ))}
      </div>
      <SourceForm key={kind} {...inspiration} />
      <div aria-live="polite" className="flex flex-col gap-4 empty:hidden">
        {search.isPending && <Searching kind={kind} onCancel={search.cancel} />}
        {search.isError && (
          <Notice
            tone="danger"
            icon={<CircleAlert />}
            action={
              !(search.error instanceof ApiError && search.error.isInputAtFault) && (
                <Button size="small" onClick={() => inspiration.find()}>
                  Try again
                </Button>
              )
            }
          >
            {search.error.message}
          </Notice>
        )}
        {found !== null && !search.isPending && !search.isError && (
          <FoundIdeas {...inspiration} found={found} />
        )}
      </div>
    </div>
  )
}

interface KindButtonProps {
  label: string
  icon: React.ReactNode
  isOn: boolean
  onChoose: () => void
}

function KindButton({ label, icon, isOn, onChoose }: KindButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      className={joinClasses(
        'flex min-h-9 flex-col items-center justify-center gap-1 rounded-[calc(var(--corner)-3px)] px-1 py-1.5 text-xs font-medium transition-colors duration-150 @md:flex-row @md:gap-1.5 @md:text-sm [&_svg]:size-4',
        isOn ? 'bg-raised text-text shadow-card ring-1 ring-control-line/60' : 'text-muted hover:text-text',
      )}
    >
      {icon}
      {label}
    </button>
  )
}

const stages: Record<SourceKind, string> = {
  topic: messages.inspiration.finding,
  video: messages.inspiration.analyzing,
  page: messages.inspiration.analyzing,
  transcript: messages.inspiration.analyzing,
}

/** Placeholders for the ideas, with a button to cancel the search. */
function Searching({ kind, onCancel }: { kind: SourceKind; onCancel: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <Progress stage={stages[kind]} share={null} onCancel={onCancel} />
      <div className="grid gap-3 @lg:grid-cols-2">
        {[0, 1].map((index) => (
          <div key={index} className="flex flex-col gap-3 rounded-base border border-line p-4">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        ))}
      </div>
    </div>
  )
}

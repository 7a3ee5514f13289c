import * as messages from '@vivify/contract/messages'
import { Check, ExternalLink, Info, PenLine } from '../../ui/icons.tsx'
import type { Idea } from '../../api/ideas.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Badge, EmptyState, Notice, type BadgeTone } from '../../ui/surfaces.tsx'
import { IdeaQuestions } from './idea-questions.tsx'
import type { FoundIdeas as Found } from './kept-ideas.ts'
import type { OpenQuestions } from './use-inspiration.ts'

export interface FoundIdeasProps {
  found: Found
  busyId: string | null
  chosenId: string | null
  open: OpenQuestions | null
  choose: (idea: Idea) => void
  answer: (idea: Idea, facts: string[]) => void
  closeQuestions: () => void
}

/** The source that was found at an address, a notice about it, and the ideas. */
export function FoundIdeas(props: FoundIdeasProps) {
  const { found } = props
  const own = found.ideas.filter(({ isRelated }) => !isRelated)
  const related = found.ideas.filter(({ isRelated }) => isRelated)
  const onlyOutlines = own.length > 0 && own.every(({ engine }) => engine === 'frame')
  return (
    <>
      {found.found !== null && <FoundSource {...found.found} />}
      {found.notice !== null && (
        <Notice tone="second" icon={<Info />}>
          {found.notice}
        </Notice>
      )}
      {own.length > 0 && (
        <section aria-label="Ideas" className="flex flex-col gap-3">
          <p className="text-xs text-muted">
            {own.length === 1 ? '1 idea' : `${own.length} ideas`} · {found.engine}
          </p>
          {onlyOutlines && found.found === null && (
            <p className="text-sm">{messages.inspiration.noReadyScript(related.length > 0)}</p>
          )}
          <IdeaList {...props} ideas={own} />
        </section>
      )}
      {related.length > 0 && (
        <section aria-label={messages.inspiration.related} className="flex flex-col gap-3">
          <h3 className="text-sm font-semibold">{messages.inspiration.related}</h3>
          <p className="text-xs text-muted">{messages.inspiration.relatedAbout}</p>
          <IdeaList {...props} ideas={related} />
        </section>
      )}
      {found.ideas.length === 0 && found.notice === null && (
        <EmptyState icon={<PenLine />} title="No ideas found">
          Try other words, or write your own script below.
        </EmptyState>
      )}
    </>
  )
}

function IdeaList({ ideas, ...props }: FoundIdeasProps & { ideas: readonly Idea[] }) {
  return (
    <ul className="grid grid-flow-row-dense grid-cols-1 gap-3 @xl:grid-cols-2">
      {ideas.map((idea) => (
        <IdeaEntry key={idea.id} idea={idea} {...props} />
      ))}
    </ul>
  )
}

function FoundSource({ title, author, thumbnailUrl, url }: NonNullable<Found['found']>) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="group flex items-center gap-4 rounded-base border border-line bg-raised p-3 transition-colors hover:border-control-line"
    >
      {thumbnailUrl !== null && (
        <img
          src={thumbnailUrl}
          alt=""
          className="aspect-video w-28 shrink-0 rounded-small bg-sunken object-cover"
        />
      )}
      <span className="flex flex-col min-w-0 gap-0.5">
        <span className="line-clamp-2 text-sm font-semibold">{title}</span>
        {author !== null && <span className="truncate text-xs text-muted">{author}</span>}
      </span>
      <ExternalLink
        aria-label="Opens in a new tab"
        className="ml-auto size-4 shrink-0 text-muted group-hover:text-text"
      />
    </a>
  )
}

const engineBadges: Record<Idea['engine'], { name: string; tone: BadgeTone }> = {
  starter: { name: 'Ready script', tone: 'primary' },
  frame: { name: 'Outline', tone: 'second' },
  extractive: { name: 'From the text', tone: 'primary' },
  vendor: { name: 'AI', tone: 'second' },
}

function IdeaEntry({ idea, ...props }: FoundIdeasProps & { idea: Idea }) {
  const { busyId, chosenId, open, choose } = props
  const isOpen = open?.ideaId === idea.id
  const isChosen = chosenId === idea.id
  const badge = engineBadges[idea.engine]
  return (
    <li
      className={joinClasses(
        'flex min-w-0 animate-rise flex-col gap-3 rounded-base border bg-raised p-4 transition-colors',
        isChosen ? 'border-primary' : 'border-line hover:border-control-line/70',
        isOpen && '@xl:col-span-2',
      )}
    >
      <div className="flex flex-col gap-1.5">
        <h4 className="text-base leading-snug font-semibold text-balance">{idea.title}</h4>
        {idea.hook !== '' && <p className="text-sm text-muted">“{idea.hook.replace(/^["“]|["”]$/g, '')}”</p>}
      </div>
      {isOpen ? (
        <IdeaQuestions
          questions={open.questions}
          examples={open.examples}
          isBusy={busyId === idea.id}
          onAnswer={(facts) => props.answer(idea, facts)}
          onClose={props.closeQuestions}
        />
      ) : (
        <div className="mt-auto grid grid-cols-1 gap-3">
          <p className="text-xs text-muted">{idea.about}</p>
          <Credits credit={idea.credit} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Badge tone={badge.tone}>{badge.name}</Badge>
            <Button
              size="small"
              isBusy={busyId === idea.id}
              busyLabel="Writing..."
              disabled={busyId !== null}
              icon={isChosen ? <Check className="size-4" /> : undefined}
              aria-label={`${isChosen ? 'In your script' : 'Use this idea'}: ${idea.title}`}
              onClick={() => choose(idea)}
            >
              {isChosen ? 'In your script' : 'Use this idea'}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

function Credits({ credit }: { credit: Idea['credit'] }) {
  if (credit.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
      {credit.map(({ title, url }) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noreferrer"
          className="max-w-full truncate text-muted underline decoration-line underline-offset-3 hover:text-text hover:decoration-current"
        >
          {title}
        </a>
      ))}
    </p>
  )
}

import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useNavigate } from 'react-router'
import type { TitleIdea } from '../../api/ideas.ts'
import { writeOrigin } from '../../lib/origin.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { CalendarPlus, Copy, PenLine } from '../../ui/icons.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { findNextTime, type NextTime } from './next-time.ts'

const words = messages.ideas

/** An idea, and where it can lead. */
export function IdeaCard({
  idea,
  number,
  isTemplate,
}: {
  idea: TitleIdea
  number: number
  isTemplate: boolean
}) {
  const { title, angle } = idea
  return (
    <article
      aria-label={title}
      className="flex h-full min-w-0 animate-rise flex-col gap-4 rounded-large border border-line bg-raised p-5 shadow-card transition-colors hover:border-control-line/70"
    >
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden="true" className="font-display text-sm font-semibold text-muted tabular-nums">
          {number}
        </span>
        {isTemplate && <Badge>{words.template}</Badge>}
      </div>
      <div className="grid gap-1.5">
        <h3 className="text-lg leading-snug text-balance">{title}</h3>
        {angle !== '' && <p className="text-sm text-muted">{angle}</p>}
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <ButtonLink
          to={addressOfScript(idea)}
          size="small"
          icon={<PenLine className="size-4" />}
          aria-label={`${words.writeScript}: ${title}`}
        >
          {words.writeScript}
        </ButtonLink>
        <PostLinks idea={idea} />
        <IconButton
          label={`${words.copy}: ${title}`}
          size="small"
          className="ml-auto"
          icon={<Copy className="size-4" />}
          onClick={() => void copy(title)}
        />
      </div>
    </article>
  )
}

function PostLinks({ idea }: { idea: TitleIdea }) {
  const navigate = useNavigate()
  const [isFinding, setIsFinding] = useState(false)
  async function plan(): Promise<void> {
    setIsFinding(true)
    void navigate(addressOfPost(idea, await findNextTime()))
  }
  return (
    <>
      <ButtonLink to={addressOfPost(idea)} size="small" aria-label={`${words.makePost}: ${idea.title}`}>
        {words.makePost}
      </ButtonLink>
      <Button
        size="small"
        variant="quiet"
        icon={<CalendarPlus className="size-4" />}
        aria-label={`${words.putInCalendar}: ${idea.title}`}
        isBusy={isFinding}
        onClick={() => void plan()}
      >
        {words.putInCalendar}
      </Button>
    </>
  )
}

/** The video generator makes a project about the idea and writes its script. */
function addressOfScript({ id, title, topic }: TitleIdea): string {
  return `/video-generator?${new URLSearchParams({ topic, title, from: writeOrigin({ kind: 'idea', id, title }) })}`
}

/** The suite opens a new draft with these words. */
function addressOfPost({ id, title, angle }: TitleIdea, time?: NextTime): string {
  const text = angle === '' ? title : `${title}\n\n${angle}`
  return `/social-media-suite?${new URLSearchParams({ text, from: writeOrigin({ kind: 'idea', id, title }), ...time })}`
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(messages.creations.copied)
  } catch {
    toast.error(messages.creations.copyFailed)
  }
}

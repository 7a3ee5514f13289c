import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { publishLimits } from '@vivify/contract/plans'
import { Copy, FileText, RotateCcw } from '../../ui/icons.tsx'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { publishTextsQuery, rightsQuery, type Creation } from '../../api/creations.ts'
import { ScheduleLink } from '../../lib/schedule-link.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState, Skeleton } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { keepChangedTexts, readChangedTexts, type ChangedTexts, type TypedTexts } from './kept-texts.ts'
import {
  addCredits,
  countCharacters,
  platformNames,
  postOf,
  writeCredits,
  type Platform,
  type PublishText,
} from './platforms.ts'

export interface PublishTextsProps {
  projectId: string
  /** The video that the texts are for. */
  video: Pick<Creation, 'id' | 'title' | 'files'>
}

/** Title, caption and hashtags for each platform, which the person can edit and copy. */
export function PublishTexts({ projectId, video }: PublishTextsProps) {
  const texts = useQuery(publishTextsQuery(projectId))
  const rights = useQuery(rightsQuery(video.id))
  const error = texts.error ?? rights.error
  const [platform, setPlatform] = useState<Platform>('tiktok')
  const [changed, setChanged] = useState(() => readChangedTexts(projectId))
  const change = (part: ChangedTexts): void => {
    const all = { ...changed, ...part }
    setChanged(all)
    keepChangedTexts(projectId, all)
  }
  const data = texts.data
  if (error !== null && (data === undefined || rights.data === undefined)) {
    const refetch = (): void => void Promise.all([texts.refetch(), rights.refetch()])
    return (
      <RetryNotice isBusy={texts.isRefetching || rights.isRefetching} onRetry={refetch}>
        {error.message}
      </RetryNotice>
    )
  }
  if (data === undefined || rights.data === undefined) return <TextsSkeleton />
  if (data === null) {
    return (
      <EmptyState icon={<FileText />} title="No script">
        This project no longer has a script. Write one and come back.
      </EmptyState>
    )
  }
  const credits = writeCredits(rights.data)
  return (
    <div className="flex flex-col gap-4">
      <Tabs
        label="Platform"
        value={platform}
        onChange={setPlatform}
        tabs={data.texts.map((text) => ({
          value: text.platform,
          label: platformNames[text.platform],
          content: (
            <TextForm
              platform={text.platform}
              video={video}
              credits={credits}
              typed={changed[text.platform] ?? writtenOf(text)}
              onType={(typed) => change({ [text.platform]: typed })}
              onStartOver={changed[text.platform] && (() => change({ [text.platform]: undefined }))}
            />
          ),
        }))}
      />
      <p className="text-xs text-muted">Engine: {data.engine}</p>
    </div>
  )
}

function TextsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <span role="status" className="sr-only">
        Writing the texts
      </span>
      <Skeleton className="h-11" />
      <Skeleton className="h-36" />
      <Skeleton className="h-10 w-2/3" />
    </div>
  )
}

function writtenOf({ title, caption, hashtags }: PublishText): TypedTexts {
  return { title: title ?? '', caption, hashtags: hashtags.join(' ') }
}

interface TextFormProps extends Pick<PublishTextsProps, 'video'> {
  platform: Platform
  /** Empty when no source asks to be named. */
  credits: string
  typed: TypedTexts
  onType: (typed: TypedTexts) => void
  /** undefined if nothing was changed. */
  onStartOver: (() => void) | undefined
}

function TextForm({ platform, video, credits, typed, onType, onStartOver }: TextFormProps) {
  const limits = publishLimits[platform]
  const words = postOf(typed.caption, typed.hashtags)
  const count = countCharacters(platform, words)
  const { post, hasRoom } = addCredits(platform, words, credits)
  const name = platformNames[platform]
  return (
    <div className="flex flex-col gap-4">
      {limits.titleCharacters !== null && (
        <TextField
          label="Title"
          value={typed.title}
          onChange={(event) => onType({ ...typed, title: event.target.value })}
          aside={counter(countCharacters(platform, typed.title), limits.titleCharacters)}
          error={tooLong(name, countCharacters(platform, typed.title), limits.titleCharacters)}
        />
      )}
      <TextArea
        label="Caption"
        rows={5}
        value={typed.caption}
        onChange={(event) => onType({ ...typed, caption: event.target.value })}
        aside={counter(count, limits.characters)}
        error={tooLong(name, count, limits.characters)}
      />
      <TextField
        label="Hashtags"
        value={typed.hashtags}
        onChange={(event) => onType({ ...typed, hashtags: event.target.value })}
      />
      <Credits
        credits={credits}
        about={hasRoom ? messages.facts.creditsCopied : messages.facts.creditsTooLong(name)}
      />
      <div className="flex flex-wrap gap-2">
        {limits.titleCharacters !== null && <CopyButton label="Copy title" text={typed.title} />}
        <CopyButton label="Copy post" text={post} />
        <CopyButton label="Copy hashtags" text={typed.hashtags} />
        {video.files.video !== undefined && (
          <ScheduleLink
            size="small"
            post={{
              text: post,
              media: [video.files.video],
              from: { kind: 'creation', id: video.id, title: video.title },
            }}
          />
        )}
        {onStartOver && <StartOverButton onClick={onStartOver} />}
      </div>
    </div>
  )
}

function StartOverButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<RotateCcw className="size-4" aria-hidden="true" />}
      onClick={onClick}
    >
      Start over
    </Button>
  )
}

/** The sources that ask to be named, and whether the post has room for them. */
function Credits({ credits, about }: { credits: string; about: string }) {
  if (credits === '') return null
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-xs whitespace-pre-line text-muted">{`${about}\n${credits}`}</p>
      <CopyButton label="Copy credits" text={credits} />
    </div>
  )
}

function counter(count: number, limit: number): string {
  return `${count}/${limit}`
}

function tooLong(name: string, count: number, limit: number): string | undefined {
  return count > limit ? `${name} takes at most ${limit} characters: ${count - limit} too many.` : undefined
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const { copied, copyFailed } = messages.creations
  return (
    <Button
      size="small"
      disabled={text.trim() === ''}
      icon={<Copy className="size-4" aria-hidden="true" />}
      onClick={() => {
        // `clipboard` is missing when the page is not served over HTTPS.
        const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error(copyFailed))
        writing.then(
          () => toast.success(copied),
          () => toast.error(copyFailed),
        )
      }}
    >
      {label}
    </Button>
  )
}

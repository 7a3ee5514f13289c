import { useState } from 'react'
import * as messages from '@vivify/contract/messages'
import { platformNames } from '@vivify/contract/platforms'
import type { Review, ReviewedVersion } from '../../api/reviews.ts'
import { joinClasses } from '../../ui/class-names.ts'
import { PlatformIcon } from '../../ui/platform-icons.tsx'
import { Badge, Card } from '../../ui/surfaces.tsx'
import { ReviewNotes } from '../review-notes/review-notes.tsx'
import { ChangeList } from './change-list.tsx'
import { NoteForm } from './note-form.tsx'

/** A post on each of its platforms, what has changed, and a form to answer. */
export function PostReview({ token, review }: { token: string; review: Review }) {
  const [chosen, setChosen] = useState(0)
  const { versions, media, plan, isAiMade, changes, notes, expiresAt } = review
  const version = versions[chosen] ?? versions[0]
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <Card className="flex flex-col gap-4">
          <div role="group" aria-label="Platforms" className="flex flex-wrap gap-1.5">
            {versions.map(({ platform }, index) => (
              <button
                key={platform}
                type="button"
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
                className={joinClasses(
                  'flex h-9 items-center gap-1.5 rounded-base border px-2.5 text-sm',
                  index === chosen
                    ? 'border-primary bg-primary-soft'
                    : 'border-line text-muted hover:bg-hover',
                )}
              >
                <PlatformIcon platform={platform} className="size-4" />
                {platformNames[platform]}
              </button>
            ))}
          </div>
          {version !== undefined && <Version version={version} media={media} />}
          <div className="flex flex-wrap gap-2 border-t border-line pt-3 text-sm text-muted">
            {plan === null
              ? messages.reviews.notPlanned
              : messages.reviews.planned({ ...plan, date: nameDate(plan.date) })}
            {isAiMade && <Badge>Made with AI</Badge>}
          </div>
        </Card>
        {changes.length > 0 && <ChangeList changes={changes} />}
      </div>
      <div className="flex flex-col gap-6">
        <Card>
          <NoteForm token={token} review={review} platform={version?.platform ?? null} />
        </Card>
        <section aria-label="What was said" className="flex flex-col gap-3">
          <h2 className="text-lg">What was said</h2>
          <ReviewNotes notes={notes} empty={messages.reviews.nothingSaid} />
        </section>
        <p className="text-xs text-muted">
          {messages.reviews.endsOn(new Date(expiresAt).toLocaleDateString('en-US', { dateStyle: 'long' }))}
        </p>
      </div>
    </div>
  )
}

function Version({ version, media }: { version: ReviewedVersion; media: Review['media'] }) {
  const { text, thread, firstComment, title } = version
  const files = version.media.flatMap((position) => media[position] ?? [])
  return (
    <article aria-label={platformNames[version.platform]} className="flex min-w-0 flex-col gap-4">
      {title !== '' && <h2 className="text-xl">{title}</h2>}
      {text !== '' && <p className="break-words whitespace-pre-line">{text}</p>}
      {files.length > 0 && (
        <div className={joinClasses('grid gap-2', files.length > 1 && 'grid-cols-2')}>
          {files.map((file) =>
            file.kind === 'image' ? (
              <img
                key={file.url}
                src={file.url}
                alt={file.altText}
                className="max-h-[60vh] w-full rounded-base bg-sunken object-contain"
              />
            ) : (
              <video
                key={file.url}
                src={file.url}
                aria-label={file.altText === '' ? 'Video of the post' : file.altText}
                controls
                preload="metadata"
                className="max-h-[60vh] w-full rounded-base bg-sunken"
              />
            ),
          )}
        </div>
      )}
      {thread.map((part, index) => (
        // The parts of a thread have no other name than their position.
        <p key={index} className="border-l-2 border-line pl-4 break-words whitespace-pre-line">
          {part}
        </p>
      ))}
      {firstComment !== '' && (
        <div className="rounded-base bg-sunken p-3 text-sm">
          <p className="text-xs font-semibold text-muted">First comment</p>
          <p className="break-words whitespace-pre-line">{firstComment}</p>
        </div>
      )}
    </article>
  )
}

/** Such as `Tuesday, November 24, 2026`. */
function nameDate(date: string): string {
  return new Date(`${date}T12:00:00`).toLocaleDateString('en-US', { dateStyle: 'full' })
}

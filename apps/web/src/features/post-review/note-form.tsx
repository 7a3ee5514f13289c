import { useState } from 'react'
import { toast } from 'react-hot-toast'
import * as messages from '@vivify/contract/messages'
import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import { useAddReviewNote, type NewReviewNote, type Review } from '../../api/reviews.ts'
import { readKept, writeKept } from '../../lib/kept-value.ts'
import { reportFailure } from '../../lib/report-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { CheckboxField } from '../../ui/toggles.tsx'

const kinds = [
  { value: 'approved', label: 'Approve' },
  { value: 'changes_wanted', label: 'Ask for changes' },
  { value: 'comment', label: 'Comment' },
] as const

const nameKey = 'vivify.review.name'

export interface NoteFormProps {
  token: string
  review: Review
  /** The platform that is looked at. */
  platform: PlatformId | null
}

/** Approves a post, asks for changes or comments on it; for one platform or all. */
export function NoteForm({ token, review, platform }: NoteFormProps) {
  const form = useNoteForm(token, review, platform)
  const { author, kind, message, isForOne, problem, isPending, send } = form
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h2 className="text-lg">Your review</h2>
      <TextField
        label="Your name"
        maxLength={80}
        error={problem === 'name' ? messages.reviews.nameMissing : undefined}
        autoComplete="name"
        value={author}
        onChange={(event) => form.setAuthor(event.target.value)}
      />
      <div className="-mx-1 overflow-x-auto px-1">
        <Segmented label="Kind of review" segments={kinds} value={kind} onChange={form.setKind} />
      </div>
      <TextArea
        label={kind === 'comment' ? 'Comment' : 'Comment (optional)'}
        maxLength={2000}
        error={problem === 'message' ? messages.reviews.messageMissing : undefined}
        value={message}
        onChange={(event) => form.setMessage(event.target.value)}
      />
      {review.versions.length > 1 && platform !== null && (
        <CheckboxField
          label={`Only for ${platformNames[platform]}`}
          isOn={isForOne}
          onChange={form.setIsForOne}
        />
      )}
      <Button type="submit" variant="primary" isBusy={isPending} busyLabel="Sending...">
        Send review
      </Button>
    </form>
  )
}

function useNoteForm(token: string, review: Review, platform: PlatformId | null) {
  const { mutate, isPending } = useAddReviewNote(token)
  const [author, setAuthor] = useState(() => String(readKept(nameKey, 'browser') ?? ''))
  const [kind, setKind] = useState<NewReviewNote['kind']>('approved')
  const [message, setMessage] = useState('')
  const [isForOne, setIsForOne] = useState(false)
  /** What was missing when the review was sent; solved by typing it. */
  const [missing, setMissing] = useState<'name' | 'message' | null>(null)
  const needsName = author.trim() === ''
  const needsMessage = kind === 'comment' && message.trim() === ''
  const isMissing = missing === 'name' ? needsName : needsMessage
  function send(): void {
    if (needsName || needsMessage) return setMissing(needsName ? 'name' : 'message')
    setMissing(null)
    const note = { author, kind, message, platform: isForOne ? platform : null, revision: review.revision }
    mutate(note, {
      onSuccess: () => {
        writeKept(nameKey, author, 'browser')
        setMessage('')
        toast.success(messages.reviews.sent)
      },
      onError: (error) => {
        reportFailure('send a review', error)
        toast.error(error.message)
      },
    })
  }
  return {
    author,
    kind,
    message,
    isForOne,
    problem: isMissing ? missing : null,
    isPending,
    send,
    setAuthor,
    setKind,
    setMessage,
    setIsForOne,
  }
}

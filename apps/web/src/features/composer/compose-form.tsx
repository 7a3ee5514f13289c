import * as messages from '@vivify/contract/messages'
import type { PostProblem } from '@vivify/social/check-post'
import { lazy, Suspense, type ClipboardEvent, type RefObject } from 'react'
import { SaveMark, SaveProblem } from '../../lib/document/save-state.tsx'
import { useUpload } from '../../lib/media/use-upload.ts'
import { WhenNear } from '../../lib/when-near.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { FilePlus2, Redo2, Undo2 } from '../../ui/icons.tsx'
import { Card, Skeleton } from '../../ui/surfaces.tsx'
import { ConnectAccount } from '../connections/connect-account.tsx'
import { MediaEditor, mediaKinds, useAddMedia } from './media-editor.tsx'
import { PlatformToggles } from './platform-toggles.tsx'
import { isWorthSaving } from './post-content.ts'
import { ProblemList } from './problem-list.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { SendBar } from './send-bar.tsx'
import { StateNotice } from './state-notice.tsx'
import { TextEditor } from './text-editor.tsx'
import { useComposer } from './use-composer.ts'
import type { PostFile } from './use-media-facts.ts'
import { useSend } from './use-send.ts'

const ComposeDetails = lazy(async () => ({ default: (await import('./compose-details.tsx')).ComposeDetails }))

export interface ComposeFormProps {
  files: readonly PostFile[]
  problems: readonly PostProblem[]
  textField: RefObject<HTMLTextAreaElement | null>
  dateField: RefObject<HTMLInputElement | null>
}

/** Create New Post: everything that a post is made of, and the buttons that send it. */
export function ComposeForm({ files, problems, textField, dateField }: ComposeFormProps) {
  const { content } = useComposer()
  const sending = useSend(problems)
  const upload = useUpload(mediaKinds, useAddMedia())
  /** Text is pasted where the caret is; files become media. */
  const takeFiles = (event: ClipboardEvent): void => {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    upload.send(pasted)
  }
  return (
    <Card role="region" aria-labelledby="compose" className="flex flex-col gap-5" onPaste={takeFiles}>
      <FormHead />
      <PlatformToggles />
      <div>
        <ConnectAccount />
      </div>
      <TextEditor field={textField} />
      <MediaEditor files={files} problems={problems} upload={upload} />
      <ScheduleFields dateField={dateField} />
      <WhenNear skeleton={<DetailsSkeleton />}>
        <Suspense fallback={<DetailsSkeleton />}>
          <ComposeDetails files={files} />
        </Suspense>
      </WhenNear>
      <ProblemList problems={problems} />
      <SendBar content={content} problems={problems} sending={sending} />
    </Card>
  )
}

function DetailsSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-52" />
    </div>
  )
}

function FormHead() {
  const composer = useComposer()
  const { content, saved, canUndo, canRedo, undo, redo, startNew } = composer
  const isEmpty = saved === null && !isWorthSaving(content)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:gap-x-0.5">
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2">
          <h2 id="compose" className="text-lg sm:text-xl">
            {messages.composer.heading}
          </h2>
          {!isEmpty && <SaveMark {...composer} />}
        </div>
        <IconButton
          size="small"
          label="Undo"
          disabled={!canUndo}
          icon={<Undo2 className="size-4" />}
          onClick={undo}
        />
        <IconButton
          size="small"
          label="Redo"
          disabled={!canRedo}
          icon={<Redo2 className="size-4" />}
          onClick={redo}
        />
        <Button
          size="small"
          variant="quiet"
          className="max-sm:px-2"
          disabled={isEmpty}
          icon={<FilePlus2 className="size-4" aria-hidden="true" />}
          onClick={startNew}
        >
          <span className="max-sm:sr-only">New</span>
        </Button>
      </div>
      <StateNotice />
      <SaveProblem name="post" {...composer} />
    </>
  )
}

import * as messages from '@vivify/contract/messages'
import { FileUp, Link2, Search } from '../../ui/icons.tsx'
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { toast } from 'react-hot-toast'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { kindOfTopic, type SourceKind } from './read-typed.ts'
import { readTranscriptFile, transcriptEndings } from './transcript-file.ts'
import { maxTranscriptCharacters } from './inspiration-notes.ts'

export interface SourceFormProps {
  kind: SourceKind
  typed: string
  type: (into: SourceKind, text: string) => void
  sortTopic: (text: string) => SourceKind
  find: (typed?: string) => void
  search: { isPending: boolean }
}

const examples = ['Why octopuses have three hearts', 'Compound interest', 'Lightning', 'Coffee']

/** The input for one kind of inspiration, with its button. Enter in a one-line input presses the button. */
export function SourceForm(props: SourceFormProps) {
  switch (props.kind) {
    case 'topic':
      return <TopicForm {...props} />
    case 'video':
      return (
        <LinkForm
          {...props}
          label="YouTube URL"
          placeholder="https://www.youtube.com/watch?v=…"
          hint="TikTok, Vimeo, Instagram and others work too. Vivify reads the title and, if there is one, the transcript."
        />
      )
    case 'page':
      return (
        <LinkForm
          {...props}
          label="Web page URL"
          placeholder="https://…"
          hint="An article, a post or a wiki page. The script uses only what the page says."
        />
      )
    case 'transcript':
      return <TranscriptForm {...props} />
  }
}

function TopicForm({ typed, type, sortTopic, find, search }: SourceFormProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text')
    // A one-line input would remove the line breaks of a transcript.
    if (typed.trim() !== '' || kindOfTopic(text) === 'topic') return
    event.preventDefault()
    sortTopic(text)
  }
  return (
    <div className="flex flex-col gap-3">
      <form
        noValidate
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          find()
        }}
      >
        <TextField
          label="Topic"
          className="min-w-0 flex-1"
          icon={<Search />}
          placeholder="What is your video about?"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={500}
          value={typed}
          onChange={(event) => type('topic', event.target.value)}
          onPaste={paste}
        />
        <SubmitButton
          isBusy={search.isPending}
          label={messages.inspiration.find}
          busy={messages.inspiration.finding}
        />
      </form>
      {typed === '' && (
        <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
          Try
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              className="rounded-full border border-line px-2.5 py-1 text-text transition-colors hover:border-control-line hover:bg-hover"
              onClick={() => {
                type('topic', example)
                find(example)
              }}
            >
              {example}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}

function LinkForm(props: SourceFormProps & { label: string; placeholder: string; hint: string }) {
  const { kind, typed, type, find, search, label, placeholder, hint } = props
  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        find()
      }}
    >
      <TextField
        label={label}
        className="min-w-0 flex-1"
        icon={<Link2 />}
        type="url"
        inputMode="url"
        enterKeyHint="go"
        autoComplete="off"
        placeholder={placeholder}
        hint={hint}
        value={typed}
        onChange={(event) => type(kind, event.target.value)}
      />
      <SubmitButton
        className="mt-[1.625rem]"
        isBusy={search.isPending}
        label={messages.inspiration.analyze}
        busy={messages.inspiration.analyzing}
      />
    </form>
  )
}

function TranscriptForm({ typed, type, find, search }: SourceFormProps) {
  const [isOver, setIsOver] = useState(false)
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return
    const read = await readTranscriptFile(chosen, maxTranscriptCharacters)
    if (read.status === 'read') type('transcript', read.text)
    else toast.error(read.reason)
  }
  const drop = (event: DragEvent): void => {
    setIsOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }
  return (
    <form
      noValidate
      className={joinClasses(
        'flex flex-col gap-3 rounded-base',
        isOver && 'outline-2 outline-offset-4 outline-primary-text outline-dashed',
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onSubmit={(event) => {
        event.preventDefault()
        find()
      }}
    >
      <TextArea
        label="Transcript"
        className="[&_textarea]:max-h-64"
        placeholder="Paste what was said: plain text, SRT or VTT. Or drop a file here."
        aside={typed === '' ? undefined : `${typed.length.toLocaleString('en')} characters`}
        value={typed}
        maxLength={maxTranscriptCharacters}
        onChange={(event) => type('transcript', event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FileChooser onChoose={(chosen) => void take(chosen)} />
        <SubmitButton
          isBusy={search.isPending}
          label={messages.inspiration.analyze}
          busy={messages.inspiration.analyzing}
        />
      </div>
    </form>
  )
}

function FileChooser({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<FileUp className="size-4" />}
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Transcript file"
        accept={transcriptEndings.join(',')}
        onChange={(event) => {
          onChoose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}

function SubmitButton(props: { isBusy: boolean; label: string; busy: string; className?: string }) {
  return (
    <Button
      type="submit"
      isBusy={props.isBusy}
      busyLabel={props.busy}
      className={joinClasses('h-11 md:h-10', props.className)}
    >
      {props.label}
    </Button>
  )
}

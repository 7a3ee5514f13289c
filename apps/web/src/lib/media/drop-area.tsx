import { CircleAlert, Upload as UploadIcon, X } from '../../ui/icons.tsx'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useFileDrop } from './use-file-drop.ts'
import { IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Progress } from '../../ui/progress.tsx'
import { acceptOf, type MediaKind } from './check-file.ts'
import type { Sending, Upload } from './use-upload.ts'

export interface DropAreaProps {
  /** Label of the button that opens the file chooser. */
  label: string
  hint: ReactNode
  kinds: readonly MediaKind[]
  upload: Upload
  takesMany?: boolean
  /** Accepts pasted files while the pointer or focus is inside. */
  takesPaste?: boolean
  className?: string
}

/** Accepts files by drop, paste or file chooser; shows uploads and why a file was refused. */
export function DropArea(props: DropAreaProps) {
  const { label, hint, kinds, upload, takesMany = false, takesPaste = false, className } = props
  const area = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  usePastedFiles(area, takesPaste, upload.send)

  function take(files: readonly File[]): void {
    upload.send(takesMany ? [...files] : files.slice(0, 1))
  }

  return (
    <div ref={area} className={joinClasses('flex flex-col gap-2', className)}>
      {upload.sending === null ? (
        <DropButton {...{ label, hint }} onPress={() => chooser.current?.click()} onFiles={take} />
      ) : (
        <SendingBar sending={upload.sending} onCancel={upload.cancel} />
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptOf(kinds)}
        multiple={takesMany}
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {upload.failures.length > 0 && <Failures sentences={upload.failures} onDismiss={upload.dismiss} />}
    </div>
  )
}

interface DropButtonProps extends Pick<DropAreaProps, 'label' | 'hint'> {
  onPress: () => void
  onFiles: (files: readonly File[]) => void
}

function DropButton({ label, hint, onPress, onFiles }: DropButtonProps) {
  const { isOver, target } = useFileDrop(onFiles)
  const hintId = useId()
  return (
    <button
      type="button"
      aria-describedby={hintId}
      onClick={onPress}
      {...target}
      className={joinClasses(
        'flex min-h-16 items-center gap-3 rounded-base border border-dashed px-4 py-3 text-left transition-colors duration-150',
        isOver
          ? 'border-primary bg-primary-soft'
          : 'border-control-line/70 bg-field hover:border-control-line hover:bg-hover',
      )}
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-second-soft text-second-text">
        <UploadIcon className="size-4" aria-hidden="true" />
      </span>
      <span className="grid min-w-0">
        <span className="text-sm font-medium">{isOver ? 'Drop to upload' : label}</span>
        <span id={hintId} aria-hidden="true" className="text-xs text-muted">
          {hint}
        </span>
      </span>
    </button>
  )
}

/** All bytes may be sent before the server has checked the file. */
function SendingBar({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const { name, share, waiting } = sending
  return (
    <div className="rounded-base border border-line bg-sunken px-4 py-3">
      <Progress
        stage={share < 1 ? `Sending ${name}` : `Checking ${name}`}
        share={share < 1 ? share : null}
        note={waiting > 0 ? `${waiting} more to send` : undefined}
        onCancel={onCancel}
      />
    </div>
  )
}

function Failures({ sentences, onDismiss }: { sentences: readonly string[]; onDismiss: () => void }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-base bg-danger-soft py-2 pr-1 pl-3 text-danger-text"
    >
      <CircleAlert className="mt-2 size-4 shrink-0" aria-hidden="true" />
      <ul className="flex flex-col min-w-0 flex-1 gap-1 py-1.5 text-sm">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <IconButton label="Dismiss" size="small" icon={<X className="size-4" />} onClick={onDismiss} />
    </div>
  )
}

/** Pasted text behaves as usual; only files are handled here. */
function usePastedFiles(
  area: React.RefObject<HTMLElement | null>,
  isOn: boolean,
  onFiles: (files: File[]) => void,
): void {
  useEffect(() => {
    if (!isOn) return
    const take = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])]
      const isHere = area.current?.matches(':hover, :focus-within') ?? false
      if (files.length === 0 || !isHere) return
      event.preventDefault()
      onFiles(files.slice(0, 1))
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [area, isOn, onFiles])
}

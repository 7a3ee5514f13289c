import { CircleAlert, ImageUp } from '../../ui/icons.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFileDrop } from '../../lib/media/use-file-drop.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Progress } from '../../ui/progress.tsx'
import { useLatest } from '../../lib/use-latest.ts'

export interface ProductDropProps {
  isOpening: boolean
  error: string | null
  onFile: (file: File) => void
  onSample: () => void
}

/** Takes a product photo by drop, paste or file chooser. */
export function ProductDrop({ isOpening, error, onFile, onSample }: ProductDropProps) {
  const chooser = useRef<HTMLInputElement>(null)
  usePastedPicture(onFile)
  return (
    <div className="flex flex-col gap-3">
      <DropZone onFile={onFile}>
        <Button onClick={() => chooser.current?.click()}>Browse Files</Button>
        <Button variant="quiet" onClick={onSample}>
          Try a sample
        </Button>
      </DropZone>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/gif,image/webp"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
      {isOpening && <Progress stage="Opening the photo" share={null} />}
      {error !== null && (
        <p
          role="alert"
          className="flex items-start gap-2 rounded-base bg-danger-soft px-3 py-2.5 text-sm text-danger-text"
        >
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}

function DropZone({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const { isOver, target } = useFileDrop(([file]) => file && onFile(file))
  return (
    <div
      {...target}
      data-over={isOver}
      className={joinClasses(
        'grid justify-items-center gap-3 rounded-large border-2 border-dashed px-5 py-9 text-center transition-colors duration-150',
        isOver ? 'border-primary bg-primary-soft' : 'border-control-line/60 bg-field',
      )}
    >
      <span className="grid size-14 place-items-center rounded-full bg-second-soft text-second-text">
        <ImageUp className="size-6" aria-hidden="true" />
      </span>
      <p className="font-display text-lg font-semibold">
        {isOver ? 'Drop to use this photo' : 'Drop your product photo here'}
      </p>
      <p className="max-w-xs text-sm text-muted">
        JPG, PNG, GIF or WebP, up to 10 MB. A plain background is removed automatically; a transparent PNG is
        used as is.
      </p>
      <div className="flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  )
}

/** Takes a file pasted anywhere on the screen; pasted text keeps its normal behavior. */
function usePastedPicture(onFile: (file: File) => void): void {
  const latest = useLatest(onFile)
  useEffect(() => {
    const take = (event: ClipboardEvent): void => {
      const file = event.clipboardData?.files[0]
      if (file === undefined) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [])
}

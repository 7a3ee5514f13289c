import { useCallback, useEffect, useMemo, useState } from 'react'
import { ImageUp } from '../../ui/icons.tsx'
import { isTyping } from '../../lib/keyboard.ts'
import type { SavedAsset } from '../../api/assets.ts'
import { Progress } from '../../ui/progress.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { checkPicture } from '../../lib/media/check-picture.ts'
import { refuseFile } from '../../lib/media/check-file.ts'
import { useUpload, type Upload } from '../../lib/media/use-upload.ts'

const kinds = ['image'] as const

/** Uploads one picture after checking it, so that unusable files never leave the page. */
export function usePictureUpload(onSaved: (saved: SavedAsset) => void): Upload {
  const upload = useUpload(kinds, onSaved)
  const { send: sendFiles, dismiss: dismissFailures } = upload
  const [refusal, setRefusal] = useState<string | null>(null)

  const send = useCallback(
    (files: readonly File[]) => {
      const [file] = files
      if (file === undefined) return
      dismissFailures()
      setRefusal(refuseFile(file, kinds))
      if (refuseFile(file, kinds) !== null) return
      checkPicture(file, file.name).then(
        () => sendFiles([file]),
        (error: unknown) => setRefusal(error instanceof Error ? error.message : String(error)),
      )
    },
    [sendFiles, dismissFailures],
  )
  const dismiss = useCallback(() => {
    setRefusal(null)
    dismissFailures()
  }, [dismissFailures])
  return useMemo(
    () => ({
      ...upload,
      failures: refusal === null ? upload.failures : [refusal],
      send,
      dismiss,
    }),
    [upload, refusal, send, dismiss],
  )
}

export interface DroppedFilesProps {
  upload: Upload
  /** True to show progress and failures here; otherwise another part of the screen shows them. */
  isShown: boolean
}

/** Accepts files that are dropped or pasted anywhere on the screen. */
export function DroppedFiles({ upload, isShown }: DroppedFilesProps) {
  const isOver = useFilesAnywhere(upload.send)
  return (
    <>
      {isOver && (
        <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-scrim p-8">
          <p className="flex items-center gap-3 rounded-large bg-popup px-6 py-4 font-display text-lg font-semibold text-text shadow-popup">
            <ImageUp className="size-5 text-second-text" aria-hidden="true" />
            Drop to remix
          </p>
        </div>
      )}
      {isShown && upload.sending !== null && (
        <div className="mb-5 rounded-base border border-line bg-sunken px-4 py-3">
          <Progress
            stage={`Sending ${upload.sending.name}`}
            share={upload.sending.share < 1 ? upload.sending.share : null}
            onCancel={upload.cancel}
          />
        </div>
      )}
      {isShown && upload.failures.length > 0 && (
        <div className="mb-5">
          <Notice
            tone="danger"
            icon={<ImageUp aria-hidden="true" />}
            action={
              <Button size="small" onClick={upload.dismiss}>
                Dismiss
              </Button>
            }
          >
            {upload.failures.join(' ')}
          </Notice>
        </div>
      )}
    </>
  )
}

/** True while files are dragged over the window. Pasted text behaves as usual. */
function useFilesAnywhere(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal }
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false
    document.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      options,
    )
    document.addEventListener(
      'dragleave',
      (event) => event.relatedTarget === null && setIsOver(false),
      options,
    )
    document.addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        // Another drop area on the screen has already handled the drop.
        if (event.defaultPrevented || !hasFiles(event)) return
        event.preventDefault()
        onFiles([...(event.dataTransfer?.files ?? [])])
      },
      options,
    )
    document.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])]
        if (event.defaultPrevented || files.length === 0 || isTyping(event.target)) return
        event.preventDefault()
        onFiles(files)
      },
      options,
    )
    return () => stop.abort()
  }, [onFiles])
  return isOver
}

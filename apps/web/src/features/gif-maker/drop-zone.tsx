import { Clapperboard, FolderOpen } from '../../ui/icons.tsx'
import { useEffect, useRef } from 'react'
import { useFileDrop } from '../../lib/media/use-file-drop.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { acceptedFiles } from './check-video.ts'

export interface DropZoneProps {
  /** Takes less room when it is next to a result. */
  isCompact: boolean
  onFile: (file: File) => void
  onBrowseCreations: () => void
  onSample: (address: string, name: string) => void
}

/** Accepts a video by drop, paste or file chooser, or from Your Creations. */
export function DropZone({ isCompact, onFile, onBrowseCreations, onSample }: DropZoneProps) {
  const { isOver, target } = useFileDrop(([file]) => file && onFile(file))
  usePaste(onFile)
  return (
    <div
      {...target}
      className={joinClasses(
        'grid place-items-center rounded-large border border-dashed px-6 text-center transition-colors duration-150',
        isCompact ? 'min-h-56 py-8' : 'min-h-80 py-14',
        isOver ? 'border-primary bg-primary-soft' : 'border-control-line/70 bg-field',
      )}
    >
      <div className="grid justify-items-center gap-4">
        <span className="grid size-14 place-items-center rounded-full bg-second-soft text-second-text">
          <Clapperboard className="size-6" aria-hidden="true" />
        </span>
        <div className="flex flex-col gap-1">
          <p className="font-display text-xl font-semibold">
            {isOver ? 'Drop it here' : 'Drop a video here'}
          </p>
          <p className="max-w-md text-sm text-muted">
            MP4, MOV, WebM, MKV, AVI, WMV, FLV, MPEG, animated GIF or WebP, under 100 MB
          </p>
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          <FileButton onFile={onFile} />
          <Button onClick={onBrowseCreations}>From Your Creations</Button>
        </div>
        <SampleButton onSample={onSample} />
      </div>
    </div>
  )
}

/** One of our own shorts. Its poster is stored with it. */
const sample = { address: '/samples/snow-fox.mp4', poster: '/samples/snow-fox.webp', name: 'Snow fox' }

/** Lets people without a video at hand start with one click. */
function SampleButton({ onSample }: Pick<DropZoneProps, 'onSample'>) {
  return (
    <button
      type="button"
      onClick={() => onSample(sample.address, sample.name)}
      className="flex items-center gap-3 rounded-base border border-line bg-raised p-1.5 pr-4 text-left text-sm font-medium transition-colors duration-150 hover:border-primary"
    >
      <img src={sample.poster} alt="" className="size-11 rounded-small object-cover" />
      <span className="grid">
        Try a sample clip
        <span className="text-xs font-normal text-muted">A snow fox, 4 seconds</span>
      </span>
    </button>
  )
}

function FileButton({ onFile }: Pick<DropZoneProps, 'onFile'>) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={<FolderOpen className="size-4" />} onClick={() => chooser.current?.click()}>
        Choose a video
      </Button>
      <input
        ref={chooser}
        type="file"
        aria-label="Video file"
        hidden
        accept={acceptedFiles}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Call this first, because resetting the input also empties its file list.
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
    </>
  )
}

/** Handles pasted files anywhere on the screen; pasted text behaves as usual. */
function usePaste(onFile: (file: File) => void): void {
  const take = useRef(onFile)
  take.current = onFile
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => {
      const [file] = event.clipboardData?.files ?? []
      if (!file) return
      event.preventDefault()
      take.current(file)
    }
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

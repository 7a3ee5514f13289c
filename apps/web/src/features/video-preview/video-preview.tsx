import type { Project } from '@vivify/contract/project'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { naturalEngine, naturalVoicesQuery } from '../../api/natural-voices.ts'
import { warmPreview } from '../../api/previews.ts'
import { useProject } from '../project/use-project.ts'
import { joinClasses } from '../../ui/class-names.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PreviewNotices } from './preview-notices.tsx'
import { useTransportKeys } from './transport-keys.ts'
import { Transport } from './transport.tsx'
import { useTriedDocument } from './preview-controls.ts'
import { prepareEngine, usePreview, type Preview } from './use-preview.ts'
import { SafeZoneSwitch, type SafeZoneChoice } from './safe-zones.tsx'
import { useFullScreen } from './use-full-screen.ts'

/** Plays the project's video as it will look, while its parts are still being made. */
export function VideoPreview({ className }: { className?: string }) {
  const { document, settings } = useProject()
  const tried = useTriedDocument()
  useEngineAhead()
  const shown = document === null ? null : (tried?.document ?? document)
  const triedName = shown === document ? null : (tried?.name ?? null)
  return (
    <DocumentPreview document={shown} triedName={triedName} format={settings.format} className={className} />
  )
}

interface DocumentPreviewProps {
  /** null until there is a script. */
  document: Project | null
  /** The name of a tried document, which plays as soon as it is ready; null for the project's own. */
  triedName: string | null
  /** Aspect ratio of the frame. */
  format: Project['format']
  className?: string | undefined
}

function DocumentPreview({ document, triedName, format, className }: DocumentPreviewProps) {
  const section = useRef<HTMLElement>(null)
  const preview = usePreview(document)
  usePlayTried(preview, triedName === null ? null : document)
  useArrivingVoices(preview, document)
  const [safeZone, setSafeZone] = useState<SafeZoneChoice>('Off')
  const fullScreen = useFullScreen(section)
  const onKeyDown = useTransportKeys(preview, fullScreen.toggle)
  const isPortrait = format === '9:16'

  return (
    <section
      ref={section}
      aria-label="Video preview"
      onKeyDown={onKeyDown}
      className={joinClasses(
        '@container grid w-full content-center gap-3',
        fullScreen.isOn && 'h-dvh bg-surface p-4',
        className,
      )}
    >
      <PreviewFrame
        preview={preview}
        document={document}
        format={format}
        safeZone={isPortrait ? safeZone : 'Off'}
        isFullScreen={fullScreen.isOn}
      />
      {triedName !== null && (
        <p role="status" className="mx-auto w-full max-w-xl truncate text-center text-sm text-muted">
          Playing another version: <strong className="font-semibold text-text">{triedName}</strong>
        </p>
      )}
      {document !== null && (
        <div className="mx-auto flex flex-col w-full max-w-xl gap-2.5">
          <Transport preview={preview} fullScreen={fullScreen} />
          {isPortrait && <SafeZoneSwitch value={safeZone} onChange={setSafeZone} />}
          <PreviewNotices preview={preview} />
        </div>
      )}
    </section>
  )
}

/** Plays a tried document from the start as soon as its speech is ready. */
function usePlayTried({ engine, parts }: Preview, document: Project | null): void {
  const played = useRef<Project | null>(null)
  const isReady = parts?.document === document && parts?.speech.status === 'ready'
  useEffect(() => {
    if (document === null) {
      if (played.current !== null) engine?.pause()
      played.current = null
    } else if (engine !== null && isReady && played.current !== document) {
      played.current = document
      engine.seekToScene(document.scenes[0]!.id)
      engine.play()
    }
  }, [engine, document, isReady])
}

/** Speaks again as soon as the natural voices that were missing have been downloaded. */
function useArrivingVoices({ parts, retry }: Preview, document: Project | null): void {
  const isWaiting = document?.voiceEngine === naturalEngine && parts !== null && parts.speech.failure !== null
  const { data: voices } = useQuery({ ...naturalVoicesQuery, enabled: isWaiting })
  const wereMissing = useRef(false)
  const state = voices?.state
  useEffect(() => {
    if (!isWaiting || state === undefined) return
    if (state === 'ready' && wereMissing.current) retry()
    wereMissing.current = state !== 'ready'
  }, [isWaiting, state, retry])
}

/** Leaves the whole page, including its lower parts, time to load before the player's code. */
const restMs = 3000

/** Preloads the player at the first pointer or key press, or after `restMs`, because the person will soon need it. */
function useEngineAhead(): void {
  useEffect(() => {
    // The server's voice engine starts slowest of all, and starting it costs the page nothing.
    void warmPreview().catch(() => undefined)
    const stop = new AbortController()
    const prepare = (): void => {
      stop.abort()
      void prepareEngine().catch(() => undefined)
    }
    for (const event of ['pointerdown', 'keydown']) {
      addEventListener(event, prepare, { signal: stop.signal, passive: true })
    }
    const timer = setTimeout(prepare, restMs)
    stop.signal.addEventListener('abort', () => clearTimeout(timer))
    return () => stop.abort()
  }, [])
}

import * as messages from '@vivify/contract/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSavePicture } from '../../api/pictures.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useLatest } from '../../lib/use-latest.ts'
import type { AdEngine } from './ad-engine.ts'
import type { AdChoice, AdTasks, CutView } from './ad-protocol.ts'
import type { AdSettings } from './ad-settings.ts'
import { makeAds, type MadeAds } from './make-ads.ts'
import type { ProductPhoto } from './use-product-photo.ts'

export interface MakeAds {
  /** null unless ads are being made. */
  progress: { stage: string; share: number } | null
  error: string | null
  make: () => Promise<void>
  cancel: () => void
  dismiss: () => void
}

export interface MakeAdsOptions {
  engine: AdEngine
  photo: ProductPhoto | null
  cut: CutView | null
  ad: AdChoice
  settings: AdSettings
  /** Called with the ids of the creations, after all four are saved. */
  onMade: (made: MadeAds) => void
}

export function useMakeAds(options: MakeAdsOptions): MakeAds {
  const latest = useLatest(options)
  const { alert } = useAlerts()
  const { mutateAsync: save } = useSavePicture()
  const [progress, setProgress] = useState<MakeAds['progress']>(null)
  const [error, setError] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const make = useCallback(async () => {
    const { photo, cut, onMade } = latest.current
    if (photo === null || cut === null) return alert(messages.ads.imageMissing)
    if (stop.current !== null) return
    const controller = new AbortController()
    const { signal } = controller
    stop.current = controller
    setError(null)
    // The alert only announces the start, so the work does not wait until it is closed.
    void alert(messages.ads.started)
    const tell = (stage: string, share: number): void => {
      if (!signal.aborted) setProgress({ stage, share })
    }
    try {
      const { engine, ad, settings } = latest.current
      const draw = async (asked: AdTasks['render']['ask']): Promise<Blob> =>
        (await engine.ask('render', asked, { priority: 0 })).png
      onMade(await makeAds({ draw, photo, cut, ad, settings, save, tell, signal }))
    } catch (problem) {
      if (!signal.aborted) setError(problem instanceof Error ? problem.message : failedSentence)
    } finally {
      stop.current = null
      setProgress(null)
    }
  }, [alert, save])

  const cancel = useCallback(() => stop.current?.abort(), [])
  const dismiss = useCallback(() => setError(null), [])
  return { progress, error, make, cancel, dismiss }
}

const failedSentence = 'The ads could not be made. Please try again.'

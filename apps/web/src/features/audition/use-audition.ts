import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { auditionQuery, type Audition, type AuditionSource } from '../../api/auditions.ts'
import { claimSound } from './sole-sound.ts'

export interface AuditionPlayer {
  state: 'idle' | 'loading' | 'playing'
  /** Known once the sample is loaded. */
  audition: Audition | null
  /** Share of the sound that has played, 0 to 1. */
  share: number
  /** A sentence when the last attempt failed. */
  failure: string | null
  toggle: () => void
}

/** Plays a sample; stops it when another sound in the page starts or the card is removed. */
export function useAudition(source: AuditionSource): AuditionPlayer {
  const client = useQueryClient()
  // An uploaded sound has no built-in waveform, so it loads at once; other samples load when they are played.
  const isOwn = source.kind === 'asset'
  const [state, setState] = useState<AuditionPlayer['state']>('idle')
  const { data: audition = null } = useQuery({ ...auditionQuery(source), enabled: isOwn })
  const [share, setShare] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const stopPlaying = useRef<(() => void) | null>(null)

  useEffect(() => () => stopPlaying.current?.(), [])

  const play = useCallback(async () => {
    const session = startSession()
    stopPlaying.current = session.stop
    session.onStop(claimSound(session.stop))
    session.onStop(() => {
      setState('idle')
      setShare(0)
    })
    setState('loading')
    setFailure(null)
    try {
      const loaded = await client.fetchQuery(auditionQuery(source))
      if (session.isOver()) return
      await playSound(loaded, session, setShare)
      if (!session.isOver()) setState('playing')
    } catch (error) {
      if (session.isOver()) return
      session.stop()
      setFailure(error instanceof Error ? error.message : 'The sample can’t be played.')
    }
  }, [client, source])

  const toggle = useCallback(() => {
    if (state === 'idle') void play()
    else stopPlaying.current?.()
  }, [play, state])
  return { state, audition, share, failure, toggle }
}

interface PlaySession {
  stop: () => void
  isOver: () => boolean
  onStop: (release: () => void) => void
}

function startSession(): PlaySession {
  let isOver = false
  const releases: (() => void)[] = []
  return {
    isOver: () => isOver,
    onStop: (release) => releases.push(release),
    stop() {
      if (isOver) return
      isOver = true
      for (const release of releases) release()
    },
  }
}

async function playSound(
  audition: Audition,
  session: PlaySession,
  showShare: (share: number) => void,
): Promise<void> {
  const url = URL.createObjectURL(audition.sound)
  const element = new Audio(url)
  let frame = 0
  session.onStop(() => {
    cancelAnimationFrame(frame)
    element.pause()
    URL.revokeObjectURL(url)
  })
  element.addEventListener('ended', session.stop)
  await element.play()
  const follow = (): void => {
    showShare(Math.min(1, element.currentTime / audition.durationSeconds))
    if (!session.isOver()) frame = requestAnimationFrame(follow)
  }
  follow()
}

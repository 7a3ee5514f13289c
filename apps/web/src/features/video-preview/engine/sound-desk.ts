// Plays the sound of a preview and keeps its time: what is heard leads, the picture follows. Spoken clips play until
// the mixed soundtrack is there, which then takes their place without a gap.

export interface SpokenSound {
  startSeconds: number
  buffer: AudioBuffer
}

export interface SoundDesk {
  /** Gets the device ready; call it in a click. Resolves without one too: then time runs in silence. */
  wake(): Promise<void>
  /** Plays from a time of the video, stopping what played before. */
  start(seconds: number): void
  stop(): void
  /** Seconds of the video that are heard now. Only while playing. */
  time(): number
  /** Replaces the spoken clips; those that are due are heard at once. */
  setVoices(voices: readonly SpokenSound[]): void
  /** The whole sound; null when it is not mixed yet. */
  setSoundtrack(buffer: AudioBuffer | null): void
  /** 0 to 1. */
  setVolume(volume: number): void
  close(): void
}

/** Between the order to play and the first sample: time enough to hand over all sources. */
const leadSeconds = 0.03
/** Voices and soundtrack change over in this time, too short to hear and too long to click. */
const crossfadeSeconds = 0.04
/** A device that takes longer is not waited for. */
const wakeTimeoutMs = 400
/** Above this a stated latency is an error of the driver. */
const maxLatencySeconds = 0.5

type Bus = { gain: GainNode; sources: AudioBufferSourceNode[] }

/** Makes a desk. A video without sound opens no device: the page's clock keeps its time. */
export function createSoundDesk(createContext: () => AudioContext = defaultContext): SoundDesk {
  let context: AudioContext | null = null
  let master: GainNode | null = null
  let bus: Bus | null = null
  let volume = 1
  let voices: readonly SpokenSound[] = []
  let soundtrack: AudioBuffer | null = null
  /** Moment on the clock in use at which the video's time was 0; null while stopped. */
  let origin: number | null = null
  let isHeard = false

  const hasSound = (): boolean => voices.length > 0 || soundtrack !== null

  async function wake(): Promise<void> {
    if (!hasSound()) return
    context ??= createContext()
    if (context.state === 'running') return
    const resumed = context.resume().catch(() => undefined)
    await Promise.race([resumed, new Promise((resolve) => setTimeout(resolve, wakeTimeoutMs))])
  }

  function start(seconds: number): void {
    stop()
    isHeard = context?.state === 'running'
    origin = clockSeconds() + (isHeard ? leadSeconds : 0) - seconds
    playBus(0)
  }

  /** Sends what is to be heard from now on through a bus of its own, fading over from the one before. */
  function playBus(fadeSeconds: number): void {
    if (!context || origin === null || !isHeard) return
    master ??= connectMaster(context)
    endBus(fadeSeconds)
    const gain = context.createGain()
    gain.connect(master)
    const from = Math.max(context.currentTime + 0.005, origin)
    if (fadeSeconds > 0) {
      gain.gain.setValueAtTime(0, from)
      gain.gain.linearRampToValueAtTime(1, from + fadeSeconds)
    }
    bus = { gain, sources: [] }
    if (soundtrack) addSource(bus, soundtrack, origin, from)
    else for (const voice of voices) addSource(bus, voice.buffer, origin + voice.startSeconds, from)
  }

  function addSource(into: Bus, buffer: AudioBuffer, begins: number, from: number): void {
    const skipped = Math.max(0, from - begins)
    if (skipped >= buffer.duration) return
    const source = context!.createBufferSource()
    source.buffer = buffer
    source.connect(into.gain)
    source.start(Math.max(begins, from), skipped)
    into.sources.push(source)
  }

  function endBus(fadeSeconds: number): void {
    if (!bus || !context) return
    const end = context.currentTime + fadeSeconds
    bus.gain.gain.setValueAtTime(1, context.currentTime)
    bus.gain.gain.linearRampToValueAtTime(0, end + 0.005)
    for (const source of bus.sources) source.stop(end + 0.01)
    bus = null
  }

  function connectMaster(into: AudioContext): GainNode {
    const gain = into.createGain()
    gain.gain.value = volume
    gain.connect(into.destination)
    return gain
  }

  function clockSeconds(): number {
    return isHeard && context ? context.currentTime : performance.now() / 1000
  }

  function latencySeconds(): number {
    if (!isHeard || !context) return 0
    return Math.min(maxLatencySeconds, context.outputLatency || context.baseLatency || 0)
  }

  function stop(): void {
    endBus(0)
    origin = null
  }

  return {
    wake,
    start,
    stop,
    time: () => (origin === null ? 0 : Math.max(0, clockSeconds() - latencySeconds() - origin)),
    setVoices(next) {
      voices = next
      if (soundtrack === null) playBus(crossfadeSeconds)
    },
    setSoundtrack(next) {
      if (next === soundtrack) return
      soundtrack = next
      playBus(crossfadeSeconds)
    },
    setVolume(next) {
      volume = next
      if (master && context) master.gain.setTargetAtTime(next, context.currentTime, 0.015)
    },
    close() {
      stop()
      void context?.close().catch(() => undefined)
      context = null
    },
  }
}

function defaultContext(): AudioContext {
  return new AudioContext({ sampleRate: 48_000, latencyHint: 'interactive' })
}

// Plays the sound of a preview and keeps its time: the picture follows the sound. Utterances play until the mixed
// soundtrack is ready, which then replaces them without a gap. While no audio device runs, the page's clock keeps the
// time.

export interface SpokenSound {
  startSeconds: number
  buffer: AudioBuffer
}

/** Delay before the first sample: enough time to schedule all sources. */
const leadSeconds = 0.03
/** Length of the crossfade between voices and soundtrack: too short to notice, long enough to prevent a click. */
const crossfadeSeconds = 0.04
/** The longest wait for the audio device to start. */
const wakeTimeoutMs = 400
/** A driver that reports more latency than this is wrong, so the latency is limited to it. */
const maxLatencySeconds = 0.5

interface Bus {
  gain: GainNode
  sources: AudioBufferSourceNode[]
}

export class SoundDesk {
  readonly #createContext: () => AudioContext
  #context: AudioContext | null = null
  #master: GainNode | null = null
  #bus: Bus | null = null
  #volume = 1
  #voices: readonly SpokenSound[] = []
  #soundtrack: AudioBuffer | null = null
  /** The moment of the video's second 0, on the clock in use; null while stopped. */
  #origin: number | null = null
  /** True when the audio device keeps the time; otherwise the page's clock does. */
  #isHeard = false

  constructor(createContext: () => AudioContext = defaultContext) {
    this.#createContext = createContext
  }

  /**
   * Starts the audio device, even if no voice is loaded yet. Call it in a click, because browsers require one. Also
   * resolves when the device does not start: the video then plays in silence.
   */
  async wake(): Promise<void> {
    this.#context ??= this.#createContext()
    if (this.#context.state === 'running') return
    const resumed = this.#context.resume().catch(() => undefined)
    await Promise.race([resumed, new Promise((resolve) => setTimeout(resolve, wakeTimeoutMs))])
  }

  /** Plays from a time of the video; stops the previous playback. */
  start(seconds: number): void {
    this.stop()
    this.#isHeard = this.#context?.state === 'running'
    this.#origin = this.#clockSeconds() + (this.#isHeard ? leadSeconds : 0) - seconds
    this.#playBus(0)
  }

  stop(): void {
    this.#endBus(0)
    this.#origin = null
  }

  /** The position in the video that is heard now, in seconds; 0 while stopped. */
  time(): number {
    if (this.#origin === null) return 0
    return Math.max(0, this.#clockSeconds() - this.#latencySeconds() - this.#origin)
  }

  /** Replaces the utterances; those that should be playing now start at once. */
  setVoices(voices: readonly SpokenSound[]): void {
    if (isSameVoices(voices, this.#voices)) return
    this.#voices = voices
    if (this.#soundtrack === null) this.#playBus(crossfadeSeconds)
  }

  /** Sets the mixed sound; null while there is none. */
  setSoundtrack(soundtrack: AudioBuffer | null): void {
    if (soundtrack === this.#soundtrack) return
    this.#soundtrack = soundtrack
    this.#playBus(crossfadeSeconds)
  }

  /** `volume` is 0 to 1. */
  setVolume(volume: number): void {
    this.#volume = volume
    if (this.#context) this.#master?.gain.setTargetAtTime(volume, this.#context.currentTime, 0.015)
  }

  close(): void {
    this.stop()
    this.#context?.close().catch(() => undefined)
    this.#context = null
  }

  /** Plays the current sounds through a new bus and crossfades from the previous bus. */
  #playBus(fadeSeconds: number): void {
    const context = this.#context
    if (!context || this.#origin === null || !this.#isHeard) return
    this.#endBus(fadeSeconds)
    const gain = context.createGain()
    gain.connect((this.#master ??= this.#connectMaster(context)))
    const from = Math.max(context.currentTime + 0.005, fadeSeconds > 0 ? 0 : this.#origin)
    if (fadeSeconds > 0) {
      gain.gain.setValueAtTime(0, from)
      gain.gain.linearRampToValueAtTime(1, from + fadeSeconds)
    }
    const origin = this.#origin
    const sounds = this.#soundtrack ? [{ startSeconds: 0, buffer: this.#soundtrack }] : this.#voices
    const sources = sounds.flatMap((sound) => playFrom(context, gain, sound, origin, from) ?? [])
    this.#bus = { gain, sources }
  }

  #endBus(fadeSeconds: number): void {
    const bus = this.#bus
    const context = this.#context
    this.#bus = null
    if (!bus || !context) return
    const end = context.currentTime + fadeSeconds
    bus.gain.gain.setValueAtTime(1, context.currentTime)
    bus.gain.gain.linearRampToValueAtTime(0, end + 0.005)
    for (const source of bus.sources) source.stop(end + 0.01)
  }

  #connectMaster(context: AudioContext): GainNode {
    const gain = context.createGain()
    gain.gain.value = this.#volume
    gain.connect(context.destination)
    return gain
  }

  #clockSeconds(): number {
    return this.#isHeard && this.#context ? this.#context.currentTime : performance.now() / 1000
  }

  #latencySeconds(): number {
    if (!this.#isHeard || !this.#context) return 0
    const { outputLatency, baseLatency } = this.#context
    return Math.min(maxLatencySeconds, outputLatency || baseLatency || 0)
  }
}

/** Schedules a sound on the device; null if the sound would already be over. */
function playFrom(
  context: AudioContext,
  into: AudioNode,
  { startSeconds, buffer }: SpokenSound,
  origin: number,
  from: number,
): AudioBufferSourceNode | null {
  const begins = origin + startSeconds
  const skippedSeconds = Math.max(0, from - begins)
  if (skippedSeconds >= buffer.duration) return null
  const source = context.createBufferSource()
  source.buffer = buffer
  source.connect(into)
  source.start(Math.max(begins, from), skippedSeconds)
  return source
}

function isSameVoices(a: readonly SpokenSound[], b: readonly SpokenSound[]): boolean {
  return (
    a.length === b.length &&
    a.every(
      ({ startSeconds, buffer }, index) =>
        buffer === b[index]!.buffer && startSeconds === b[index]!.startSeconds,
    )
  )
}

function defaultContext(): AudioContext {
  return new AudioContext({ sampleRate: 48_000, latencyHint: 'interactive' })
}

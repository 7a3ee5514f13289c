// Records a voice in the page. The result is a WAV file, because browsers record in different containers and WAV works
// everywhere.

import { writeWav } from '@vivify/timeline/sound/wav'

/** The aligner's limit for a recording. */
export const maxRecordingSeconds = 180
const sampleRate = 48_000

export interface Recorder {
  /** The current loudness, 0 to 1. */
  readLevel: () => number
  /** Ends the recording and returns it as a file. */
  finish: () => Promise<File>
  /** Releases the microphone and discards the recording. */
  dispose: () => void
}

/** Opens the microphone; `begin` starts the recording. Throws Error with a sentence for the person. */
export async function openRecorder(): Promise<Recorder & { begin: () => void }> {
  const stream = await askForMicrophone()
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const media = new MediaRecorder(stream)
  const parts: Blob[] = []
  media.addEventListener('dataavailable', ({ data }) => parts.push(data))

  function dispose(): void {
    if (media.state !== 'inactive') media.stop()
    for (const track of stream.getTracks()) track.stop()
    if (context.state !== 'closed') void context.close()
  }

  return {
    begin: () => media.start(),
    readLevel() {
      analyser.getFloatTimeDomainData(samples)
      return levelOf(samples)
    },
    async finish() {
      const ended = new Promise((resolve) => media.addEventListener('stop', resolve, { once: true }))
      media.stop()
      await ended
      dispose()
      return toWav(new Blob(parts, { type: media.mimeType }))
    },
    dispose,
  }
}

async function askForMicrophone(): Promise<MediaStream> {
  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') {
    throw new Error('This browser can’t record here. Upload a recording instead.')
  }
  try {
    const audio = { echoCancellation: false, noiseSuppression: true, autoGainControl: true }
    return await navigator.mediaDevices.getUserMedia({ audio })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError')
      throw new Error('The browser was not allowed to use the microphone. Allow it, or upload a recording.')
    if (name === 'NotFoundError')
      throw new Error('No microphone was found. Connect one, or upload a recording.')
    throw new Error('The microphone is not available. Another program may be using it.')
  }
}

/** The root mean square of samples on a decibel scale: −60 dB is 0, −6 dB is 1. */
export function levelOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const decibels = 10 * Math.log10(sum / samples.length + 1e-12)
  return Math.min(1, Math.max(0, (decibels + 60) / 54))
}

async function toWav(recorded: Blob): Promise<File> {
  const decoder = new OfflineAudioContext(1, 1, sampleRate)
  const decoded = await decoder.decodeAudioData(await recorded.arrayBuffer())
  const bytes = writeWav([mixDown(decoded)], decoded.sampleRate)
  return new File([bytes as Uint8Array<ArrayBuffer>], 'my recording.wav', { type: 'audio/wav' })
}

function mixDown(sound: AudioBuffer): Float32Array {
  const first = sound.getChannelData(0)
  if (sound.numberOfChannels === 1) return first
  const second = sound.getChannelData(1)
  return first.map((sample, index) => (sample + second[index]!) / 2)
}

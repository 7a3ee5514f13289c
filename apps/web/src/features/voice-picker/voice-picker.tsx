import * as messages from '@vivify/contract/messages'
import type { VoiceName } from '@vivify/contract/project'
import { AudioLines, Mic, VolumeX } from '../../ui/icons.tsx'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { voicesQuery } from '../../api/voices.ts'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import { Segmented, type Segment } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { AuditionCard } from '../audition/audition-card.tsx'
import { restingPeaks } from '../audition/resting-peaks.ts'
import { openingWords, setNarration } from '../own-media/document-media.ts'
import { useScreenLists, type VoiceChoice } from '../project/screen-lists.ts'
import { useProject } from '../project/use-project.ts'
import { speakingVendorVoice } from '../project/vendor-voice.ts'

const Narration = lazy(async () => ({ default: (await import('./narration.tsx')).Narration }))
const VendorVoices = lazy(async () => ({ default: (await import('./vendor-voices.tsx')).VendorVoices }))

type Speaker = 'voice' | 'recording' | 'nobody'

const speakers: readonly Segment<Speaker>[] = [
  { value: 'voice', label: 'Voice', icon: <AudioLines /> },
  { value: 'recording', label: 'My recording', icon: <Mic /> },
  { value: 'nobody', label: 'Silent', icon: <VolumeX /> },
]

/** Chooses the speaker: a voice from the screen's list, the person's own recording, or nobody. */
export function VoicePicker() {
  const { document, settings, changeSettings, edit } = useProject()
  const { voices } = useScreenLists()
  const [isRecording, setIsRecording] = useState(false)
  const hasRecording = settings.narration !== null
  const vendorVoice = speakingVendorVoice(settings)
  const speaker: Speaker =
    hasRecording || isRecording ? 'recording' : settings.voice === null ? 'nobody' : 'voice'

  function choose(next: Speaker): void {
    setIsRecording(next === 'recording')
    if (next === 'recording') return
    if (hasRecording) edit((project) => setNarration(project, null))
    if (next === 'nobody') changeSettings({ voice: null })
    else if (settings.voice === null) changeSettings({ voice: voices[0]!.name })
  }

  return (
    <section aria-label="Voice and narration" className="flex flex-col min-w-0 gap-3">
      <div className="-mx-1 overflow-x-auto px-1 py-0.5">
        <Segmented label="Who speaks" segments={speakers} value={speaker} onChange={choose} />
      </div>
      {speaker === 'voice' && (
        <Voices
          voices={voices}
          value={vendorVoice ? null : settings.voice}
          placeholder={vendorVoice?.name ?? ''}
          text={openingWords(document)}
          onChange={(voice) => changeSettings({ voice, vendorVoice: null })}
        />
      )}
      {speaker === 'recording' && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <Narration onGiveUp={() => choose('voice')} />
        </Suspense>
      )}
      {speaker === 'nobody' && (
        <p className="rounded-base border border-line bg-sunken px-4 py-3 text-sm text-muted">
          No voice. The words appear at reading pace over the music you choose.
        </p>
      )}
    </section>
  )
}

interface VoicesProps {
  voices: readonly VoiceChoice[]
  value: VoiceName | null
  /** Shown in place of a value: the vendor's voice that speaks. */
  placeholder: string
  /** The text of the voice samples; if it is empty, each voice says its own sentence. */
  text: string
  onChange: (voice: VoiceName) => void
}

function Voices({ voices, value, placeholder, text, onChange }: VoicesProps) {
  return (
    <>
      <ComboboxField
        label="Voice"
        choices={voices.map(({ name, label }) => ({ value: name, label }))}
        value={value}
        placeholder={placeholder}
        onChange={(voice) => voice !== null && onChange(voice)}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-2">
        {voices.map((voice) => (
          <VoiceCard
            key={voice.name}
            voice={voice}
            text={text}
            isChosen={voice.name === value}
            onChoose={() => onChange(voice.name)}
          />
        ))}
      </div>
      <VoiceEngine />
      <Suspense fallback={null}>
        <VendorVoices text={text} />
      </Suspense>
    </>
  )
}

interface VoiceCardProps {
  voice: VoiceChoice
  text: string
  isChosen: boolean
  onChoose: () => void
}

function VoiceCard({ voice, text, isChosen, onChoose }: VoiceCardProps) {
  const source = useMemo(() => ({ kind: 'voice' as const, voice: voice.name, text }), [voice.name, text])
  const character = /\((.*)\)$/.exec(voice.label)?.[1]
  const speaker = speakersOfVoices[voice.name]
  return (
    <AuditionCard
      name={voice.name}
      note={character === undefined ? speaker : `${character} · ${speaker}`}
      source={source}
      restingPeaks={restingPeaks[voice.name]}
      isChosen={isChosen}
      onChoose={onChoose}
    />
  )
}

/** Descriptions of the built-in engine's speakers. */
const speakersOfVoices: Record<VoiceName, string> = {
  Alloy: 'US woman',
  Echo: 'US man',
  Fable: 'Scottish man',
  'Natural Female Voice': 'US woman, relaxed',
  'Natural Male Voice': 'US man, brisk',
  'Professional Female': 'US woman, low and brisk',
  'Professional Male': 'Scottish man, deep',
}

/** Names who speaks, and what would sound better than the built-in voice. */
function VoiceEngine() {
  const vendorVoice = speakingVendorVoice(useProject().settings)
  const { data } = useQuery({ ...voicesQuery, enabled: vendorVoice !== null })
  const engine = data?.groups.find((group) => group.engine === vendorVoice?.engine)?.name
  return (
    <p className="text-xs text-muted">
      {vendorVoice === null
        ? 'These voices are made on this server. They are clear but a little robotic; your own recording sounds best.'
        : messages.voices.speaks(vendorVoice.name, engine ?? vendorVoice.engine)}
    </p>
  )
}

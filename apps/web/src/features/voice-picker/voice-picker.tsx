import * as messages from '@vivify/contract/messages'
import { naturalVoiceMessages as words } from '@vivify/contract/natural-voice-messages'
import type { VoiceName } from '@vivify/contract/project'
import { AudioLines, Mic, VolumeX } from '../../ui/icons.tsx'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  naturalEngine,
  naturalVoicesQuery,
  useChangeNaturalVoices,
  type NaturalVoices,
} from '../../api/natural-voices.ts'
import { voicesQuery } from '../../api/voices.ts'
import { Button } from '../../ui/button.tsx'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import { Segmented, type Segment } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { AuditionCard } from '../audition/audition-card.tsx'
import { restingPeaks } from '../audition/resting-peaks.ts'
import { NaturalVoicesOffer } from '../natural-voices/natural-voices-offer.tsx'
import { openingWords, setNarration } from '../own-media/document-media.ts'
import { useScreenLists, type VoiceChoice } from '../project/screen-lists.ts'
import { useProject } from '../project/use-project.ts'
import { speakingVendorVoice } from '../project/vendor-voice.ts'

const Narration = lazy(async () => ({ default: (await import('./narration.tsx')).Narration }))
const VendorVoices = lazy(async () => ({ default: (await import('./vendor-voices.tsx')).VendorVoices }))

/** The id of the built-in engine of speech, as documents name it. */
const draftEngine = 'built-in'

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
  const { settings } = useProject()
  const isNatural = settings.voiceEngine === naturalEngine
  const { data: natural } = useQuery(naturalVoicesQuery)
  // Until the natural voices are here, the draft voice is what can be heard.
  const engine = isNatural && natural?.state === 'ready' ? naturalEngine : undefined
  return (
    <>
      <NaturalVoicesOffer />
      <KindOfVoice state={natural?.state} isNatural={isNatural} />
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
            engine={engine}
            isChosen={voice.name === value}
            onChoose={() => onChange(voice.name)}
          />
        ))}
      </div>
      <VoiceEngine isNatural={engine !== undefined} mayDelete={natural?.mayChange === true} />
      <Suspense fallback={null}>
        <VendorVoices text={text} />
      </Suspense>
    </>
  )
}

const kinds: readonly Segment<'draft' | 'natural'>[] = [
  { value: 'draft', label: words.draft },
  { value: 'natural', label: words.natural },
]

/** The draft voice or the natural ones, once there is something to choose. */
function KindOfVoice({
  state,
  isNatural,
}: {
  state: NaturalVoices['state'] | undefined
  isNatural: boolean
}) {
  const { settings, changeSettings } = useProject()
  if (state !== 'ready' && state !== 'downloading' && !isNatural) return null
  // A vendor's voice waits for nothing.
  const needsNote = state !== undefined && state !== 'ready' && speakingVendorVoice(settings) === null
  const note = needsNote ? noteFor(state, isNatural) : null
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        label={words.kind}
        segments={kinds}
        value={isNatural ? 'natural' : 'draft'}
        onChange={(kind) => changeSettings({ voiceEngine: kind === 'natural' ? naturalEngine : draftEngine })}
      />
      {note !== null && <p className="text-xs text-muted">{note}</p>}
    </div>
  )
}

function noteFor(state: NaturalVoices['state'], isNatural: boolean): string {
  if (!isNatural) return words.draftWhileComing
  return state === 'downloading' ? words.chosenWaits : words.chosenMissing
}

interface VoiceCardProps {
  voice: VoiceChoice
  text: string
  engine: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function VoiceCard({ voice, text, engine, isChosen, onChoose }: VoiceCardProps) {
  const source = useMemo(
    () => ({ kind: 'voice' as const, voice: voice.name, text, ...(engine === undefined ? {} : { engine }) }),
    [voice.name, text, engine],
  )
  const character = /\((.*)\)$/.exec(voice.label)?.[1]
  const speaker = (engine === undefined ? draftSpeakers : naturalSpeakers)[voice.name]
  return (
    <AuditionCard
      name={voice.name}
      note={character === undefined ? speaker : `${character} · ${speaker}`}
      source={source}
      restingPeaks={engine === undefined ? restingPeaks[voice.name] : undefined}
      isChosen={isChosen}
      onChoose={onChoose}
    />
  )
}

/** Descriptions of the draft voice's speakers. */
const draftSpeakers: Record<VoiceName, string> = {
  Alloy: 'US woman',
  Echo: 'US man',
  Fable: 'Scottish man',
  'Natural Female Voice': 'US woman, relaxed',
  'Natural Male Voice': 'US man, brisk',
  'Professional Female': 'US woman, low and brisk',
  'Professional Male': 'Scottish man, deep',
}

/** Of the natural voices, with Kokoro's names where they differ. */
const naturalSpeakers: Record<VoiceName, string> = {
  Alloy: 'US woman',
  Echo: 'US man',
  Fable: 'British man',
  'Natural Female Voice': 'US woman, “Heart”',
  'Natural Male Voice': 'US man, “Michael”',
  'Professional Female': 'British woman, “Emma”',
  'Professional Male': 'US man, “Fenrir”',
}

const draftSentence =
  'These voices are made on this server. They are clear but a little robotic; your own recording sounds best.'

/** Says what speaks, and deletes the natural voices. */
function VoiceEngine({ isNatural, mayDelete }: { isNatural: boolean; mayDelete: boolean }) {
  const { settings, changeSettings } = useProject()
  const change = useChangeNaturalVoices()
  const vendorVoice = speakingVendorVoice(settings)
  const { data } = useQuery({ ...voicesQuery, enabled: vendorVoice !== null })
  const vendor = data?.groups.find((group) => group.engine === vendorVoice?.engine)?.name
  const remove = (): void => {
    change.mutate('delete', { onSuccess: () => changeSettings({ voiceEngine: draftEngine }) })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-muted">
      <p>
        {vendorVoice === null
          ? isNatural
            ? words.spokenHere
            : draftSentence
          : messages.voices.speaks(vendorVoice.name, vendor ?? vendorVoice.engine)}
      </p>
      {isNatural && mayDelete && (
        <Button variant="quiet" size="small" isBusy={change.isPending} onClick={remove}>
          {words.remove}
        </Button>
      )}
    </div>
  )
}

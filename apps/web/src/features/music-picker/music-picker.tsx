import type { MusicName } from '@vivify/contract/project'
import { useMemo } from 'react'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import { AuditionCard } from '../audition/audition-card.tsx'
import { restingPeaks } from '../audition/resting-peaks.ts'
import { setOwnMusic } from '../own-media/document-media.ts'
import { useScreenLists } from '../project/screen-lists.ts'
import { useProject } from '../project/use-project.ts'
import { OwnMusic } from './own-music.tsx'

/** Chooses the background music: a mood composed for this video, the person's own music, or none. */
export function MusicPicker() {
  const { document, settings, changeSettings, edit } = useProject()
  const { music: moods } = useScreenLists()
  const isOwn = settings.musicAsset !== null

  function choose(music: MusicName): void {
    if (isOwn) edit((project) => ({ ...setOwnMusic(project, null), music }))
    else changeSettings({ music })
  }

  return (
    <section aria-label="Background music" className="flex flex-col min-w-0 gap-3">
      <ComboboxField
        label="Music"
        choices={moods.map((name) => ({ value: name, label: name }))}
        value={settings.music}
        hint={isOwn ? 'Your own music plays instead.' : undefined}
        onChange={(music) => music !== null && choose(music)}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-2">
        {moods.map((name) => (
          <MusicCard
            key={name}
            name={name}
            seed={document?.seed ?? 1}
            isChosen={!isOwn && name === settings.music}
            onChoose={() => choose(name)}
          />
        ))}
      </div>
      <OwnMusic />
      <p className="text-xs text-muted">
        Composed to fit your video, so it ends when the video does. Free to use anywhere.
      </p>
    </section>
  )
}

interface MusicCardProps {
  name: MusicName
  seed: number
  isChosen: boolean
  onChoose: () => void
}

function MusicCard({ name, seed, isChosen, onChoose }: MusicCardProps) {
  const source = useMemo(
    () => (name === 'No Music' ? null : { kind: 'music' as const, music: name, seed }),
    [name, seed],
  )
  return (
    <AuditionCard
      name={name}
      note={moodNotes[name]}
      source={source}
      restingPeaks={restingPeaks[name]}
      isChosen={isChosen}
      onChoose={onChoose}
    />
  )
}

const moodNotes: Record<MusicName, string> = {
  'No Music': 'Only the voice',
  Uplifting: 'Bright, hopeful',
  'Lo-fi Beat': 'Soft drums, warm keys',
  'Upbeat Corporate': 'Clean, confident',
  'Chill Ambient': 'Slow, wide pads',
  'Energetic Pop': 'Fast, punchy drums',
  'Dramatic Cinematic': 'Dark, building',
}

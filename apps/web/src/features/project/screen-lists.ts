import { musicNames, voices } from '@vivify/contract/choices'
import type { MusicName, VoiceName } from '@vivify/contract/project'
import { createContext, useContext } from 'react'
import { useProject } from './use-project.ts'

export interface VoiceChoice {
  name: VoiceName
  label: string
}

export interface ScreenLists {
  screen: 'dashboard' | 'video-generator'
  voices: readonly VoiceChoice[]
  music: readonly MusicName[]
}

/** The dashboard shows this many entries of each contract list; the video generator shows the others. */
const dashboardCount = 3

export const dashboardLists: ScreenLists = {
  screen: 'dashboard',
  voices: voices.slice(0, dashboardCount),
  music: musicNames.slice(0, dashboardCount),
}

export const videoGeneratorLists: ScreenLists = {
  screen: 'video-generator',
  voices: voices.slice(dashboardCount),
  music: musicNames.slice(dashboardCount),
}

export const ScreenListsContext = createContext<ScreenLists>(dashboardLists)

/** The lists of this screen; a choice from the other screen is added at the end. */
export function useScreenLists(): ScreenLists {
  const lists = useContext(ScreenListsContext)
  const { voice, music } = useProject().settings
  const otherVoice = lists.voices.some(({ name }) => name === voice)
    ? undefined
    : voices.find(({ name }) => name === voice)
  return {
    screen: lists.screen,
    voices: otherVoice ? [...lists.voices, otherVoice] : lists.voices,
    music: lists.music.includes(music) ? lists.music : [...lists.music, music],
  }
}

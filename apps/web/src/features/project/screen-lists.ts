import type { MusicName, voices, VoiceName } from '@vivify/contract/project'
import { createContext, useContext } from 'react'
import { useProject } from './use-project.ts'

type Voice = (typeof voices)[number]

export interface VoiceChoice {
  name: VoiceName
  label: string
}

export interface ScreenLists {
  screen: 'dashboard' | 'video-generator'
  voices: readonly VoiceChoice[]
  music: readonly MusicName[]
}

const dashboardVoices = [
  { name: 'Alloy', label: 'Alloy (Warm, Natural)' },
  { name: 'Echo', label: 'Echo (Clear, Crisp)' },
  { name: 'Fable', label: 'Fable (Storyteller)' },
] as const satisfies readonly Voice[]

const generatorVoices = [
  { name: 'Natural Female Voice', label: 'Natural Female Voice' },
  { name: 'Natural Male Voice', label: 'Natural Male Voice' },
  { name: 'Professional Female', label: 'Professional Female' },
  { name: 'Professional Male', label: 'Professional Male' },
] as const satisfies readonly Voice[]

export const dashboardLists: ScreenLists = {
  screen: 'dashboard',
  voices: dashboardVoices,
  music: ['No Music', 'Uplifting', 'Lo-fi Beat'],
}

export const videoGeneratorLists: ScreenLists = {
  screen: 'video-generator',
  voices: generatorVoices,
  music: ['Upbeat Corporate', 'Chill Ambient', 'Energetic Pop', 'Dramatic Cinematic'],
}

const allVoices: readonly VoiceChoice[] = [...dashboardVoices, ...generatorVoices]

export const ScreenListsContext = createContext<ScreenLists>(dashboardLists)

/** The lists of this screen; what the project chose on the other screen stands at their end. */
export function useScreenLists(): ScreenLists {
  const lists = useContext(ScreenListsContext)
  const { voice, music } = useProject().settings
  const otherVoice = lists.voices.some(({ name }) => name === voice)
    ? undefined
    : allVoices.find(({ name }) => name === voice)
  return {
    screen: lists.screen,
    voices: otherVoice ? [...lists.voices, otherVoice] : lists.voices,
    music: lists.music.includes(music) ? lists.music : [...lists.music, music],
  }
}

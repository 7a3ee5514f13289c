import type { Theme } from '@vivify/contract/project'
import { Clapperboard, LogIn, LogOut, SunMoon, Wand, type Icon } from '../../ui/icons.tsx'
import { isSecret, screens } from '../screens.ts'

export interface Command {
  id: string
  label: string
  group: 'Make' | 'Go to' | 'Do'
  icon: Icon
  digits: string | null
  run: () => void
}

export interface CommandSituation {
  isSignedIn: boolean
  theme: Theme
  goTo: (path: string) => void
  setTheme: (theme: Theme) => void
  signOut: () => void
}

/** Address of the video generator with a topic filled in. */
export function videoOfTopic(topic: string): string {
  return `/video-generator?topic=${encodeURIComponent(topic)}`
}

/**
 * The commands that are available now and match the typed text: each typed word is the start of a word of the label.
 */
export function listCommands(typed: string, situation: CommandSituation): Command[] {
  const topic = typed.trim()
  const words = topic.toLowerCase().split(/\s+/).filter(Boolean)
  const fitting = [...goCommands(situation), ...doCommands(situation)].filter(({ label }) => {
    const parts = label.toLowerCase().split(/\s+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  })
  return situation.isSignedIn && topic !== '' ? [...fitting, makeCommand(topic, situation)] : fitting
}

function makeCommand(topic: string, { goTo }: CommandSituation): Command {
  return {
    id: 'make-video',
    label: `Make a video about “${topic}”`,
    group: 'Make',
    icon: Wand,
    digits: null,
    run: () => goTo(videoOfTopic(topic)),
  }
}

function goCommands({ isSignedIn, goTo }: CommandSituation): Command[] {
  return screens
    .filter((screen) => !isSecret(screen))
    .filter(({ access, path }) => (isSignedIn || access === 'public') && !(isSignedIn && path === '/auth'))
    .map(({ path, name, sidebar }) => ({
      id: `go ${path}`,
      label: name,
      group: 'Go to' as const,
      icon: sidebar?.icon ?? (path === '/auth' ? LogIn : Clapperboard),
      digits: sidebar?.digits ?? null,
      run: () => goTo(path),
    }))
}

function doCommands({ isSignedIn, theme, setTheme, signOut }: CommandSituation): Command[] {
  const other = theme === 'viral' ? 'pixar' : 'viral'
  const commands: Command[] = [
    {
      id: 'theme',
      label: `Switch to the ${other === 'pixar' ? 'Pixar' : 'Viral'} theme`,
      group: 'Do',
      icon: SunMoon,
      digits: null,
      run: () => setTheme(other),
    },
  ]
  if (isSignedIn) {
    commands.push({
      id: 'sign-out',
      label: 'Sign Out',
      group: 'Do',
      icon: LogOut,
      digits: null,
      run: signOut,
    })
  }
  return commands
}

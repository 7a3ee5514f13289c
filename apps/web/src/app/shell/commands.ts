import type { Theme } from '@vivify/contract/project'
import { BookOpen, Clapperboard, LogIn, LogOut, SunMoon, Wand, type Icon } from '../../ui/icons.tsx'
import type { GuideHit } from '../../screens/guide/search-guide.ts'
import { isSecret, screens } from '../screens.ts'

export interface Command {
  id: string
  label: string
  group: 'Make' | 'Go to' | 'Do' | 'Guide'
  icon: Icon
  digits: string | null
  run: () => void
}

export interface CommandSituation {
  isSignedIn: boolean
  theme: Theme
  /** What the guide has about the typed text. */
  guide: readonly GuideHit[]
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
 * Sections of the guide follow.
 */
export function listCommands(typed: string, situation: CommandSituation): Command[] {
  const topic = typed.trim()
  const words = topic.toLowerCase().split(/\s+/).filter(Boolean)
  const named = [...goCommands(situation), ...doCommands(situation)].filter(({ label }) => {
    const parts = label.toLowerCase().split(/\s+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  })
  const making = situation.isSignedIn && topic !== '' ? [makeCommand(topic, situation)] : []
  // The guide comes last, because it arrives late when it is searched first.
  return [...named, ...making, ...guideCommands(situation)]
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

function guideCommands({ guide, goTo }: CommandSituation): Command[] {
  return guide.map(({ label, to }) => ({
    id: `guide ${to}`,
    label,
    group: 'Guide' as const,
    icon: BookOpen,
    digits: null,
    run: () => goTo(to),
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

import { Dialog } from '@base-ui/react/dialog'
import { Search } from '../../ui/icons.tsx'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { joinClasses } from '../../ui/class-names.ts'
import { backdropClasses } from '../../ui/dialog.tsx'
import { KeyCap } from '../../ui/surfaces.tsx'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { useTheme } from '../../lib/theme/theme.tsx'
import type { GuideHit } from '../../screens/guide/search-guide.ts'
import { listCommands, type Command } from './commands.ts'
import { useSignOutAction } from './use-sign-out-action.tsx'

/** Runs any command by keyboard: type, choose with the arrow keys, press Enter. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const commands = useCommands(typed)
  const listId = useId()
  const current = Math.min(active, commands.length - 1)

  const run = (command: Command | undefined): void => {
    if (command === undefined) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = moveActive(event.key, current, commands.length)
    if (next !== null) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      run(commands[current])
    }
  }

  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClasses} />
        <Dialog.Popup
          aria-label="Search and commands"
          className="fixed top-[12dvh] left-1/2 z-50 w-[min(calc(100vw-1.5rem),38rem)] -translate-x-1/2 animate-rise overflow-hidden rounded-large bg-popup text-text shadow-popup outline-none"
        >
          <div className="flex h-14 items-center gap-3 border-b border-line px-4">
            <Search className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
            <input
              role="combobox"
              aria-label="Search screens and commands"
              aria-expanded="true"
              aria-controls={listId}
              aria-activedescendant={commands[current] && `${listId}-${current}`}
              // Focus immediately, so that no letter typed after the shortcut is lost.
              autoFocus
              autoComplete="off"
              placeholder="Where to?"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setActive(0)
              }}
              onKeyDown={onKeyDown}
              className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
            />
            <KeyCap>Esc</KeyCap>
          </div>
          <CommandList {...{ commands, current, listId }} onHover={setActive} onRun={run} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface CommandListProps {
  commands: readonly Command[]
  current: number
  listId: string
  onHover: (index: number) => void
  onRun: (command: Command) => void
}

function CommandList({ commands, current, listId, onHover, onRun }: CommandListProps) {
  const currentItem = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The braces matter: newer browsers return a promise here, which React would treat as a cleanup function.
    currentItem.current?.scrollIntoView({ block: 'nearest' })
  }, [current, commands])
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Commands"
      className="max-h-[min(26rem,60dvh)] overflow-y-auto p-2"
    >
      {commands.length === 0 && (
        <div
          role="option"
          aria-selected="false"
          aria-disabled="true"
          className="px-3 py-6 text-center text-sm text-muted"
        >
          No matches found.
        </div>
      )}
      {commands.map((command, index) => (
        <div
          key={command.id}
          id={`${listId}-${index}`}
          ref={index === current ? currentItem : undefined}
          role="option"
          aria-selected={index === current}
          onMouseMove={() => onHover(index)}
          onClick={() => onRun(command)}
          className={joinClasses(
            'flex h-11 cursor-pointer items-center gap-3 rounded-base px-3 text-sm select-none',
            index === current && 'bg-hover',
          )}
        >
          <command.icon className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
          <span className="truncate">{command.label}</span>
          <span className="ml-auto flex shrink-0 items-center gap-1 text-xs text-muted">
            {command.digits === null
              ? command.group
              : ['g', ...command.digits].map((key, at) => <KeyCap key={at}>{key}</KeyCap>)}
          </span>
        </div>
      ))}
    </div>
  )
}

function useCommands(typed: string): Command[] {
  const { user } = useAuth()
  const { theme, setTheme } = useTheme()
  const navigate = useNavigate()
  const signOut = useSignOutAction()
  const guide = useGuideHits(typed)
  return listCommands(typed, {
    guide,
    isSignedIn: user !== null,
    theme,
    setTheme,
    goTo: (path) => void navigate(path),
    signOut: () => void signOut(),
  })
}

/** The guide's texts are loaded with the first letter. Until then, and where they can't be loaded, there are no hits. */
function useGuideHits(typed: string): readonly GuideHit[] {
  const [search, setSearch] = useState<((typed: string) => GuideHit[]) | null>(null)
  const isNeeded = typed.trim() !== ''
  useEffect(() => {
    if (!isNeeded) return
    import('../../screens/guide/search-guide.ts').then(
      (loaded) => setSearch(() => loaded.searchGuide),
      () => {},
    )
  }, [isNeeded])
  return useMemo(() => search?.(typed) ?? [], [search, typed])
}

/** The index that a key moves the selection to; null if the key does not move it. */
function moveActive(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

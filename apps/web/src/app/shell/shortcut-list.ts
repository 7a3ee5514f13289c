// All shortcuts, as shown in the dialog that `?` opens.

import { screens, sidebarGroups } from '../screens.ts'

export interface Shortcut {
  /** Keys pressed one after the other. */
  keys: readonly string[]
  /** Alternative keys for the same action. */
  or?: readonly string[]
  does: string
}

export interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}

/** `command` is the name of the platform's command key. */
export function listShortcuts(command: 'Ctrl' | '⌘'): ShortcutGroup[] {
  return [
    {
      title: 'Anywhere',
      shortcuts: [
        { keys: [command, 'K'], does: 'Search and commands' },
        { keys: ['?'], does: 'Show this list' },
        { keys: ['Esc'], does: 'Close what is open' },
      ],
    },
    {
      title: 'Projects and remixes',
      shortcuts: [
        { keys: [command, 'Z'], does: 'Undo' },
        { keys: [command, 'Shift', 'Z'], does: 'Redo' },
      ],
    },
    {
      title: 'Script',
      shortcuts: [
        { keys: ['Enter'], does: 'Split the scene at the cursor' },
        { keys: ['Alt', '↑'], or: ['Alt', '↓'], does: 'Move the scene' },
        { keys: [command, 'B'], does: 'Emphasize the word' },
      ],
    },
    {
      title: 'Articles',
      shortcuts: [
        { keys: ['↑'], or: ['↓'], does: 'Move the title whose handle has the focus' },
        { keys: [command, 'Enter'], does: 'Add the titles to the queue' },
        { keys: [command, 'B'], or: [command, 'I'], does: 'Bold or italic' },
      ],
    },
    {
      title: 'Preview',
      shortcuts: [
        { keys: ['Space'], or: ['K'], does: 'Play or pause' },
        { keys: ['←'], or: ['→'], does: 'One second back or forward' },
        { keys: ['J'], or: ['L'], does: 'Five seconds back or forward' },
        { keys: ['Page Up'], or: ['Page Down'], does: 'Previous or next scene' },
        { keys: ['Home'], or: ['End'], does: 'Beginning or end' },
        { keys: ['M'], does: 'Mute' },
        { keys: ['F'], does: 'Full screen' },
      ],
    },
    { title: 'Go to', shortcuts: listScreens() },
  ]
}

/** Screens with shortcut digits, in the order of the sidebar. */
function listScreens(): Shortcut[] {
  return sidebarGroups.flatMap((group) =>
    screens.flatMap(({ name, sidebar }) =>
      sidebar?.group === group && sidebar.digits !== null
        ? [{ keys: ['g', ...sidebar.digits], does: name }]
        : [],
    ),
  )
}

import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { joinClasses } from './class-names.ts'
import { optionClasses, popupClasses } from './popup-classes.ts'

export interface MenuEntry {
  label: string
  icon?: ReactNode
  onChoose: () => void
  isDisabled?: boolean
  isDangerous?: boolean
}

export interface MenuProps {
  /** A button that opens the menu. */
  trigger: ReactElement
  entries: readonly MenuEntry[]
}

/** Actions behind one button. */
export function Menu({ trigger, entries }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align="end" className="z-50 outline-none">
          <BaseMenu.Popup className={joinClasses(popupClasses, 'min-w-44 p-1')}>
            {entries.map((entry) => (
              <BaseMenu.Item
                key={entry.label}
                disabled={entry.isDisabled}
                onClick={entry.onChoose}
                className={joinClasses(
                  optionClasses,
                  'justify-start gap-2.5',
                  entry.isDangerous && 'text-danger-text',
                )}
              >
                {entry.icon !== undefined && <span className="[&>svg]:size-4">{entry.icon}</span>}
                {entry.label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { KeyRound, type Icon } from '../../ui/icons.tsx'

export interface SettingsSection {
  /** In the address, as `?tab=`; the first section needs none. */
  value: string
  label: string
  icon: Icon
  /** Loaded when the section is opened. */
  panel: LazyExoticComponent<ComponentType>
}

/** The sections of the settings, in order. To add one, add an entry. */
export const settingsSections: readonly SettingsSection[] = [
  {
    value: 'api-keys',
    label: 'API keys',
    icon: KeyRound,
    panel: lazy(async () => ({ default: (await import('../../features/api-keys/api-keys.tsx')).ApiKeys })),
  },
]

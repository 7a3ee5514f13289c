import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Session } from '../../api/session.ts'
import { FileArchive, KeyRound, LockOpen, type Icon } from '../../ui/icons.tsx'

export interface SettingsSection {
  /** In the address, as `?tab=`; the first section needs none. */
  id: string
  label: string
  icon: Icon
  /** Loaded when the section is opened. */
  element: LazyExoticComponent<ComponentType>
  /** Who sees it; by default everybody. */
  isFor?: (session: Session) => boolean
}

/** To add a section, add an entry. */
export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'security',
    label: 'Profile and security',
    icon: LockOpen,
    element: lazy(async () => ({
      default: (await import('./security/security-section.tsx')).SecuritySection,
    })),
  },
  {
    id: 'vendor-keys',
    label: 'AI providers',
    icon: KeyRound,
    element: lazy(async () => ({
      default: (await import('./vendor-keys/vendor-keys-section.tsx')).VendorKeysSection,
    })),
  },
  {
    id: 'my-data',
    label: 'My data',
    icon: FileArchive,
    element: lazy(async () => ({ default: (await import('./my-data/my-data-section.tsx')).MyDataSection })),
  },
]

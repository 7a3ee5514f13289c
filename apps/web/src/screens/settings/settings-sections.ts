import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import {
  FileArchive,
  KeyRound,
  Link2,
  LockOpen,
  Palette,
  Server,
  Sparkles,
  Users,
  type Icon,
} from '../../ui/icons.tsx'

export interface SettingsSection {
  /** In the address, as `?tab=`; the first section needs none. */
  value: string
  label: string
  icon: Icon
  /** Shown to the operator of the server only. */
  isOperatorOnly?: true
  /** In a team, for its owner only. */
  isOwnerOnly?: true
  /** Loaded when the section is opened. */
  panel: LazyExoticComponent<ComponentType>
}

/** The sections of the settings, in order. To add one, add an entry. */
export const settingsSections: readonly SettingsSection[] = [
  {
    value: 'security',
    label: 'Profile and security',
    icon: LockOpen,
    panel: lazy(async () => ({
      default: (await import('../../features/settings/security/security-section.tsx')).SecuritySection,
    })),
  },
  {
    value: 'team',
    label: 'Team',
    icon: Users,
    panel: lazy(async () => ({
      default: (await import('../../features/settings/team/team-section.tsx')).TeamSection,
    })),
  },
  {
    value: 'brand-kit',
    label: 'Brand Kit',
    icon: Palette,
    panel: lazy(async () => ({
      default: (await import('../../features/brand-kit/brand-kit-section.tsx')).BrandKitSection,
    })),
  },
  {
    value: 'vendor-keys',
    label: 'AI providers',
    icon: Sparkles,
    isOwnerOnly: true,
    panel: lazy(async () => ({
      default: (await import('../../features/settings/vendor-keys/vendor-keys-section.tsx'))
        .VendorKeysSection,
    })),
  },
  {
    value: 'api-keys',
    label: 'API keys',
    icon: KeyRound,
    isOwnerOnly: true,
    panel: lazy(async () => ({
      default: (await import('../../features/settings/api-keys/api-keys-section.tsx')).ApiKeysSection,
    })),
  },
  {
    value: 'webhooks',
    label: 'Webhooks',
    icon: Link2,
    isOwnerOnly: true,
    panel: lazy(async () => ({
      default: (await import('../../features/settings/webhooks/webhooks-section.tsx')).WebhooksSection,
    })),
  },
  {
    value: 'my-data',
    label: 'My data',
    icon: FileArchive,
    isOwnerOnly: true,
    panel: lazy(async () => ({
      default: (await import('../../features/settings/my-data/my-data-section.tsx')).MyDataSection,
    })),
  },
  {
    value: 'installation',
    label: 'This server',
    icon: Server,
    isOperatorOnly: true,
    panel: lazy(async () => ({
      default: (await import('../../features/settings/installation/installation-section.tsx'))
        .InstallationSection,
    })),
  },
]

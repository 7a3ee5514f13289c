import { platformNames, specifiedPlatforms, type PlatformId } from '@vivify/contract/platforms'
import { joinClasses } from '../../../ui/class-names.ts'
import { PlatformIcon } from '../../../ui/platform-icons.tsx'

export interface PlatformPickerProps {
  label: string
  /** The specified six are always offered; these too. */
  others: readonly PlatformId[]
  chosen: readonly PlatformId[]
  onToggle: (platform: PlatformId) => void
}

/** Buttons of the platforms, each on or off. */
export function PlatformPicker({ label, others, chosen, onToggle }: PlatformPickerProps) {
  const platforms = [...new Set([...specifiedPlatforms, ...others])]
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
      {platforms.map((platform) => {
        const isOn = chosen.includes(platform)
        return (
          <button
            key={platform}
            type="button"
            aria-pressed={isOn}
            onClick={() => onToggle(platform)}
            className={joinClasses(
              'flex h-9 items-center gap-1.5 rounded-base border px-2.5 text-sm',
              isOn ? 'border-primary bg-primary-soft text-text' : 'border-line text-muted hover:bg-hover',
            )}
          >
            <PlatformIcon platform={platform} className="size-4" />
            {platformNames[platform]}
          </button>
        )
      })}
    </div>
  )
}

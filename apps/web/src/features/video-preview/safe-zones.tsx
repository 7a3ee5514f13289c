import { platformScreens, type PlatformScreen } from '@vivify/timeline/layout/platform-screens'
import { Segmented } from '../../ui/segmented.tsx'

export type SafeZoneChoice = 'Off' | PlatformScreen['name']

const choices: readonly SafeZoneChoice[] = ['Off', ...platformScreens.map(({ name }) => name)]
const frameWidth = 1080
const frameHeight = 1920

export interface SafeZoneSwitchProps {
  value: SafeZoneChoice
  onChange: (choice: SafeZoneChoice) => void
}

/** Selects the platform whose controls are drawn over the preview. */
export function SafeZoneSwitch({ value, onChange }: SafeZoneSwitchProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <span aria-hidden="true" className="text-xs font-medium text-muted">
        Safe zones
      </span>
      <Segmented
        label="Safe zones"
        segments={choices.map((choice) => ({ value: choice, label: choice }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

/** Shades the areas that a platform covers, with a sketch of the platform's controls. */
export function SafeZoneOverlay({ zone }: { zone: Exclude<SafeZoneChoice, 'Off'> }) {
  const { left, top, right, bottom } = platformScreens.find(({ name }) => name === zone)!.clear
  const buttonX = Math.min(right + (frameWidth - right) / 2, 1000)
  return (
    <svg
      viewBox={`0 0 ${frameWidth} ${frameHeight}`}
      role="img"
      aria-label={`Safe zone of ${zone}`}
      className="pointer-events-none absolute inset-0 size-full animate-rise"
    >
      <path
        fillRule="evenodd"
        d={`M0 0H${frameWidth}V${frameHeight}H0ZM${left} ${top}V${bottom}H${right}V${top}Z`}
        className="fill-scrim"
        opacity="0.75"
      />
      <rect
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        rx="12"
        fill="none"
        strokeWidth="5"
        strokeDasharray="22 16"
        className="stroke-primary"
      />
      <g className="fill-on-scrim" opacity="0.5">
        {[0, 1, 2, 3].map((index) => (
          <circle key={index} cx={buttonX} cy={bottom - 60 + index * 130} r="38" />
        ))}
        <circle cx="110" cy="1640" r="40" />
        <rect x="172" y="1622" width="300" height="36" rx="18" />
        <rect x="72" y="1708" width="640" height="30" rx="15" />
        <rect x="72" y="1758" width="470" height="30" rx="15" />
        <rect x="380" y="96" width="320" height="40" rx="20" />
      </g>
    </svg>
  )
}

import { logoStyles, type LogoStyleId } from '@vivify/generators/logo/styles'
import * as messages from '@vivify/contract/messages'
import { useId } from 'react'
import { samples } from 'virtual:logo-data'
import { joinClasses } from '../../ui/class-names.ts'
import { useLoaded } from './use-loaded.ts'

/** The ways to set a name, each written in its own letters. */
export function StyleChoice(props: { chosen: LogoStyleId; onChoose: (style: LogoStyleId) => void }) {
  const labelId = useId()
  const names = useLoaded('samples', samples).value
  return (
    <div className="flex flex-col gap-1.5">
      <p id={labelId} className="text-sm font-medium">
        {messages.logos.lettering}
      </p>
      <div role="group" aria-labelledby={labelId} className="grid grid-cols-2 gap-2">
        {logoStyles.map((style) => (
          <button
            key={style.id}
            type="button"
            aria-label={style.label}
            aria-pressed={style.id === props.chosen}
            onClick={() => props.onChoose(style.id)}
            className={joinClasses(
              'grid h-11 place-items-center rounded-base border px-3 transition-colors duration-150',
              style.id === props.chosen
                ? 'border-primary bg-primary-soft ring-1 ring-primary'
                : 'border-line bg-raised hover:border-control-line',
            )}
          >
            <StyleName label={style.label} sample={names?.[style.id]} />
          </button>
        ))}
      </div>
    </div>
  )
}

function StyleName({
  label,
  sample,
}: {
  label: string
  sample: { path: string; width: number } | undefined
}) {
  if (sample === undefined) return <span className="text-sm">{label}</span>
  return (
    <svg
      viewBox={`0 -220 ${sample.width} 300`}
      className="h-5 w-full max-w-full"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={sample.path} />
    </svg>
  )
}

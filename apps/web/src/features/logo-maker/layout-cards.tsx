import { groundColor } from '@vivify/generators/logo/colors'
import { logoLayouts, type LogoLayout } from '@vivify/generators/logo/logo'
import type { Drawing } from '@vivify/generators/logo/shapes'
import { writeSvg } from '@vivify/generators/logo/write-svg'
import * as messages from '@vivify/contract/messages'
import { useMemo } from 'react'
import { joinClasses } from '../../ui/class-names.ts'
import { svgUrl } from './logo-picture.ts'
import type { LogoFormState } from './use-logo-form.ts'

const words = messages.logos

/** All layouts, each on light and on dark; one is chosen. */
export function LayoutCards(props: {
  state: LogoFormState
  name: string
  drawings: Readonly<Record<LogoLayout, Drawing>>
  onChosen: () => void
}) {
  const { form, change } = props.state
  return (
    <section aria-label={words.layouts} className="flex flex-col gap-3">
      <h2 className="text-xl">{words.layouts}</h2>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
        {logoLayouts.map((layout) => (
          <button
            key={layout}
            type="button"
            aria-pressed={layout === form.layout}
            onClick={() => {
              change({ layout })
              props.onChosen()
            }}
            className={joinClasses(
              'flex flex-col overflow-hidden rounded-large border bg-raised text-left text-sm font-medium transition-[border-color,box-shadow] duration-150',
              layout === form.layout
                ? 'border-primary ring-1 ring-primary'
                : 'border-line hover:border-control-line',
            )}
          >
            <LayoutPicture drawing={props.drawings[layout]} name={props.name} form={form} />
            <span className="px-3 py-2.5 sm:px-4">{words.layoutNames[layout]}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

function LayoutPicture(props: { drawing: Drawing; name: string; form: LogoFormState['form'] }) {
  const { drawing, name } = props
  const { primary, accent, isOneColor } = props.form
  const halves = useMemo(() => {
    const colors = { primary, accent }
    return (['light', 'dark'] as const).map((ground) => ({
      ground,
      background: groundColor(ground, colors),
      url: svgUrl(writeSvg(drawing, { name, colors, ground, isTransparent: true, isOneColor })),
    }))
  }, [drawing, name, primary, accent, isOneColor])
  return (
    <span className="grid w-full grid-cols-1">
      {halves.map(({ ground, background, url }) => (
        <span
          key={ground}
          style={{ backgroundColor: background }}
          className="grid place-items-center p-2 sm:p-3"
        >
          <img src={url} alt="" className="h-20 w-full object-contain sm:h-28" />
        </span>
      ))}
    </span>
  )
}

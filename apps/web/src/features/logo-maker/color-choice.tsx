import { logoPalettes } from '@vivify/generators/logo/palettes'
import * as messages from '@vivify/contract/messages'
import { useId } from 'react'
import { joinClasses } from '../../ui/class-names.ts'
import { ColorField } from '../../ui/color-field.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { LogoFormState } from './use-logo-form.ts'

const words = messages.logos

/** Pairs of colors that go together, those of the brand kit, and any others. */
export function ColorChoice({ state: { form, change, brandColors } }: { state: LogoFormState }) {
  const labelId = useId()
  const pairs = [
    ...(brandColors === null ? [] : [{ id: 'brand', label: words.brandColors, ...brandColors }]),
    ...logoPalettes,
  ]
  return (
    <div className="flex flex-col gap-2">
      <p id={labelId} className="text-sm font-medium">
        {words.colors}
      </p>
      <div role="group" aria-labelledby={labelId} className="flex flex-wrap gap-2">
        {pairs.map(({ id, label, primary, accent }) => {
          const isChosen = primary === form.primary && accent === form.accent
          return (
            <button
              key={id}
              type="button"
              aria-label={label}
              title={label}
              aria-pressed={isChosen}
              onClick={() => change({ primary, accent, hasOwnColors: true })}
              className={joinClasses(
                'grid size-10 place-items-center rounded-full border-2 transition-[border-color] duration-150',
                isChosen ? 'border-primary' : 'border-transparent hover:border-control-line',
              )}
            >
              <span
                className="size-8 rounded-full ring-1 ring-control-line/60"
                style={{ background: `linear-gradient(135deg, ${primary} 58%, ${accent} 58%)` }}
              />
            </button>
          )
        })}
      </div>
      <Disclosure title={words.ownColors}>
        <div className="grid gap-3 sm:grid-cols-2">
          <ColorField
            label={words.primary}
            value={form.primary}
            onChange={(primary) => change({ primary, hasOwnColors: true })}
          />
          <ColorField
            label={words.accent}
            value={form.accent}
            onChange={(accent) => change({ accent, hasOwnColors: true })}
          />
        </div>
      </Disclosure>
    </div>
  )
}

import { fittedColors, readableWidth } from '@vivify/generators/logo/check-logo'
import { groundColor, grounds, type Ground } from '@vivify/generators/logo/colors'
import type { Drawing } from '@vivify/generators/logo/shapes'
import { writeSvg } from '@vivify/generators/logo/write-svg'
import * as messages from '@vivify/contract/messages'
import { CheckboxField } from '../../ui/toggles.tsx'
import { Info } from '../../ui/icons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { pngSizes, type PngSize } from './logo-form.ts'
import { svgUrl } from './logo-picture.ts'
import type { LogoState } from './use-logo.ts'
import type { LogoFormState } from './use-logo-form.ts'

const words = messages.logos
const sizes = pngSizes.map((pixels) => ({ value: String(pixels), label: words.sizeLabel(pixels) }))
const groundSegments = grounds.map((value) => ({ value, label: words.grounds[value] }))
/** What a logo is in a list of channels, a browser's tab and a menu. */
const smallSizes = [96, 64, 32] as const

export interface LogoPartProps {
  state: LogoFormState
  logo: LogoState
  drawing: Drawing
}

/** The chosen layout, large and small, on the background that the person chose. */
export function Stage({ state: { form, change }, logo, drawing }: LogoPartProps) {
  const colors = { primary: form.primary, accent: form.accent }
  const layout = words.layoutNames[form.layout]
  const url = svgUrl(
    writeSvg(drawing, {
      name: logo.name,
      colors,
      ground: form.ground,
      isTransparent: true,
      isOneColor: form.isOneColor,
    }),
  )
  const background = { backgroundColor: groundColor(form.ground, colors) }
  return (
    <section aria-label={words.preview} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={words.ground}
          segments={groundSegments}
          value={form.ground}
          onChange={(ground) => change({ ground })}
        />
        <CheckboxField
          label={words.oneColor}
          isOn={form.isOneColor}
          onChange={(isOneColor) => change({ isOneColor })}
        />
      </div>
      <div className="relative overflow-hidden rounded-large border border-line" style={background}>
        <img
          src={url}
          alt={words.previewOf(logo.name, layout)}
          className="h-56 w-full object-contain p-4 sm:h-76 sm:p-8"
        />
        {logo.isSample && (
          <span className="absolute top-3 left-3 rounded-full bg-raised">
            <Badge tone="second">{words.sample}</Badge>
          </span>
        )}
        <div aria-hidden="true" className="flex h-16 items-end justify-end gap-4 px-4 pb-3">
          {smallSizes.map((pixels) => (
            <img
              key={pixels}
              src={url}
              alt=""
              style={{ width: pixels }}
              className="max-h-14 object-contain object-bottom"
            />
          ))}
        </div>
      </div>
      <PngOptions form={form} change={change} />
      <Facts drawing={drawing} colors={colors} ground={form.ground} isOneColor={form.isOneColor} />
    </section>
  )
}

function PngOptions({ form, change }: Pick<LogoFormState, 'form' | 'change'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex items-center gap-3">
        <p aria-hidden="true" className="text-sm text-muted">
          {words.png}
        </p>
        <Segmented
          label={words.size}
          segments={sizes}
          value={String(form.size)}
          onChange={(size) => change({ size: Number(size) as PngSize })}
        />
      </div>
      <CheckboxField
        label={words.transparent}
        isOn={form.isTransparent}
        onChange={(isTransparent) => change({ isTransparent })}
      />
    </div>
  )
}

function Facts(props: {
  drawing: Drawing
  colors: { primary: string; accent: string }
  ground: Ground
  isOneColor: boolean
}) {
  const fitted = props.isOneColor ? [] : fittedColors(props.colors, props.ground)
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted">
      <li>{words.readableFrom(readableWidth(props.drawing))}</li>
      {fitted.map(({ which, ground, contrast }) => (
        <li key={which} className="flex items-start gap-1.5">
          <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {words.fitted(which, ground, contrast)}
        </li>
      ))}
    </ul>
  )
}

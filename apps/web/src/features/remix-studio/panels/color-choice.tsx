import type { BrandKit } from '../../../api/brand-kit.ts'
import { joinClasses } from '../../../ui/class-names.ts'

export interface ColorChoiceProps {
  label: string
  color: string
  brand: BrandKit['brand'] | undefined
  onChange: (color: string) => void
  onSettled: () => void
}

/** Colors for pictures, not for the user interface. */
const neutrals = ['#ffffff', '#16161d']

/** Chooses a color: a brand color, a neutral one, or any other. */
export function ColorChoice({ label, color, brand, onChange, onSettled }: ColorChoiceProps) {
  const named = [
    ...(brand === undefined
      ? []
      : [
          { name: 'brand primary', value: brand.primaryColor },
          { name: 'brand secondary', value: brand.secondaryColor },
        ]),
    ...neutrals.map((value, place) => ({ name: place === 0 ? 'white' : 'ink', value })),
  ]
  return (
    <div role="group" aria-label={label} className="flex items-center gap-1.5">
      <span aria-hidden="true" className="w-16 text-sm font-medium">
        {label}
      </span>
      {named.map(({ name, value }) => (
        <button
          key={name}
          type="button"
          aria-label={`${label}: ${name}`}
          aria-pressed={color === value}
          onClick={() => onChange(value)}
          style={{ background: value }}
          className={joinClasses(
            'size-8 rounded-full border border-control-line',
            color === value && 'ring-2 ring-primary ring-offset-2 ring-offset-sunken',
          )}
        />
      ))}
      <input
        type="color"
        aria-label={`${label}: another color`}
        value={color}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onSettled}
        className="ml-auto block h-8 w-11 cursor-pointer appearance-none rounded-base border border-control-line bg-transparent p-0 [&::-moz-color-swatch]:rounded-[inherit] [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:rounded-[inherit] [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
      />
    </div>
  )
}

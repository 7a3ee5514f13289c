import { createEffect, effectKindOf, type RemixEffect } from '@vivify/generators/remix/recipe'
import { ChevronDown, ChevronUp, Dices, Trash2 } from '../../../ui/icons.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/class-names.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SliderField } from '../../../ui/slider-field.tsx'
import type { RecipeEditor } from '../use-recipe.ts'
import { EffectColors } from './effect-colors.tsx'

export interface EffectSettingsProps {
  effect: RemixEffect
  index: number
  /** Number of all effects in the recipe. */
  count: number
  editor: RecipeEditor
}

/** All settings of one effect. */
export function EffectSettings({ effect, index, count, editor }: EffectSettingsProps) {
  const kind = effectKindOf(effect.kind)
  const change = (next: Partial<RemixEffect>, group?: string): void =>
    editor.edit(
      (known) => ({
        ...known,
        effects: known.effects.map((each, place) => (place === index ? { ...each, ...next } : each)),
      }),
      group === undefined ? undefined : `effect ${index} ${group}`,
    )
  return (
    <section
      aria-label={`${kind.label} settings`}
      className="flex flex-col gap-4 rounded-base border border-line bg-sunken p-4"
    >
      <SettingsHead effect={effect} index={index} count={count} editor={editor} />
      {kind.looks.length > 0 && <Looks effect={effect} onChange={change} />}
      {kind.choices.map((choice) => (
        <ChoiceField
          key={choice.name}
          {...choice}
          value={effect.choices[choice.name] ?? choice.options[0]!.value}
          onChange={(value) => change({ choices: { ...effect.choices, [choice.name]: value } })}
        />
      ))}
      {kind.colors !== null && (
        <EffectColors
          about={kind.colors}
          colors={effect.colors}
          onChange={(colors) => change({ colors }, 'colors')}
          onSettled={editor.settle}
        />
      )}
      <EffectSliders effect={effect} onChange={change} onSettled={editor.settle} />
    </section>
  )
}

interface ChangingProps {
  effect: RemixEffect
  /** Consecutive changes with the same `group` are undone together. */
  onChange: (next: Partial<RemixEffect>, group?: string) => void
}

/** Presets to start from. */
function Looks({ effect, onChange }: ChangingProps) {
  const { kind, label, looks } = effectKindOf(effect.kind)
  return (
    <div role="group" aria-label={`${label} looks`} className="flex flex-wrap gap-1.5">
      {looks.map((look) => {
        const chosen = lookOf(kind, look)
        return (
          <button
            key={look.label}
            type="button"
            aria-pressed={isSame(effect, chosen)}
            onClick={() => onChange({ ...chosen, amount: effect.amount })}
            className="inline-flex h-8 items-center gap-2 rounded-full border border-control-line/70 bg-raised px-3 text-xs font-medium transition-colors duration-150 hover:bg-hover aria-pressed:border-primary aria-pressed:bg-primary-soft"
          >
            {look.colors !== undefined && look.colors.length > 0 && <Dots colors={look.colors} />}
            {look.label}
          </button>
        )
      })}
    </div>
  )
}

function EffectSliders({ effect, onChange, onSettled }: ChangingProps & { onSettled: () => void }) {
  return (
    <>
      <SliderField
        label="Strength"
        min={0}
        max={1}
        step={0.01}
        origin={0}
        value={effect.amount}
        format={asPercent}
        onChange={(amount) => onChange({ amount }, 'amount')}
        onSettled={onSettled}
      />
      {effectKindOf(effect.kind).params.map(({ name, label, min, max, step, default: initial }) => (
        <SliderField
          key={name}
          {...{ label, min, max, step }}
          origin={Math.max(min, Math.min(0, max))}
          value={effect.params[name] ?? initial}
          {...(max <= 1 ? { format: asPercent } : {})}
          onChange={(value) => onChange({ params: { ...effect.params, [name]: value } }, name)}
          onSettled={onSettled}
        />
      ))}
    </>
  )
}

function SettingsHead({ effect, index, count, editor }: EffectSettingsProps) {
  const { label, about } = effectKindOf(effect.kind)
  const move = (by: -1 | 1): void =>
    editor.edit((known) => {
      const effects = [...known.effects]
      effects.splice(index + by, 0, ...effects.splice(index, 1))
      return { ...known, effects }
    })
  return (
    <div className="flex items-start gap-1">
      <div className="flex flex-col min-w-0 flex-1 gap-0.5">
        <h3 className="text-base leading-tight">{label}</h3>
        <p className="text-xs text-muted">{about}</p>
      </div>
      {count > 1 && (
        <>
          <IconButton
            size="small"
            label={`Apply ${label} earlier`}
            icon={<ChevronUp className="size-4" />}
            disabled={index === 0}
            onClick={() => move(-1)}
          />
          <IconButton
            size="small"
            label={`Apply ${label} later`}
            icon={<ChevronDown className="size-4" />}
            disabled={index === count - 1}
            onClick={() => move(1)}
          />
        </>
      )}
      <IconButton
        size="small"
        label="Another variation"
        title={`Seed ${editor.recipe.seed}`}
        icon={<Dices className="size-4" />}
        onClick={() => editor.edit((known) => ({ ...known, seed: createSeed() }))}
      />
      <IconButton
        size="small"
        label={`Remove ${label}`}
        icon={<Trash2 className="size-4" />}
        onClick={() =>
          editor.edit((known) => ({ ...known, effects: known.effects.filter((_, place) => place !== index) }))
        }
      />
    </div>
  )
}

interface ChoiceFieldProps {
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
  value: string
  onChange: (value: string) => void
}

function ChoiceField({ label, options, value, onChange }: ChoiceFieldProps) {
  if (options.length > 3)
    return <SelectField label={label} choices={options} value={value} onChange={onChange} />
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-medium" aria-hidden="true">
        {label}
      </span>
      <div>
        <Segmented label={label} segments={options} value={value} onChange={onChange} />
      </div>
    </div>
  )
}

/** A row of color dots. */
function Dots({ colors }: { colors: readonly string[] }) {
  return (
    <span aria-hidden="true" className="flex overflow-hidden rounded-full">
      {colors.slice(0, 6).map((color, place) => (
        <span
          key={place}
          className={joinClasses('h-3', colors.length > 3 ? 'w-2' : 'w-3')}
          style={{ background: color }}
        />
      ))}
    </span>
  )
}

type Look = ReturnType<typeof effectKindOf>['looks'][number]

/** The effect with its default settings, except for those that the look sets. */
function lookOf(kind: RemixEffect['kind'], look: Look): RemixEffect {
  const plain = createEffect(kind)
  return {
    ...plain,
    params: { ...plain.params, ...look.params },
    choices: { ...plain.choices, ...look.choices },
    colors: look.colors === undefined ? plain.colors : [...look.colors],
  }
}

function isSame(effect: RemixEffect, other: RemixEffect): boolean {
  const plain = (each: RemixEffect): string =>
    JSON.stringify([each.colors, Object.entries(each.params).sort(), Object.entries(each.choices).sort()])
  return plain(effect) === plain(other)
}

function asPercent(value: number): string {
  return `${Math.round(value * 100)}%`.replace('-', '−')
}

function createSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!
}

import { createEffect, effectKinds, type RemixEffect } from '@vivify/generators/remix/recipe'
import { Layers } from '../../../ui/icons.tsx'
import { useState } from 'react'
import { joinClasses } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/surfaces.tsx'
import { SwitchField } from '../../../ui/toggles.tsx'
import { BitmapCanvas } from '../bitmap-canvas.tsx'
import { plainThumbnail, type Thumbnails } from '../use-thumbnails.ts'
import type { RecipeEditor } from '../use-recipe.ts'
import { EffectSettings } from './effect-settings.tsx'
import { PanelSection } from './panel.tsx'

export interface EffectsPanelProps {
  editor: RecipeEditor
  thumbnails: Thumbnails
}

/** All effects, each with a thumbnail of this picture. */
export function EffectsPanel({ editor, thumbnails }: EffectsPanelProps) {
  const { recipe, edit } = editor
  const { effects } = recipe
  const [isCombining, setCombining] = useState(effects.length > 1)

  const setEffects = (next: RemixEffect[]): void => edit((known) => ({ ...known, effects: next }))
  const press = (kind: RemixEffect['kind'] | null): void => {
    if (kind === null) return setEffects([])
    const others = isCombining ? effects : []
    const isOn = effects.some((effect) => effect.kind === kind)
    if (isOn) setEffects(isCombining ? effects.filter((effect) => effect.kind !== kind) : [])
    else setEffects([...others, createEffect(kind)])
  }

  return (
    <div className="flex flex-col gap-6">
      <PanelSection heading="Effects">
        <EffectCards effects={effects} thumbnails={thumbnails} onPress={press} />
        <SwitchField
          label="Combine effects"
          hint="Each effect you choose is added on top of the others."
          isOn={isCombining}
          onChange={(isOn) => {
            setCombining(isOn)
            if (!isOn && effects.length > 1) setEffects(effects.slice(-1))
          }}
        />
      </PanelSection>
      {effects.length === 0 && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Layers className="size-4 shrink-0" aria-hidden="true" />
          Choose an effect to see it on your picture.
        </p>
      )}
      {effects.map((effect, index) => (
        <EffectSettings
          key={effect.kind}
          effect={effect}
          index={index}
          count={effects.length}
          editor={editor}
        />
      ))}
    </div>
  )
}

interface EffectCardsProps {
  effects: readonly RemixEffect[]
  thumbnails: Thumbnails
  /** Called with null for the picture without effects. */
  onPress: (kind: RemixEffect['kind'] | null) => void
}

function EffectCards({ effects, thumbnails, onPress }: EffectCardsProps) {
  return (
    <div role="group" aria-label="Effect" className="grid grid-cols-3 gap-2 sm:max-lg:grid-cols-5">
      <EffectCard
        label="Original"
        thumbnail={thumbnails[plainThumbnail]}
        isOn={effects.length === 0}
        order={null}
        onPress={() => onPress(null)}
      />
      {effectKinds.map(({ kind, label, about }) => {
        const place = effects.findIndex((effect) => effect.kind === kind)
        return (
          <EffectCard
            key={kind}
            {...{ label, about }}
            thumbnail={thumbnails[kind]}
            isOn={place >= 0}
            order={effects.length > 1 && place >= 0 ? place + 1 : null}
            onPress={() => onPress(kind)}
          />
        )
      })}
    </div>
  )
}

interface EffectCardProps {
  label: string
  about?: string
  thumbnail: ImageBitmap | undefined
  isOn: boolean
  /** Position among several active effects. */
  order: number | null
  onPress: () => void
}

function EffectCard({ label, about, thumbnail, isOn, order, onPress }: EffectCardProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      title={about}
      onClick={onPress}
      className={joinClasses(
        'relative grid overflow-hidden rounded-base border text-left transition-[border-color,box-shadow] duration-150',
        isOn
          ? 'border-primary bg-primary-soft ring-1 ring-primary'
          : 'border-line bg-raised hover:border-control-line',
      )}
    >
      <span className="block aspect-square overflow-hidden bg-sunken">
        {thumbnail === undefined ? (
          <Skeleton className="size-full rounded-none" />
        ) : (
          <BitmapCanvas bitmap={thumbnail} aria-hidden="true" className="block size-full object-cover" />
        )}
      </span>
      <span className="truncate px-2 py-1.5 text-xs font-medium">{label}</span>
      {order !== null && (
        <span className="absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-full bg-primary text-xs font-bold text-on-primary tabular-nums">
          {order}
        </span>
      )}
    </button>
  )
}

import * as messages from '@vivify/contract/messages'
import { ChevronDown, Coins, Dices, Lock, LockOpen } from '../../ui/icons.tsx'
import { useId } from 'react'
import type { EngineStatus } from '../../api/engines.ts'
import type { AspectRatio } from '../../api/images.ts'
import { IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { describeCost } from './describe-picture.ts'
import { ratios, readSeed, rollSeed, type ImageForm } from './image-form.ts'
import type { ImageFormState } from './use-image-form.ts'

const ratioNames = messages.images.aspectRatios

/** The four aspect ratios, each with a drawing beside its name. */
export function RatioChoice(props: { chosen: AspectRatio; onChoose: (ratio: AspectRatio) => void }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">Aspect ratio</p>
      <div role="group" aria-label="Aspect ratio" className="grid grid-cols-2 gap-2">
        {(Object.keys(ratioNames) as AspectRatio[]).map((ratio) => {
          const isChosen = ratio === props.chosen
          return (
            <button
              key={ratio}
              type="button"
              aria-pressed={isChosen}
              onClick={() => props.onChoose(ratio)}
              className={joinClasses(
                'flex h-11 items-center gap-2 rounded-base border px-2.5 text-sm font-medium transition-colors duration-150 sm:gap-2.5 sm:px-3 md:h-10',
                isChosen
                  ? 'border-primary bg-primary-soft ring-1 ring-primary'
                  : 'border-line bg-raised text-muted hover:border-control-line hover:text-text',
              )}
            >
              <span aria-hidden="true" className="grid size-4 shrink-0 place-items-center sm:size-5">
                <span
                  style={{ aspectRatio: ratios[ratio] }}
                  className={joinClasses(
                    'rounded-[3px] border-2 border-current',
                    ratios[ratio] > 1 ? 'w-full' : 'h-full',
                    isChosen && 'text-primary-text',
                  )}
                />
              </span>
              <span className="truncate">{ratioNames[ratio]}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}

const counts = [
  { value: '1', label: '1' },
  { value: '4', label: '4' },
] as const

/** Chooses between one picture and four pictures with consecutive seeds. */
export function CountChoice(props: { count: ImageForm['count']; onChoose: (count: 1 | 4) => void }) {
  return (
    <div className="grid content-start justify-items-start gap-1.5">
      <p className="text-sm font-medium">Variations</p>
      <Segmented
        label="Variations"
        segments={counts}
        value={props.count === 4 ? '4' : '1'}
        onChange={(value) => props.onChoose(value === '4' ? 4 : 1)}
      />
    </div>
  )
}

/** The seed of a picture: the person can see it, type it, roll a new one, or lock it. */
export function SeedField({ form, change, engine }: Pick<ImageFormState, 'form' | 'change' | 'engine'>) {
  const { seed, isSeedLocked, count } = form
  if (engine.takesSeed === false) {
    return (
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-medium">Seed</p>
        <p className="text-xs text-muted">{messages.images.seedIgnored(engine.name)}</p>
      </div>
    )
  }
  return (
    <TextField
      label="Seed"
      inputMode="numeric"
      value={String(seed)}
      action={
        <span className="flex items-center">
          <IconButton
            label="Pick a new seed"
            size="small"
            icon={<Dices className="size-4" aria-hidden="true" />}
            onClick={() => change({ seed: rollSeed() })}
          />
          <IconButton
            label="Lock seed"
            size="small"
            aria-pressed={isSeedLocked}
            className={isSeedLocked ? 'bg-primary-soft text-primary-text!' : ''}
            icon={
              isSeedLocked ? (
                <Lock className="size-4" aria-hidden="true" />
              ) : (
                <LockOpen className="size-4" aria-hidden="true" />
              )
            }
            onClick={() => change({ isSeedLocked: !isSeedLocked })}
          />
        </span>
      }
      hint={describeSeed(isSeedLocked, count)}
      onChange={(event) => {
        const typed = readSeed(event.target.value)
        // A typed seed is intentional, so it is locked.
        change({ seed: typed ?? 0, isSeedLocked: true })
      }}
    />
  )
}

function describeSeed(isLocked: boolean, count: number): string {
  if (count === 4)
    return isLocked
      ? 'Locked. The four variations use this seed and the next three.'
      : 'The four variations use this seed and the next three.'
  return isLocked ? 'Locked: the same settings give the same picture.' : 'Every picture gets a new seed.'
}

/** Chooses the engine; shows each engine's price and whether it is ready. */
export function EngineChoice({ state }: { state: ImageFormState }) {
  const { engines, enginesError, retryEngines } = state
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">Engine</p>
      {enginesError !== null && (
        <RetryNotice tone="warning" onRetry={retryEngines}>
          The engines can’t be listed right now. The built-in painter still works.
        </RetryNotice>
      )}
      {engines === undefined && enginesError === null && <Skeleton className="h-25 rounded-base" />}
      {engines !== undefined && <EngineRows {...state} engines={engines} />}
    </div>
  )
}

/** The engines that are ready, and in a closed section how to set up the others. */
function EngineRows({ engines, engine, change }: ImageFormState & { engines: readonly EngineStatus[] }) {
  const row = (each: EngineStatus) => (
    <EngineRow
      key={each.id}
      engine={each}
      isChosen={each.id === engine.id}
      onChoose={() => change({ engine: each.id })}
    />
  )
  const ready = engines.filter(({ state }) => state === 'ready')
  const others = engines.filter(({ state }) => state !== 'ready')
  return (
    <div
      role="radiogroup"
      aria-label="Engine"
      className="divide-y divide-line overflow-hidden rounded-base border border-line bg-raised"
    >
      {ready.map(row)}
      {others.length > 0 && (
        <details className="group">
          <summary className="flex list-none items-center justify-between gap-3 px-3 py-2.5 text-xs text-muted -outline-offset-2 hover:bg-hover hover:text-text [&::-webkit-details-marker]:hidden">
            <span className="truncate">
              {others.length} more with a key: {others.map(({ name }) => name).join(', ')}
            </span>
            <ChevronDown
              className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <div className="divide-y divide-line border-t border-line">{others.map(row)}</div>
        </details>
      )}
    </div>
  )
}

function EngineRow(props: { engine: EngineStatus; isChosen: boolean; onChoose: () => void }) {
  const { engine, isChosen, onChoose } = props
  const id = useId()
  const isReady = engine.state === 'ready'
  return (
    <label
      className={joinClasses(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 px-3 py-2.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary-text',
        isChosen && 'bg-primary-soft',
        isReady ? 'cursor-pointer hover:bg-hover' : 'cursor-not-allowed',
      )}
    >
      <input
        type="radio"
        name="engine"
        value={engine.id}
        checked={isChosen}
        disabled={!isReady}
        onChange={onChoose}
        aria-label={engine.name}
        aria-describedby={id}
        className="size-4 accent-(--primary) outline-none"
      />
      <span className={joinClasses('text-sm font-medium', !isReady && 'text-muted')}>{engine.name}</span>
      <span className="flex items-center gap-1 text-xs font-semibold text-muted">
        {engine.credits > 0 && <Coins className="size-3.5" aria-hidden="true" />}
        {describeCost(engine.credits)}
      </span>
      <span id={id} className="col-start-2 col-end-4 text-xs text-muted">
        {engine.sentence}
      </span>
    </label>
  )
}

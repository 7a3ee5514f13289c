import * as messages from '@vivify/contract/messages'
import type { SavedStrategy, Strategy } from '../../api/strategy.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Plus, Trash2 } from '../../ui/icons.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { sharePosts, type PillarShare } from './share-of-posts.ts'

type Pillar = Strategy['pillars'][number]

export interface PillarListProps {
  pillars: readonly Pillar[]
  saved: SavedStrategy
  onChange: (pillars: Pillar[]) => void
}

const maxPillars = 8
const words = messages.strategy

/** Content pillars with their target and their gauge. */
export function PillarList({ pillars, saved, onChange }: PillarListProps) {
  const shares = sharePosts(saved)
  const sum = pillars.reduce((total, { percent }) => total + percent, 0)
  const hasPosts = shares.some(({ percent }) => percent !== null)
  const change = (index: number, part: Partial<Pillar>): void =>
    onChange(pillars.map((pillar, place) => (place === index ? { ...pillar, ...part } : pillar)))
  return (
    <section aria-labelledby="content-pillars" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="content-pillars" className="text-xl">
          Content Pillars
        </h2>
        <p role="status" className={joinClasses('text-sm', sum === 100 ? 'text-muted' : 'text-warning-text')}>
          {words.sum(sum)}
        </p>
      </div>
      {!hasPosts && <p className="text-sm text-muted">{words.noPosts}</p>}
      <ul className="grid gap-4 md:grid-cols-2">
        {pillars.map((pillar, index) => (
          <li key={index} className="grid">
            <PillarCard
              pillar={pillar}
              // A renamed pillar has the posts of its saved name until it is saved.
              share={shares[saved.document.pillars.findIndex(({ title }) => title === pillar.title)]}
              onChange={(part) => change(index, part)}
              onRemove={() => onChange(pillars.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ul>
      {pillars.length < maxPillars && (
        <Button
          className="self-start"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => onChange([...pillars, { title: '', percent: 0 }])}
        >
          Add pillar
        </Button>
      )}
    </section>
  )
}

interface PillarCardProps {
  pillar: Pillar
  share: PillarShare | undefined
  onChange: (part: Partial<Pillar>) => void
  onRemove: () => void
}

function PillarCard({ pillar, share, onChange, onRemove }: PillarCardProps) {
  const { title, percent } = pillar
  const name = title || 'New pillar'
  return (
    <Card className="flex flex-col gap-4 p-4! sm:p-5!">
      <div className="flex items-end gap-2">
        <TextField
          label="Pillar"
          className="min-w-0 flex-1"
          maxLength={80}
          value={title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <TextField
          label="Percent"
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          step={1}
          className="w-20"
          value={String(percent)}
          onChange={(event) => onChange({ percent: readPercent(event.target.value) })}
        />
        <IconButton
          label={`Remove ${name}`}
          icon={<Trash2 className="size-4" aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <Gauge name={name} target={percent} share={share} />
    </Card>
  )
}

/** How far the posts follow the target, which is a line across the bar. */
function Gauge({ name, target, share }: { name: string; target: number; share: PillarShare | undefined }) {
  const actual = share?.percent ?? 0
  const facts = `${share?.planned ?? 0} planned, ${share?.published ?? 0} published`
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="meter"
        aria-label={`Share of ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={actual}
        aria-valuetext={`${actual}% of a target of ${target}%, ${facts}`}
        className="relative h-2.5 rounded-full bg-hover"
      >
        <span
          className="block h-full rounded-full bg-primary transition-[width] duration-300"
          style={{ width: `${actual}%` }}
        />
        <span
          className="absolute -inset-y-1 w-0.5 -translate-x-1/2 rounded-full bg-text"
          style={{ left: `${target}%` }}
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted tabular-nums">
        <span>
          {share?.percent === null || share === undefined ? 'No posts yet' : `${actual}% of posts`}, target{' '}
          {target}%
        </span>
        <span>{facts}</span>
      </p>
    </div>
  )
}

function readPercent(text: string): number {
  const number = Math.round(Number(text))
  return Number.isFinite(number) ? Math.min(100, Math.max(0, number)) : 0
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useEffect, useState } from 'react'
import { toast } from 'react-hot-toast'
import { ApiError } from '../../api/client.ts'
import {
  strategyQuery,
  useSaveStrategy,
  type SavedStrategy,
  type Strategy as Document,
} from '../../api/strategy.ts'
import { readKept, writeKept } from '../../lib/kept-value.ts'
import { useAccountKey } from '../../lib/session/use-account-key.ts'
import { useAllowance } from '../../lib/session/use-allowance.ts'
import { Button } from '../../ui/button.tsx'
import { CircleAlert } from '../../ui/icons.tsx'
import { PlanNeeded } from '../../ui/plan-needed.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Card, Notice, Skeleton } from '../../ui/surfaces.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { PillarList } from './pillar-list.tsx'

const words = messages.strategy

/** The Strategy tab: what posts are for, and how far they follow it. */
export function Strategy() {
  const { features } = useAllowance()
  return features.includes('strategy') ? <LoadedStrategy /> : <PlanNeeded feature="strategy" />
}

function LoadedStrategy() {
  const { data, error, refetch, isRefetching } = useQuery(strategyQuery)
  if (data === undefined && error !== null) {
    return (
      <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
        {error.message}
      </RetryNotice>
    )
  }
  if (data === undefined) {
    return (
      <div className="grid gap-4 md:grid-cols-3">
        <Skeleton className="h-48 rounded-large" />
        <Skeleton className="h-48 rounded-large" />
        <Skeleton className="h-48 rounded-large" />
      </div>
    )
  }
  return <StrategyForm saved={data} />
}

const cards = [
  {
    field: 'audience',
    label: 'Target Audience',
    placeholder: 'Who are the posts for? What do these people want to learn or feel?',
  },
  {
    field: 'goals',
    label: 'Growth Goals',
    placeholder: 'What should be different in three months? Name a number and a date.',
  },
  {
    field: 'schedule',
    label: 'Posting Schedule',
    placeholder: 'Where do you post, how often, and on which days?',
  },
] as const satisfies readonly { field: keyof Document; label: string; placeholder: string }[]

/** What the person changed, and the revision that they changed. */
interface Edited {
  document: Document
  revision: number
}

function readEdited(key: string): Edited | null {
  const kept = readKept(key) as Partial<Edited> | null
  const isWhole =
    typeof kept?.revision === 'number' &&
    Array.isArray(kept.document?.pillars) &&
    cards.every(({ field }) => typeof kept.document?.[field] === 'string')
  return isWhole ? (kept as Edited) : null
}

function StrategyForm({ saved }: { saved: SavedStrategy }) {
  const client = useQueryClient()
  const save = useSaveStrategy()
  const key = `vivify.strategy.${useAccountKey()}`
  /** null without changes. Survives another tab and a reload. */
  const [edited, setEdited] = useState<Edited | null>(() => readEdited(key))
  useEffect(() => writeKept(key, edited), [key, edited])
  const document = edited?.document ?? saved.document
  const edit = (change: Partial<Document>): void =>
    setEdited({ document: { ...document, ...change }, revision: edited?.revision ?? saved.revision })
  const isConflict = save.error instanceof ApiError && save.error.code === 'conflict'

  async function keep(): Promise<void> {
    if (edited === null) return
    await save.mutateAsync(edited)
    setEdited(null)
    toast.success(words.saved)
  }
  async function loadAgain(): Promise<void> {
    await client.invalidateQueries(strategyQuery)
    setEdited(null)
    save.reset()
  }

  return (
    <form
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        // The notice below shows a failure.
        void keep().catch(() => {})
      }}
    >
      <OverviewCards document={document} onChange={edit} />
      <PillarList pillars={document.pillars} saved={saved} onChange={(pillars) => edit({ pillars })} />
      {save.error !== null && (
        <Notice
          tone="danger"
          icon={<CircleAlert aria-hidden="true" />}
          action={
            isConflict && (
              <Button size="small" onClick={() => void loadAgain()}>
                Load again
              </Button>
            )
          }
        >
          {save.error.message}
        </Notice>
      )}
      {edited !== null && (
        <SaveBar
          isSaving={save.isPending}
          onDiscard={() => {
            setEdited(null)
            save.reset()
          }}
        />
      )}
    </form>
  )
}

interface OverviewProps {
  document: Document
  onChange: (change: Partial<Document>) => void
}

function OverviewCards({ document, onChange }: OverviewProps) {
  return (
    <section aria-labelledby="strategy-overview" className="flex flex-col gap-4">
      <h2 id="strategy-overview" className="text-xl">
        Strategy Overview
      </h2>
      <div className="grid gap-4 md:grid-cols-3">
        {cards.map(({ field, label, placeholder }) => (
          <Card key={field} className="p-4! sm:p-5!">
            <TextArea
              label={label}
              placeholder={placeholder}
              maxLength={2000}
              rows={5}
              value={document[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
            />
          </Card>
        ))}
      </div>
    </section>
  )
}

function SaveBar({ isSaving, onDiscard }: { isSaving: boolean; onDiscard: () => void }) {
  return (
    <div className="sticky bottom-3 z-10 flex justify-end gap-2 rounded-base border border-line bg-popup p-3 shadow-popup">
      <Button variant="quiet" onClick={onDiscard}>
        Discard changes
      </Button>
      <Button type="submit" variant="primary" isBusy={isSaving}>
        Save Strategy
      </Button>
    </div>
  )
}

import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import type { PersonaStrategy } from '../../api/personas.ts'
import { Button } from '../../ui/button.tsx'
import { CircleAlert } from '../../ui/icons.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'

const words = messages.persona
const parts = words.strategyParts

export interface StrategyEditorProps {
  strategy: PersonaStrategy
  isSaving: boolean
  onSave: (strategy: PersonaStrategy) => Promise<void>
  onCancel: () => void
}

/** Edits a strategy; lists have one entry a line. */
export function StrategyEditor({ strategy, isSaving, onSave, onCancel }: StrategyEditorProps) {
  const [draft, setDraft] = useState(strategy)
  const [problem, setProblem] = useState<string | null>(null)
  const change = (changes: Partial<PersonaStrategy>): void => {
    setProblem(null)
    setDraft((known) => ({ ...known, ...changes }))
  }
  const total = draft.pillars.reduce((sum, { percent }) => sum + percent, 0)

  async function submit(): Promise<void> {
    if (total !== 100) return setProblem(words.percents)
    try {
      await onSave(cleanLists(draft))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong. Try again.')
    }
  }

  return (
    <form
      aria-label={words.tabs.strategy}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        label={parts.audience}
        value={draft.audience}
        maxLength={1000}
        onChange={(event) => change({ audience: event.target.value })}
      />
      <Pillars draft={draft} total={total} onChange={(pillars) => change({ pillars })} />
      <Lists draft={draft} change={change} />
      <TextArea
        label={parts.rhythm}
        value={draft.rhythm.about}
        maxLength={600}
        onChange={(event) => change({ rhythm: { ...draft.rhythm, about: event.target.value } })}
      />
      {problem !== null && (
        <Notice tone="danger" icon={<CircleAlert />}>
          {problem}
        </Notice>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

interface ListsProps {
  draft: PersonaStrategy
  change: (changes: Partial<PersonaStrategy>) => void
}

function Lists({ draft, change }: ListsProps) {
  return (
    <>
      <Lines
        label={parts.voiceRules}
        items={draft.voiceRules}
        onChange={(voiceRules) => change({ voiceRules })}
      />
      <Lines label={parts.dos} items={draft.dos} onChange={(dos) => change({ dos })} />
      <Lines label={parts.donts} items={draft.donts} onChange={(donts) => change({ donts })} />
      <Lines
        label={parts.bannedWords}
        items={draft.bannedWords}
        onChange={(bannedWords) => change({ bannedWords })}
      />
    </>
  )
}

type Pillar = PersonaStrategy['pillars'][number]

function Pillars(props: { draft: PersonaStrategy; total: number; onChange: (pillars: Pillar[]) => void }) {
  const { draft, total, onChange } = props
  const set = (index: number, changes: Partial<Pillar>): void =>
    onChange(draft.pillars.map((pillar, at) => (at === index ? { ...pillar, ...changes } : pillar)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 flex w-full items-baseline justify-between text-sm font-medium">
        {parts.pillars}
        <span className="text-xs text-muted tabular-nums">{total} of 100%</span>
      </legend>
      {draft.pillars.map((pillar, index) => (
        <div
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-3 rounded-base border border-line p-3"
        >
          <TextField
            label={`Pillar ${index + 1}`}
            value={pillar.title}
            maxLength={80}
            onChange={(event) => set(index, { title: event.target.value })}
          />
          <TextField
            label={`Percent ${index + 1}`}
            inputMode="numeric"
            value={String(pillar.percent)}
            maxLength={3}
            onChange={(event) =>
              set(index, { percent: Math.min(100, Number(event.target.value.replace(/\D/g, ''))) })
            }
          />
          <div className="col-span-2">
            <TextArea
              label={`About pillar ${index + 1}`}
              rows={2}
              value={pillar.about}
              maxLength={600}
              onChange={(event) => set(index, { about: event.target.value })}
            />
          </div>
        </div>
      ))}
    </fieldset>
  )
}

function Lines(props: { label: string; items: readonly string[]; onChange: (items: string[]) => void }) {
  return (
    <TextArea
      label={props.label}
      hint="One per line."
      value={props.items.join('\n')}
      onChange={(event) => props.onChange(event.target.value.split('\n'))}
    />
  )
}

function cleanLists(strategy: PersonaStrategy): PersonaStrategy {
  const clean = (items: readonly string[]): string[] =>
    items.map((item) => item.trim()).filter((item) => item !== '')
  return {
    ...strategy,
    voiceRules: clean(strategy.voiceRules),
    dos: clean(strategy.dos),
    donts: clean(strategy.donts),
    bannedWords: clean(strategy.bannedWords),
  }
}

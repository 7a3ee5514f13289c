import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { usePersonaActions, type PersonaStrategy } from '../../api/personas.ts'
import { Button } from '../../ui/button.tsx'
import { Ban, Check, Pencil } from '../../ui/icons.tsx'
import { Meter } from '../../ui/progress.tsx'
import { PartHeader, type PartProps } from './part-header.tsx'
import { StrategyEditor } from './strategy-editor.tsx'

const words = messages.persona
const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The content strategy, to read or to edit. */
export function StrategyTab(props: PartProps) {
  const { persona, isMaking } = props
  const [isEditing, setIsEditing] = useState(false)
  const { save } = usePersonaActions()
  const { strategy } = persona.document
  if (strategy !== null && isEditing) {
    return (
      <StrategyEditor
        strategy={strategy}
        isSaving={save.isPending}
        onCancel={() => setIsEditing(false)}
        onSave={async (next) => {
          await save.mutateAsync({ id: persona.id, revision: persona.revision, strategy: next })
          toast.success(words.saved)
        }}
      />
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <PartHeader part="strategy" {...props}>
        {strategy !== null && (
          <Button
            size="small"
            icon={<Pencil className="size-4" />}
            disabled={isMaking}
            onClick={() => setIsEditing(true)}
          >
            {words.edit}
          </Button>
        )}
      </PartHeader>
      {strategy !== null && <StrategyText strategy={strategy} />}
    </div>
  )
}

function StrategyText({ strategy }: { strategy: PersonaStrategy }) {
  const { audience, pillars, voiceRules, dos, donts, bannedWords, rhythm } = strategy
  const parts = words.strategyParts
  return (
    <>
      <Part title={parts.audience}>
        <p className="text-sm leading-relaxed break-words">{audience}</p>
      </Part>
      <Part title={parts.pillars}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {pillars.map(({ title, percent, about }) => (
            <li key={title} className="flex flex-col gap-2 rounded-base border border-line bg-raised p-4">
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-semibold break-words">{title}</span>
                <span className="text-sm text-muted tabular-nums">{percent}%</span>
              </span>
              <Meter label={title} value={percent} max={100} valueText={`${percent}%`} />
              <span className="text-sm break-words text-muted">{about}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={parts.voiceRules}>
        <List items={voiceRules} />
      </Part>
      <div className="grid gap-6 sm:grid-cols-2">
        <Part title={parts.dos}>
          <List items={dos} icon={<Check className="mt-0.5 size-4 shrink-0 text-good-text" />} />
        </Part>
        <Part title={parts.donts}>
          <List items={donts} icon={<Ban className="mt-0.5 size-4 shrink-0 text-danger-text" />} />
        </Part>
      </div>
      {bannedWords.length > 0 && (
        <Part title={parts.bannedWords}>
          <p className="text-sm break-words text-muted">{bannedWords.join(', ')}</p>
        </Part>
      )}
      <Part title={parts.rhythm}>
        <p className="flex flex-wrap gap-1.5" aria-hidden="true">
          {dayNames.map((name, index) => (
            <span
              key={name}
              className={
                rhythm.days.includes(index + 1)
                  ? 'rounded-full bg-primary-soft px-2.5 py-1 text-xs font-semibold text-primary-text'
                  : 'rounded-full px-2.5 py-1 text-xs text-muted'
              }
            >
              {name}
            </span>
          ))}
        </p>
        <p className="text-sm break-words text-muted">{rhythm.about}</p>
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="flex flex-col gap-2.5">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  )
}

function List({ items, icon }: { items: readonly string[]; icon?: React.ReactNode }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2 text-sm">
          {icon ?? <span aria-hidden="true" className="mt-2 size-1.5 shrink-0 rounded-full bg-primary" />}
          <span className="min-w-0 break-words">{item}</span>
        </li>
      ))}
    </ul>
  )
}

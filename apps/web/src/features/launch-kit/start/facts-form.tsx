import * as messages from '@vivify/contract/messages'
import { kitFormLimits, type KitField } from '@vivify/contract/kit-choices'
import type { Ref } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Globe } from '../../../ui/icons.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { useKit } from '../use-kit.ts'

const words = messages.kit

type Fact = Exclude<KitField, 'huntUrl'>
const basics = ['name', 'summary', 'audience'] as const satisfies readonly Fact[]
const further = [
  'why',
  'features',
  'news',
  'offer',
  'different',
  'price',
  'platforms',
  'privacy',
  'next',
  'maker',
] as const satisfies readonly Fact[]
const rows: Partial<Record<Fact, number>> = {
  summary: 2,
  why: 4,
  features: 4,
  news: 2,
  different: 2,
  privacy: 2,
  next: 2,
}

export interface FactsFormProps {
  missing: 'name' | 'summary' | null
  isDisabled: boolean
  onTyped: () => void
  onReadPage: () => void
  ref: Ref<HTMLDivElement>
}

/** What the maker says about the product. */
export function FactsForm({ missing, isDisabled, onTyped, onReadPage, ref }: FactsFormProps) {
  const { content, editForm } = useKit()
  const { form } = content
  const error = { name: words.nameMissing, summary: words.summaryMissing }
  const shared = (fact: Fact) => ({
    label: words.fields[fact],
    placeholder: words.examples[fact],
    'data-undo': 'document',
    'data-fact': fact,
    maxLength: kitFormLimits[fact],
    disabled: isDisabled,
    value: form[fact],
    error: missing === fact ? error[missing] : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      onTyped()
      editForm({ [fact]: target.value }, `fact ${fact}`)
    },
  })
  const fieldOf = (fact: Fact) =>
    rows[fact] === undefined ? (
      <TextField key={fact} {...shared(fact)} />
    ) : (
      <TextArea key={fact} rows={rows[fact]} {...shared(fact)} />
    )
  return (
    <div ref={ref} role="group" aria-label={words.factsTitle} className="flex flex-col gap-4">
      <div className="grid gap-0.5">
        <h2 className="text-xl">{words.factsTitle}</h2>
        <p className="text-sm text-muted">{words.factsHint}</p>
      </div>
      {basics.map(fieldOf)}
      <div className="flex flex-wrap items-end gap-2">
        <TextField className="min-w-48 flex-1" inputMode="url" {...shared('link')} />
        <Button
          icon={<Globe className="size-4" />}
          disabled={isDisabled || form.link.trim() === ''}
          onClick={onReadPage}
        >
          {words.readPage}
        </Button>
      </div>
      <Disclosure title={words.moreFacts} aside={countFilled(further.map((fact) => form[fact]))}>
        {further.map(fieldOf)}
      </Disclosure>
    </div>
  )
}

function countFilled(values: readonly string[]): string {
  return `${values.filter((value) => value.trim() !== '').length}/${values.length}`
}

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface IdeaQuestionsProps {
  questions: readonly string[]
  /** Examples of good answers, about another subject. */
  examples: readonly string[]
  isBusy: boolean
  onAnswer: (facts: string[]) => void
  onClose: () => void
}

/** Asks for the facts of an outline, because Vivify does not invent facts. */
export function IdeaQuestions({ questions, examples, isBusy, onAnswer, onClose }: IdeaQuestionsProps) {
  const [facts, setFacts] = useState<string[]>(() => questions.map(() => ''))
  const [isIncomplete, setIsIncomplete] = useState(false)
  const open = facts.filter((fact) => fact.trim() === '').length
  return (
    <form
      noValidate
      aria-label="Questions"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (open > 0) {
          setIsIncomplete(true)
          const first = facts.findIndex((fact) => fact.trim() === '')
          event.currentTarget.querySelectorAll('input')[first]?.focus()
          return
        }
        onAnswer(facts.map((fact) => fact.trim()))
      }}
    >
      <p className="text-sm text-muted">
        {questions.length === 1 ? 'One fact is' : `${questions.length} facts are`} missing, and Vivify never
        makes facts up. Answer in your own words.
      </p>
      {questions.map((question, index) => (
        <TextField
          key={question}
          label={question}
          autoFocus={index === 0}
          maxLength={2000}
          autoComplete="off"
          hint={examples[index] ? `For example: ${examples[index]}` : undefined}
          error={isIncomplete && facts[index]?.trim() === '' ? 'Please answer this question.' : undefined}
          value={facts[index] ?? ''}
          onChange={(event) => setFacts(facts.with(index, event.target.value))}
        />
      ))}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button variant="quiet" onClick={onClose} disabled={isBusy}>
          Not this one
        </Button>
        <Button type="submit" isBusy={isBusy} busyLabel="Writing...">
          Write the script
        </Button>
      </div>
    </form>
  )
}

import { useMutation } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { checkVoice, type VoiceCheck } from '../../api/personas.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Check, TriangleAlert } from '../../ui/icons.tsx'
import { Meter } from '../../ui/progress.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { TextArea } from '../../ui/text-field.tsx'

const words = messages.persona
/** Must match `maxCheckedCharacters` in the contract. */
const maxCharacters = 20_000

/** Scores a text against the persona's voice and says why. */
export function VoiceChecker({ personaId }: { personaId: string }) {
  const [text, setText] = useState('')
  const check = useMutation({ mutationFn: () => checkVoice(personaId, text) })
  return (
    <Card role="group" aria-label={words.check} className="flex flex-col gap-4">
      <div className="grid gap-1">
        <h3 className="text-lg">{words.check}</h3>
        <p className="text-sm text-muted">{words.checkAbout}</p>
      </div>
      <TextArea
        label={words.checkText}
        value={text}
        maxLength={maxCharacters}
        rows={3}
        error={check.error?.message}
        onChange={(event) => {
          setText(event.target.value)
          check.reset()
        }}
      />
      <Button isBusy={check.isPending} disabled={text.trim() === ''} onClick={() => check.mutate()}>
        {words.checkButton}
      </Button>
      {check.data !== undefined && <Findings {...check.data} />}
    </Card>
  )
}

function Findings({ score, findings }: VoiceCheck) {
  const sorted = findings.toSorted((a, b) => Number(a.isKept) - Number(b.isKept))
  return (
    <div role="status" className="flex flex-col gap-3">
      <p className="font-display text-2xl font-semibold">{words.score(score)}</p>
      <Meter label={words.check} value={score} max={100} valueText={words.score(score)} />
      <ul className="grid gap-2">
        {sorted.map(({ rule, isKept, sentence }) => (
          <li key={rule} className="flex items-start gap-2 text-sm">
            {isKept ? (
              <Check aria-label="Fits" className="mt-0.5 size-4 shrink-0 text-good-text" />
            ) : (
              <TriangleAlert aria-label="Does not fit" className="mt-0.5 size-4 shrink-0 text-warning-text" />
            )}
            <span className={joinClasses('min-w-0', isKept && 'text-muted')}>{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { PresetStyle } from '@vivify/contract/project'
import { Sparkles, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useEnhancePrompt } from '../../api/engines.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { useProject } from '../project/use-project.ts'

const maxCharacters = 2000

/** Light, place and mood of all pictures, in the person's words. */
export function VisualPrompt() {
  const { settings, notes, changeNotes, changeSettings } = useProject()
  const prompt = settings.visualPrompt ?? notes.visualPrompt

  function write(next: string): void {
    changeNotes({ visualPrompt: next })
    changeSettings({ visualPrompt: next })
  }

  const { enhance, undo, isBusy, result, failure, forgetFailure } = usePromptHelp(
    prompt,
    settings.preset,
    write,
  )
  return (
    <div className="grid gap-2">
      <TextArea
        label="Visual Prompt"
        value={prompt}
        maxLength={maxCharacters}
        rows={3}
        placeholder="Golden evening light by the sea"
        hint="Light, place and mood of every picture. What each scene shows stays its own."
        error={failure}
        aside={prompt.length > maxCharacters * 0.8 ? `${prompt.length} / ${maxCharacters}` : undefined}
        onChange={(event) => {
          forgetFailure()
          write(event.target.value)
        }}
      />
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <Button size="small" icon={<Sparkles className="size-3.5" />} isBusy={isBusy} onClick={enhance}>
          Enhance Prompt
        </Button>
        {undo !== null && (
          <Button size="small" variant="quiet" icon={<Undo2 className="size-3.5" />} onClick={undo}>
            Undo
          </Button>
        )}
        <p role="status" className="min-w-0 flex-1 basis-52 text-xs text-muted">
          {result}
        </p>
      </div>
    </div>
  )
}

interface Enhanced {
  before: string
  after: string
  added: readonly string[]
}

interface PromptHelp {
  enhance: () => void
  /** null when there is nothing to take back, or the prompt was changed since. */
  undo: (() => void) | null
  isBusy: boolean
  /** What was added, in words. */
  result: string | null
  failure: string | undefined
  forgetFailure: () => void
}

function usePromptHelp(prompt: string, preset: PresetStyle, write: (next: string) => void): PromptHelp {
  const request = useEnhancePrompt()
  const [last, setLast] = useState<Enhanced | null>(null)
  const shown = last?.after === prompt ? last : null

  function enhance(): void {
    const before = prompt.trim()
    if (before === '') return
    request.mutate(
      { prompt: before, preset },
      {
        onSuccess: (answer) => {
          const after = answer.added.length === 0 ? prompt : answer.prompt.slice(0, maxCharacters)
          setLast({ before: prompt, after, added: answer.added })
          if (after !== prompt) write(after)
        },
      },
    )
  }

  return {
    enhance,
    undo: shown === null || shown.added.length === 0 ? null : () => write(shown.before),
    isBusy: request.isPending,
    result: shown && describeAdded(shown.added),
    failure: request.isError ? request.error.message : undefined,
    forgetFailure: request.reset,
  }
}

function describeAdded(added: readonly string[]): string {
  return added.length === 0 ? 'There was nothing left to add.' : `Added: ${added.join(', ')}.`
}

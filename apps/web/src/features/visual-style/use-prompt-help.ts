import type { PresetStyle } from '@vivify/contract/project'
import { useState } from 'react'
import { useEnhancePrompt } from '../../api/engines.ts'

/** The longest prompt that can be enhanced. */
export const maxHelpedCharacters = 2000

interface Enhanced {
  before: string
  after: string
  added: readonly string[]
}

export interface PromptHelp {
  enhance: () => void
  /** null when there is nothing to undo, or when the prompt has changed since. */
  undo: (() => void) | null
  isBusy: boolean
  /** A sentence about the added words. */
  result: string | null
  failure: string | undefined
  forgetFailure: () => void
}

/** Adds light, lens, mood and palette in a preset's style to a prompt, describes the additions, and can undo them. */
export function usePromptHelp(
  prompt: string,
  preset: PresetStyle,
  write: (next: string) => void,
): PromptHelp {
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
          const after = answer.added.length === 0 ? prompt : answer.prompt.slice(0, maxHelpedCharacters)
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
  return added.length === 0 ? 'There was nothing to add.' : `Added: ${added.join(', ')}.`
}

import type { Scene } from '@vivify/contract/project'
import { Sparkles } from 'lucide-react'
import { wordsOf } from './scene-text.ts'

const maxChips = 3

export interface HookChipsProps {
  alternatives: readonly string[]
  hook: Scene
  onChoose: (sceneId: string, text: string) => void
}

/** Other openings for the first scene; what it says now is one undo away. */
export function HookChips({ alternatives, hook, onChoose }: HookChipsProps) {
  const current = wordsOf(hook.say).join(' ')
  const others = alternatives.filter((text) => wordsOf(text).join(' ') !== current).slice(0, maxChips)
  if (others.length === 0) return null
  return (
    <div className="grid gap-1.5">
      <p className="flex items-center gap-1.5 text-xs font-medium text-muted">
        <Sparkles className="size-3.5 text-second-text" aria-hidden="true" />
        Other openings
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {others.map((text) => (
          <li key={text} className="max-w-full">
            <button
              type="button"
              onClick={() => onChoose(hook.id, text)}
              className="max-w-full rounded-[1rem] border border-line px-3 py-1.5 text-left text-sm text-muted transition-colors hover:border-control-line hover:bg-hover hover:text-text"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

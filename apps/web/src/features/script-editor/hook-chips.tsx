import type { Scene } from '@vivify/contract/project'
import { Sparkles } from '../../ui/icons.tsx'
import { wordsOf } from './scene-text.ts'
import type { SceneActions } from './scene-actions.ts'

const maxChips = 3

export interface HookChipsProps {
  alternatives: readonly string[]
  scenes: readonly Scene[]
  actions: Pick<SceneActions, 'say' | 'moveTo'>
}

/** Offers other openings. Choosing one is a single undo step. */
export function HookChips({ alternatives, scenes, actions }: HookChipsProps) {
  const isSaidBy = (text: string) => (scene: Scene | undefined) =>
    scene !== undefined && wordsOf(scene.say).join(' ') === wordsOf(text).join(' ')
  // The last scene is the call to action, so it can't be the opening.
  const others = alternatives
    .filter((text) => !isSaidBy(text)(scenes[0]) && !isSaidBy(text)(scenes.at(-1)))
    .slice(0, maxChips)
  const choose = (text: string): void => {
    // A line that the script already contains moves to the top, so that it is not said twice.
    const said = scenes.find(isSaidBy(text))
    if (said) actions.moveTo(said.id, 0)
    else actions.say(scenes[0]!.id, text, false)
  }
  if (others.length === 0) return null
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex items-center gap-1.5 text-xs font-medium text-muted">
        <Sparkles className="size-3.5 text-second-text" aria-hidden="true" />
        Other openings
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {others.map((text) => (
          <li key={text} className="max-w-full">
            <button
              type="button"
              onClick={() => choose(text)}
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

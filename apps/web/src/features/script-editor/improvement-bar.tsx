import * as messages from '@vivify/contract/messages'
import { Check, Undo2 } from '../../ui/icons.tsx'
import { Button } from '../../ui/button.tsx'
import type { Improvement, ScriptTools } from './use-script-tools.ts'

/** Summarizes a tool's changes, with buttons to keep or undo them; the scene cards show the details. */
export function ImprovementBar({ improvement, tools }: { improvement: Improvement; tools: ScriptTools }) {
  const { changes, tool, sceneId, after, engine } = improvement
  // Removed scenes have no card, so their changes are listed here.
  const homeless = changes.filter((change) => !after.scenes.some((scene) => scene.id === change.sceneId))
  const scenes = new Set(changes.map((change) => change.sceneId)).size
  const name =
    sceneId !== null ? 'Regenerate' : tool === 'rewrite' ? messages.script.rewrite : messages.script.optimize
  return (
    <div
      role="status"
      className="flex flex-col animate-rise gap-2 rounded-base border border-second/40 bg-second-soft px-4 py-3 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-52">
          <strong className="font-semibold">
            {name} changed {scenes === 1 ? '1 scene' : `${scenes} scenes`}.
          </strong>{' '}
          <span className="text-muted">Engine: {engine}</span>
        </p>
        <div className="flex gap-1">
          <Button size="small" variant="quiet" icon={<Undo2 className="size-4" />} onClick={tools.undoAll}>
            Undo all
          </Button>
          <Button size="small" icon={<Check className="size-4" />} onClick={tools.keep}>
            Keep
          </Button>
        </div>
      </div>
      {homeless.length > 0 && (
        <ul className="flex flex-col list-disc gap-1 pl-5 text-xs text-muted">
          {homeless.map((change) => (
            <li key={change.reason + change.before}>
              {change.before !== '' && <del className="decoration-danger-text">{change.before}</del>}{' '}
              {change.reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

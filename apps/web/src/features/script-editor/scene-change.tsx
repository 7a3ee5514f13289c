import { Undo2 } from '../../ui/icons.tsx'
import type { ScriptChange } from '../../api/script-tools.ts'
import { Button } from '../../ui/button.tsx'
import { diffWords } from '../../lib/word-diff.ts'

export interface SceneChangeProps {
  changes: readonly ScriptChange[]
  onUndo: () => void
}

/** Shows a tool's changes of a scene and their reasons. */
export function SceneChange({ changes, onUndo }: SceneChangeProps) {
  return (
    <div className="flex flex-col animate-rise gap-2 rounded-small border border-line bg-sunken px-3 py-2.5 text-sm">
      {changes.map((change) => (
        <div key={`${change.before}→${change.after} ${change.reason}`} className="flex flex-col gap-1">
          {change.before !== change.after && (
            <p className="leading-relaxed">
              {diffWords(change.before, change.after).map((part, index) => (
                <DiffText
                  // oxlint-disable-next-line react/no-array-index-key -- the order is the identity
                  key={index}
                  kind={part.kind}
                  text={part.text}
                />
              ))}
            </p>
          )}
          <p className="text-xs text-muted">{change.reason}</p>
        </div>
      ))}
      <Button
        size="small"
        variant="quiet"
        className="-ml-2 w-max"
        icon={<Undo2 className="size-3.5" />}
        onClick={onUndo}
      >
        Undo this
      </Button>
    </div>
  )
}

function DiffText({ kind, text }: { kind: 'same' | 'removed' | 'added'; text: string }) {
  if (kind === 'removed') {
    return <del className="mr-1 rounded-[3px] px-0.5 text-muted decoration-danger-text">{text}</del>
  }
  if (kind === 'added') {
    return (
      <ins className="mr-1 rounded-[3px] bg-primary-soft px-0.5 text-primary-text no-underline">{text}</ins>
    )
  }
  return <span className="text-muted">{text} </span>
}

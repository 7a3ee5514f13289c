import { useAuth } from '../session/auth-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Check, CircleAlert, CloudOff } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import type { SaveState } from './autosave.ts'

/** Whether the document is saved, in a word. */
export function SaveMark({ saveState }: { saveState: SaveState }) {
  return (
    <span role="status" className="inline-flex shrink-0 items-center gap-1.5 text-xs text-muted">
      {saveState === 'saved' && (
        <>
          <Check className="size-3.5 text-primary-text" aria-hidden="true" /> Saved
        </>
      )}
      {saveState === 'saving' && (
        <>
          <Spinner className="size-3" /> Saving
        </>
      )}
      {saveState === 'waiting' && (
        <>
          <CloudOff className="size-3.5 text-warning-text" aria-hidden="true" /> Saved in this browser
        </>
      )}
      {saveState === 'conflict' && (
        <>
          <CircleAlert className="size-3.5 text-warning-text" aria-hidden="true" /> Not saved
        </>
      )}
    </span>
  )
}

export interface SaveProblemProps {
  /** The kind of document, such as `post`. */
  name: string
  saveState: SaveState
  /** Why the last save failed; null when it did not. */
  saveProblem: string | null
  resolveConflict: (choice: 'mine' | 'theirs') => void
  retrySaving: () => void
}

/**
 * Says why a document is not saved, and lets the person choose between two versions; nothing while all is well. It
 * sticks below the top bar while its parent scrolls past, so its parent should hold the whole document.
 */
export function SaveProblem(props: SaveProblemProps) {
  const isShown =
    props.saveState === 'conflict' || (props.saveState === 'waiting' && props.saveProblem !== null)
  if (!isShown) return null
  return (
    <div className="sticky top-16 z-20 rounded-base bg-raised shadow-lg">
      <ProblemNotice {...props} />
    </div>
  )
}

function ProblemNotice({ name, saveState, saveProblem, resolveConflict, retrySaving }: SaveProblemProps) {
  const isViewer = useAuth().user?.workspace.role === 'viewer'
  if (saveState === 'conflict') {
    return (
      <Notice
        tone="warning"
        icon={<CircleAlert />}
        action={
          <span className="flex gap-2">
            <Button size="small" onClick={() => resolveConflict('theirs')}>
              Use the other version
            </Button>
            <Button size="small" onClick={() => resolveConflict('mine')}>
              Keep mine
            </Button>
          </span>
        }
      >
        This {name} was also changed in another window, in the same places. You can undo your choice.
      </Notice>
    )
  }
  return (
    <Notice
      tone="warning"
      icon={<CloudOff />}
      action={
        <Button size="small" onClick={retrySaving}>
          Save now
        </Button>
      }
    >
      {saveProblem}{' '}
      {isViewer
        ? 'What you changed is stored in this browser only.'
        : 'Your changes are stored in this browser and will be saved when the server is back.'}
    </Notice>
  )
}

import * as messages from '@vivify/contract/messages'
import { Dialog } from '../../../ui/dialog.tsx'
import { toastWithUndo } from '../../../ui/undo-toast.tsx'
import { useComposer } from '../use-composer.ts'
import type { QuickPanelProps } from '../quick-actions.tsx'
import { postTemplates } from './post-templates.ts'

/** A gallery of posts to start from. Choosing one puts its words into the editor. */
export function DesignTemplates({ onClose, onEditing }: QuickPanelProps) {
  const { content, edit } = useComposer()
  const insert = (text: string): void => {
    const before = content.text
    edit((post) => ({ ...post, text: before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}` }))
    onClose()
    onEditing('text')
    toastWithUndo(messages.composer.templateInserted, () => edit((post) => ({ ...post, text: before })))
  }
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title="Design Templates"
      description="Choose a post to start from, then replace what is in [brackets]."
    >
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {postTemplates.map(({ kind, about, text }) => (
          <li key={kind} className="grid">
            <button
              type="button"
              aria-label={`Use the template ${kind}`}
              onClick={() => insert(text)}
              className="flex flex-col gap-2 rounded-base border border-line bg-raised p-4 text-left transition-colors duration-150 hover:border-primary"
            >
              <span className="font-display text-lg font-semibold">{kind}</span>
              <span className="text-xs text-muted">{about}</span>
              <span className="mt-1 line-clamp-9 text-sm whitespace-pre-wrap">{markBlanks(text)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** What has to be filled in is marked. */
function markBlanks(text: string) {
  return text.split(/(\[[^\]]*\])/).map((part, index) =>
    part.startsWith('[') ? (
      <mark key={index} className="rounded-[4px] bg-second-soft px-0.5 text-second-text">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

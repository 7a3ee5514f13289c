import { useEffect, useRef, useState } from 'react'

export interface EditableTitleProps {
  title: string
  isRenaming: boolean
  onRename: (title: string) => void
  onClose: () => void
}

/** The title of a list item, or the field that edits it: Enter and blur save, Escape cancels. */
export function EditableTitle({ title, isRenaming, onRename, onClose }: EditableTitleProps) {
  if (isRenaming) return <TitleField {...{ title, onRename, onClose }} />
  return (
    <p title={title} className="min-w-0 flex-1 truncate text-sm font-medium">
      {title}
    </p>
  )
}

function TitleField({ title, onRename, onClose }: Omit<EditableTitleProps, 'isRenaming'>) {
  const [typed, setTyped] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    // Wait until the menu that opened this field has returned focus.
    const frame = requestAnimationFrame(() => field.current?.select())
    return () => cancelAnimationFrame(frame)
  }, [])

  function close(isKept: boolean): void {
    if (isOver.current) return
    isOver.current = true
    const next = typed.trim()
    if (isKept && next !== '' && next !== title) onRename(next)
    onClose()
  }

  return (
    <input
      ref={field}
      type="text"
      aria-label="Title"
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => close(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') close(true)
        if (event.key === 'Escape') close(false)
      }}
      className="h-8 min-w-0 flex-1 rounded-small border border-control-line bg-field px-2 text-sm"
    />
  )
}

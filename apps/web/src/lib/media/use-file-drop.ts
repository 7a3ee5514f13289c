import { useState, type DragEvent } from 'react'

/** Takes files that are dropped on an element, which spreads `target`; `isOver` while they are held over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const target = {
    onDragOver(event: DragEvent<HTMLElement>) {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave(event: DragEvent<HTMLElement>) {
      // Over a child it is still over the element.
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
    },
    onDrop(event: DragEvent<HTMLElement>) {
      event.preventDefault()
      setIsOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, target }
}

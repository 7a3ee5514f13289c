import { useState, type DragEvent } from 'react'

/** Accepts files dropped on an element that spreads `target`; `isOver` is true while files are dragged over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const target = {
    onDragOver(event: DragEvent<HTMLElement>) {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave(event: DragEvent<HTMLElement>) {
      // Leaving for a child element does not leave this element.
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

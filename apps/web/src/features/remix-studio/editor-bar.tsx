import { defaultRecipe } from '@vivify/generators/remix/recipe'
import { Columns2, Eye, ImageUp, Redo2, RotateCcw, Undo2 } from '../../ui/icons.tsx'
import { useEffect } from 'react'
import { isTyping } from '../../lib/keyboard.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { OpenSource } from './open-source.ts'
import type { RecipeEditor } from './use-recipe.ts'

export interface EditorBarProps {
  editor: RecipeEditor
  source: OpenSource
  isSplit: boolean
  onSplit: (isSplit: boolean) => void
  /** True while the person holds the key or button that shows the original picture. */
  isHeld: boolean
  onHeld: (isHeld: boolean) => void
}

/** Actions on the whole picture: undo and redo, compare, choose another picture. */
export function EditorBar({ editor, source, isSplit, onSplit, isHeld, onHeld }: EditorBarProps) {
  const { canUndo, canRedo, undo, redo, edit } = editor
  useHeldKey('c', onHeld)
  return (
    <div role="toolbar" aria-label="Picture" className="flex items-center gap-1">
      <Tooltip text="Undo (Ctrl Z)">
        <IconButton label="Undo" icon={<Undo2 className="size-4.5" />} disabled={!canUndo} onClick={undo} />
      </Tooltip>
      <Tooltip text="Redo (Ctrl Shift Z)">
        <IconButton label="Redo" icon={<Redo2 className="size-4.5" />} disabled={!canRedo} onClick={redo} />
      </Tooltip>
      <Tooltip text="Back to the original picture">
        <IconButton
          label="Reset"
          icon={<RotateCcw className="size-4.5" />}
          disabled={editor.recipe === defaultRecipe}
          onClick={() => edit(() => defaultRecipe)}
        />
      </Tooltip>
      <span className="mx-1 h-6 w-px bg-line" aria-hidden="true" />
      <Button
        variant="quiet"
        size="small"
        aria-pressed={isSplit}
        className={isSplit ? 'bg-primary-soft text-primary-text' : ''}
        icon={<Columns2 className="size-4" aria-hidden="true" />}
        onClick={() => onSplit(!isSplit)}
      >
        Split
      </Button>
      <Tooltip text="Hold to see the original (hold C)">
        <IconButton
          label="Hold to compare"
          aria-pressed={isHeld}
          icon={<Eye className="size-4.5" />}
          onPointerDown={() => onHeld(true)}
          onPointerUp={() => onHeld(false)}
          onPointerLeave={() => isHeld && onHeld(false)}
          onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && onHeld(true)}
          onKeyUp={() => onHeld(false)}
        />
      </Tooltip>
      <p className="ml-2 min-w-0 flex-1 truncate text-sm text-muted max-sm:sr-only">
        {source.title}
        <span className="tabular-nums">
          {' '}
          · {source.width} × {source.height}
        </span>
      </p>
      <ButtonLink
        to="/image-remix-studio"
        size="small"
        className="ml-auto max-sm:px-2!"
        icon={<ImageUp className="size-4" aria-hidden="true" />}
      >
        <span className="max-sm:sr-only">Change picture</span>
      </ButtonLink>
    </div>
  )
}

/** Tracks a letter key that is held down outside text fields. */
function useHeldKey(letter: string, onChange: (isHeld: boolean) => void): void {
  useEffect(() => {
    const stop = new AbortController()
    const isMeant = (event: KeyboardEvent): boolean =>
      event.key.toLowerCase() === letter &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !isTyping(event.target)
    document.addEventListener('keydown', (event) => isMeant(event) && !event.repeat && onChange(true), stop)
    document.addEventListener('keyup', (event) => isMeant(event) && onChange(false), stop)
    return () => stop.abort()
  })
}

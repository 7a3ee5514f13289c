import { Sparkles, Undo2 } from '../../ui/icons.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { useProject } from '../project/use-project.ts'
import { maxHelpedCharacters as maxCharacters, usePromptHelp } from './use-prompt-help.ts'

/** A text field for the light, place and mood of all pictures. */
export function VisualPrompt() {
  const { settings, notes, changeNotes, changeSettings } = useProject()
  const prompt = settings.visualPrompt ?? notes.visualPrompt

  function write(next: string): void {
    changeNotes({ visualPrompt: next })
    changeSettings({ visualPrompt: next })
  }

  const { enhance, undo, isBusy, result, failure, forgetFailure } = usePromptHelp(
    prompt,
    settings.preset,
    write,
  )
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label="Visual Prompt"
        value={prompt}
        maxLength={maxCharacters}
        rows={3}
        placeholder="Golden evening light by the sea"
        hint="Sets the light, place and mood of every picture. Each scene still shows its own subject."
        error={failure}
        aside={prompt.length > maxCharacters * 0.8 ? `${prompt.length} / ${maxCharacters}` : undefined}
        onChange={(event) => {
          forgetFailure()
          write(event.target.value)
        }}
      />
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <Button size="small" icon={<Sparkles className="size-3.5" />} isBusy={isBusy} onClick={enhance}>
          Enhance Prompt
        </Button>
        {undo !== null && (
          <Button size="small" variant="quiet" icon={<Undo2 className="size-3.5" />} onClick={undo}>
            Undo
          </Button>
        )}
        <p role="status" className="min-w-0 flex-1 basis-52 text-xs text-muted">
          {result}
        </p>
      </div>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { createId } from '../../lib/create-id.ts'
import { joinClasses } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { useProject } from '../project/use-project.ts'
import { describeSeconds, describeWords } from './describe-script.ts'
import { scenesOfText, textOfScenes, wordsOf } from './scene-text.ts'
import { useTextSeconds } from './use-scene-seconds.ts'
import { useScriptWriter } from '../project/use-script-writer.ts'
import { useLatest } from '../../lib/use-latest.ts'

/** The pause in typing after which the scenes are made and the preview updates. */
const pauseMs = 1500
const maxCharacters = 200_000

export interface ScriptTextProps {
  /** Called when the text gets the focus: it must then stay on screen even after its scenes are made. */
  onEnter: () => void
  /** Called when the text loses the focus and its scenes are made. */
  onLeave: () => void
}

/** The whole script as one text. Without scenes, the text is turned into scenes; with them, a paragraph is a scene. */
export function ScriptText({ onEnter, onLeave }: ScriptTextProps) {
  const { document } = useProject()
  const [isOwn] = useState(document === null)
  return isOwn ? <OwnText onEnter={onEnter} onLeave={onLeave} /> : <ScenesText />
}

function OwnText({ onEnter, onLeave }: ScriptTextProps) {
  const { document, notes, changeNotes } = useProject()
  const { write, isWriting } = useScriptWriter()
  const [problem, setProblem] = useState<string>()
  /** The text that the current scenes were made from. */
  const written = useRef(document === null ? '' : notes.script)
  const isFocused = useRef(false)
  const text = notes.script

  const makeScenes = async (): Promise<boolean> => {
    const wanted = text.trim()
    if (wanted === written.current) return document !== null
    if (wanted === '') return false
    try {
      const before = written.current
      written.current = wanted
      const answer = await write({ kind: 'script', text: wanted }).catch((error: unknown) => {
        written.current = before
        throw error
      })
      setProblem(undefined)
      return answer.status === 'written'
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      return false
    }
  }
  const latest = useLatest(makeScenes)
  useEffect(() => {
    if (!isFocused.current || text.trim() === '') return
    const timer = setTimeout(() => void latest.current(), pauseMs)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <ScriptArea
      text={text}
      error={problem}
      isBusy={isWriting}
      hint="Scenes update when you stop typing. Your words stay as you wrote them."
      onFocus={() => {
        isFocused.current = true
        onEnter()
      }}
      onBlur={() => {
        isFocused.current = false
        void makeScenes().then((hasScenes) => {
          if (hasScenes && !isFocused.current) onLeave()
        })
      }}
      onChange={(next) => {
        setProblem(undefined)
        changeNotes({ script: next })
      }}
    />
  )
}

function ScenesText() {
  const { document, edit, replaceDocument } = useProject()
  const current = document === null ? '' : textOfScenes(document.scenes)
  const [text, setText] = useState(current)
  const [shown, setShown] = useState(current)
  // An undo or another part of the screen has changed the scenes.
  if (shown !== current) {
    setShown(current)
    setText(current)
  }

  const apply = (): void => {
    if (document === null || text === current) return
    const scenes = scenesOfText(text, document.scenes, createId)
    if (scenes.length === 0) return replaceDocument(null)
    if (scenes.length > 400 || scenes.some(({ say }) => say.length > 2000)) {
      toast.error(
        'A script can have up to 400 scenes of 2,000 characters each. Separate scenes with blank lines.',
      )
      return
    }
    edit((now) => ({ ...now, scenes }))
  }
  const latest = useLatest(apply)
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), pauseMs)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <ScriptArea
      text={text}
      hint="A blank line starts a new scene. Scenes keep their pictures."
      onBlur={apply}
      onChange={setText}
    />
  )
}

interface ScriptAreaProps {
  text: string
  hint: string
  error?: string | undefined
  isBusy?: boolean
  onChange: (text: string) => void
  onFocus?: () => void
  onBlur: () => void
}

function ScriptArea({ text, hint, error, isBusy = false, onChange, onFocus, onBlur }: ScriptAreaProps) {
  const words = wordsOf(text).length
  const seconds = useTextSeconds(text)
  return (
    <TextArea
      label="Script"
      rows={8}
      className={joinClasses('[&_textarea]:max-h-[60dvh] [&_textarea]:min-h-48')}
      placeholder="Write or paste your own script, or choose an idea above."
      maxLength={maxCharacters}
      aside={
        words === 0 ? undefined : (
          <span className="inline-flex items-center gap-2">
            {isBusy && <Spinner className="size-3.5" />}
            {describeWords(words)} · about {describeSeconds(seconds)}
          </span>
        )
      }
      hint={hint}
      error={error}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  )
}

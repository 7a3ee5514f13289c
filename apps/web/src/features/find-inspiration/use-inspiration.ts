import { messages } from '@vivify/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { useFindIdeas, type Idea } from '../../api/ideas.ts'
import type { ScriptSource } from '../../api/script-tools.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useScreenLists } from '../project/screen-lists.ts'
import { useProject } from '../project/use-project.ts'
import { toastWithUndo } from '../script-editor/undo-toast.tsx'
import { useScriptWriter } from '../script-editor/use-script-writer.ts'
import { keepIdeas, readKeptIdeas, type FoundIdeas } from './kept-ideas.ts'
import { kindOfTopic, readAddress, toInspiration, type SourceKind } from './read-typed.ts'

/** The contract's limit of a transcript in the notes: about three hours of talk. */
export const maxTranscriptCharacters = 200_000

/** Where each kind of inspiration is kept in the project's notes. */
const noteOf = { topic: 'topic', video: 'videoUrl', page: 'pageUrl', transcript: 'transcript' } as const

/** The video generator says what is missing; the dashboard does nothing on empty input. */
const missing: Record<SourceKind, string> = {
  topic: messages.videoGenerator.topicMissing,
  video: messages.videoGenerator.videoUrlMissing,
  page: messages.videoGenerator.pageUrlMissing,
  transcript: messages.videoGenerator.transcriptMissing,
}

export interface OpenQuestions {
  ideaId: string
  questions: string[]
  examples: string[]
}

/** What is typed, what was found in it, and the idea that becomes the script. */
export function useInspiration() {
  const { notes, changeNotes } = useProject()
  const { screen } = useScreenLists()
  const { alert } = useAlerts()
  const search = useFindIdeas()
  const [kind, setKind] = useState<SourceKind>(() => firstFilled(notes))
  const choice = useIdeaChoice()
  const { found, keep, forgetFound } = useFound(kind, notes[noteOf[kind]], search.data)

  const type = (into: SourceKind, text: string): void => {
    const limit = into === 'transcript' ? maxTranscriptCharacters : into === 'topic' ? 500 : 2000
    changeNotes({ [noteOf[into]]: text.slice(0, limit) })
  }

  /** Moves a text to the box it belongs in; true when it was not a topic. */
  const sortTopic = (text: string): SourceKind => {
    const found = kindOfTopic(text)
    if (found === 'topic') return found
    changeNotes({ topic: '', [noteOf[found]]: readAddress(text) ?? text.slice(0, maxTranscriptCharacters) })
    setKind(found)
    return found
  }

  const find = (typed = notes[noteOf[kind]]): void => {
    const asked = kind === 'topic' ? sortTopic(typed) : kind
    const inspiration = toInspiration(asked, typed)
    if (inspiration === null) {
      if (screen === 'video-generator') void alert(missing[kind])
      return
    }
    choice.forget()
    forgetFound()
    search.mutate(inspiration, {
      onSuccess: (answer) => keep({ kind: asked, typed, found: answer }),
    })
  }

  useOtherProject(() => {
    search.cancel()
    choice.forget()
    forgetFound()
    setKind(firstFilled(notes))
  })

  return { kind, setKind, typed: notes[noteOf[kind]], type, sortTopic, find, search, found, ...choice }
}

/** What the last search found, or what is kept of one from before a reload. */
function useFound(kind: SourceKind, typed: string, searched: FoundIdeas | undefined) {
  const [kept, setKept] = useState(() => readKeptIdeas(kind, typed))
  return {
    found: searched ?? kept,
    keep: keepIdeas,
    forgetFound: () => {
      keepIdeas(null)
      setKept(null)
    },
  }
}

/** Tells when another project is on screen; being saved for the first time makes it no other. */
function useOtherProject(onOther: () => void): void {
  const { id } = useProject()
  const last = useRef(id)
  const latest = useRef(onOther)
  useEffect(() => {
    latest.current = onOther
  })
  useEffect(() => {
    const isOther = last.current !== null && last.current !== id
    last.current = id
    if (isOther) latest.current()
  }, [id])
}

/** Choosing an idea writes its script; a frame asks for its facts first. */
function useIdeaChoice() {
  const { document, replaceDocument } = useProject()
  const { write } = useScriptWriter()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [open, setOpen] = useState<OpenQuestions | null>(null)

  const writeFrom = async (ideaId: string, source: ScriptSource): Promise<void> => {
    setBusyId(ideaId)
    const previous = document
    try {
      const answer = await write(source)
      if (answer.status === 'questions') {
        setOpen({ ideaId, questions: answer.questions, examples: answer.examples })
        return
      }
      setOpen(null)
      setChosenId(ideaId)
      if (previous === null) toast.success(messages.inspiration.written)
      else toastWithUndo(messages.inspiration.replaced, () => replaceDocument(previous))
      showScript()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusyId(null)
    }
  }

  return {
    busyId,
    chosenId,
    open,
    choose: (idea: Idea) => writeFrom(idea.id, idea.source),
    answer: (idea: Idea, facts: string[]) =>
      writeFrom(idea.id, idea.source.kind === 'topic' ? { ...idea.source, facts } : idea.source),
    closeQuestions: () => setOpen(null),
    forget: () => {
      setChosenId(null)
      setOpen(null)
    },
  }
}

function firstFilled(notes: Record<(typeof noteOf)[SourceKind], string>): SourceKind {
  const kinds = ['topic', 'video', 'page', 'transcript'] as const
  return kinds.find((kind) => notes[noteOf[kind]] !== '') ?? 'topic'
}

/** Brings the script into view, where it stands below the ideas. */
function showScript(): void {
  requestAnimationFrame(() =>
    window.document.getElementById('script-editor')?.scrollIntoView({
      block: 'start',
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    }),
  )
}

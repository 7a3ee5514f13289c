import * as messages from '@vivify/contract/messages'
import type { Project } from '@vivify/contract/project'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { useSearchParams } from 'react-router'
import { useFindIdeas, type Idea } from '../../api/ideas.ts'
import type { ScriptSource } from '../../api/script-tools.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useScreenLists } from '../project/screen-lists.ts'
import { isWorthSaving } from '../project/project-content.ts'
import { useProject, type ProjectEditor } from '../project/use-project.ts'
import { toastWithUndo } from '../../ui/undo-toast.tsx'
import { useScriptWriter } from '../project/use-script-writer.ts'
import { readOrigin } from '../../lib/origin.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { ChosenIdeas } from './chosen-idea.ts'
import { bestIdea, firstFilled, noteOf, noteTyped, readTopic, sortTyped } from './inspiration-notes.ts'
import { keepIdeas, readKeptIdeas, type FoundIdeas } from './kept-ideas.ts'
import { toInspiration, type SourceKind } from './read-typed.ts'

const maxTitleCharacters = 200

/** Alerts for empty input on the video generator. The dashboard ignores empty input. */
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

/** The typed text, the ideas found in it, and the choice of the idea for the script. */
export function useInspiration() {
  const { notes, changeNotes } = useProject()
  const { screen } = useScreenLists()
  const { alert } = useAlerts()
  const search = useFindIdeas()
  const [kind, setKind] = useState<SourceKind>(() => firstFilled(notes))
  const choice = useIdeaChoice()
  const { found, keep, forgetFound } = useFound(kind, notes[noteOf[kind]], search.data)

  const type = (into: SourceKind, text: string): void => {
    changeNotes(noteTyped(into, text))
  }

  /** Another source has nothing to do with why the last search failed. */
  const chooseKind = (next: SourceKind): void => {
    if (next !== kind && search.isError) search.cancel()
    setKind(next)
  }

  /** Moves a text to the box it belongs in, and returns that box. */
  const sortTopic = (text: string): SourceKind => {
    const { kind: belongsIn, notes: moved } = sortTyped(text)
    if (moved === null) return belongsIn
    changeNotes(moved)
    setKind(belongsIn)
    return belongsIn
  }

  const find = (typed = notes[noteOf[kind]]): void => {
    const asked = kind === 'topic' ? sortTopic(typed) : kind
    if (toInspiration(asked, typed) === null) {
      if (screen === 'video-generator') void alert(missing[kind])
      return
    }
    look(asked, typed)
  }

  const look = (asked: SourceKind, typed: string, onFound?: (found: FoundIdeas) => void): void => {
    const inspiration = toInspiration(asked, typed)
    if (inspiration === null) return
    choice.forget()
    forgetFound()
    search.mutate(inspiration, {
      onSuccess: (answer) => {
        keep({ kind: asked, typed, found: answer })
        onFound?.(answer)
      },
    })
  }

  useOtherProject(() => {
    search.cancel()
    choice.forget()
    forgetFound()
    setKind(firstFilled(notes))
  })
  useTopicOfAddress((topic) => {
    setKind('topic')
    look('topic', topic, ({ ideas }) => {
      const ready = bestIdea(ideas)
      if (ready !== undefined) void choice.choose(ready)
    })
  })

  const typed = notes[noteOf[kind]]
  return { kind, chooseKind, typed, type, sortTopic, find, search, found, ...choice }
}

/** The ideas of the last search, or those kept from before a reload. */
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

/** Calls `onOther` when another project opens. A first save changes the id from null, which does not count. */
function useOtherProject(onOther: () => void): void {
  const { id } = useProject()
  const last = useRef(id)
  const latest = useLatest(onOther)
  useEffect(() => {
    const isOther = last.current !== null && last.current !== id
    last.current = id
    if (isOther) latest.current()
  }, [id])
}

/**
 * Handles `?topic=` from the command palette and the idea engine: makes a project about the topic and a script from its
 * best idea. `title` names the project; `from` is what it was made from.
 */
function useTopicOfAddress(make: (topic: string) => void): void {
  const project = useProject()
  const [search, setSearch] = useSearchParams()
  const [wanted, setWanted] = useState<string | null>(null)
  const asked = search.get('topic')
  useEffect(() => {
    if (asked === null) return
    const title = search.get('title')?.trim().slice(0, maxTitleCharacters)
    const origin = readOrigin(search.get('from'))
    setSearch(
      (current) => {
        for (const name of ['topic', 'title', 'from']) current.delete(name)
        return current
      },
      { replace: true },
    )
    const topic = readTopic(asked)
    if (topic === null) return
    // A project that is but a topic is not left behind: it gets this one.
    if (!isBare(project)) project.startNew()
    project.changeNotes({ topic, ...(origin === null ? {} : { derivedFrom: [origin] }) })
    if (title) project.rename(title)
    setWanted(topic)
    // Depends only on the address, because this effect changes the project itself.
  }, [asked])
  // Runs after the effect that clears the ideas of the previous project.
  useEffect(() => {
    if (wanted === null) return
    setWanted(null)
    make(wanted)
  }, [wanted])
}

/** True when the project contains nothing but a topic. */
function isBare({ document, notes: { topic: _topic, ...notes } }: ProjectEditor): boolean {
  return !isWorthSaving({ document, notes: { ...notes, topic: '' } })
}

/** Writes the script of a chosen idea; an outline asks for its facts first. */
function useIdeaChoice() {
  const { document, replaceDocument } = useProject()
  const { write } = useScriptWriter()
  const [busyId, setBusyId] = useState<string | null>(null)
  const { chosenId, expect, forgetChosen } = useChosenIdea(document)
  const [open, setOpen] = useState<OpenQuestions | null>(null)

  const writeFrom = async ({ id: ideaId, credit }: Idea, source: ScriptSource): Promise<void> => {
    setBusyId(ideaId)
    expect(ideaId)
    const previous = document
    try {
      const answer = await write(source, credit)
      if (answer.status === 'questions') {
        expect(null)
        setOpen({ ideaId, questions: answer.questions, examples: answer.examples })
        return
      }
      setOpen(null)
      if (previous === null) toast.success(messages.inspiration.written)
      else toastWithUndo(messages.inspiration.replaced, () => replaceDocument(previous))
      showScript()
    } catch (error) {
      expect(null)
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusyId(null)
    }
  }

  return {
    busyId,
    chosenId,
    open,
    choose: (idea: Idea) => writeFrom(idea, idea.source),
    answer: (idea: Idea, facts: string[]) =>
      writeFrom(idea, idea.source.kind === 'topic' ? { ...idea.source, facts } : idea.source),
    closeQuestions: () => setOpen(null),
    forget: () => {
      forgetChosen()
      setOpen(null)
    },
  }
}

/** Which idea the script on the screen was written from. */
function useChosenIdea(document: Project | null) {
  const [ideas] = useState(() => new ChosenIdeas<Project>())
  const [chosenId, setChosenId] = useState<string | null>(null)
  useEffect(() => setChosenId(ideas.show(document)), [ideas, document])
  return {
    chosenId,
    expect: (ideaId: string | null) => ideas.expect(ideaId),
    forgetChosen: () => {
      ideas.forget(document)
      setChosenId(null)
    },
  }
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

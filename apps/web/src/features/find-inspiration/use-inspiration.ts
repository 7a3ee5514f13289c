import { messages } from '@vivify/contract/messages'
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
import { useLatest } from '../../lib/use-latest.ts'
import { keepIdeas, readKeptIdeas, type FoundIdeas } from './kept-ideas.ts'
import { kindOfTopic, readAddress, toInspiration, type SourceKind } from './read-typed.ts'

/** The contract's limit of a transcript in the notes: about three hours of talk. */
export const maxTranscriptCharacters = 200_000
const maxTopicCharacters = 500

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
    const limit =
      into === 'transcript' ? maxTranscriptCharacters : into === 'topic' ? maxTopicCharacters : 2000
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
      const ready = ideas.find(({ engine }) => engine !== 'frame') ?? ideas[0]
      if (ready !== undefined) void choice.choose(ready)
    })
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
  const latest = useLatest(onOther)
  useEffect(() => {
    const isOther = last.current !== null && last.current !== id
    last.current = id
    if (isOther) latest.current()
  }, [id])
}

/** `?topic=`, as the command palette asks for: a new project about it, whose best idea becomes the script at once. */
function useTopicOfAddress(make: (topic: string) => void): void {
  const project = useProject()
  const [search, setSearch] = useSearchParams()
  const [wanted, setWanted] = useState<string | null>(null)
  const asked = search.get('topic')
  useEffect(() => {
    if (asked === null) return
    setSearch(
      (current) => {
        current.delete('topic')
        return current
      },
      { replace: true },
    )
    const topic = asked.trim().slice(0, maxTopicCharacters)
    if (topic === '') return
    // A project that is but a topic is not left behind: it gets this one.
    if (!isBare(project)) project.startNew()
    project.changeNotes({ topic })
    setWanted(topic)
    // Only the address asks: the project changes by what is done here.
  }, [asked])
  // After the effect that clears what was found in the project before.
  useEffect(() => {
    if (wanted === null) return
    setWanted(null)
    make(wanted)
  }, [wanted])
}

/** True when nothing but a topic was typed. */
function isBare({ document, notes: { topic: _topic, ...notes } }: ProjectEditor): boolean {
  return !isWorthSaving({ document, notes: { ...notes, topic: '' } })
}

/** Choosing an idea writes its script; a frame asks for its facts first. */
function useIdeaChoice() {
  const { document, replaceDocument } = useProject()
  const { write } = useScriptWriter()
  const [busyId, setBusyId] = useState<string | null>(null)
  const { chosenId, expect, forgetChosen } = useChosenIdea(document)
  const [open, setOpen] = useState<OpenQuestions | null>(null)

  const writeFrom = async (ideaId: string, source: ScriptSource): Promise<void> => {
    setBusyId(ideaId)
    expect(ideaId)
    const previous = document
    try {
      const answer = await write(source)
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
    choose: (idea: Idea) => writeFrom(idea.id, idea.source),
    answer: (idea: Idea, facts: string[]) =>
      writeFrom(idea.id, idea.source.kind === 'topic' ? { ...idea.source, facts } : idea.source),
    closeQuestions: () => setOpen(null),
    forget: () => {
      forgetChosen()
      setOpen(null)
    },
  }
}

/**
 * Which idea the script on the screen was written from. A script that is changed stays of its idea; undoing leads back
 * to a script of another one, or of none.
 */
function useChosenIdea(document: Project | null) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const ideas = useRef(new WeakMap<Project, string | null>())
  const expected = useRef<string | null>(null)
  useEffect(() => {
    if (document === null) return setChosenId(null)
    const known = ideas.current.get(document)
    const ideaId = known === undefined ? (expected.current ?? chosenId) : known
    expected.current = null
    ideas.current.set(document, ideaId)
    setChosenId(ideaId)
    // By the script alone: the mark follows it.
  }, [document])
  return {
    chosenId,
    expect: (ideaId: string | null) => {
      expected.current = ideaId
    },
    forgetChosen: () => {
      ideas.current = new WeakMap(document === null ? [] : [[document, null]])
      setChosenId(null)
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

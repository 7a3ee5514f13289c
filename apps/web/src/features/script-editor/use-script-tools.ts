// Rewrite offers whole other versions; one that is taken, and what the Viral Optimizer or a scene's Regenerate changed,
// is in the script at once and stays listed until it is kept or undone.

import type { Project } from '@vivify/contract/project'
import { messages } from '@vivify/contract/messages'
import { useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import {
  useFindAlternatives,
  useOptimizeScript,
  useRewriteScript,
  type ScriptAlternative,
  type ScriptChange,
} from '../../api/script-tools.ts'
import { useProject } from '../project/use-project.ts'
import { useScriptWriter } from '../project/use-script-writer.ts'

export type ScriptTool = 'rewrite' | 'optimize'

export interface Improvement {
  tool: ScriptTool
  /** null when it was the whole script. */
  sceneId: string | null
  before: Project
  after: Project
  changes: ScriptChange[]
  engine: string
}

/** Versions to choose from, of the script as it was when they were asked for. */
export interface Alternatives {
  before: Project
  items: ScriptAlternative[]
  engine: string
}

export interface ScriptTools {
  /** What is at work; null when nothing is. */
  busy: { tool: ScriptTool; sceneId: string | null } | null
  improvement: Improvement | null
  /** null once the script has changed. */
  alternatives: Alternatives | null
  take: (alternative: ScriptAlternative) => void
  closeAlternatives: () => void
  /** Finds other versions of the script, or rewrites one scene of it; asked again, another wording of the scene comes. */
  rewrite: (sceneId?: string) => Promise<void>
  optimize: () => Promise<void>
  keep: () => void
  undoAll: () => void
  undoScene: (sceneId: string) => void
}

export function useScriptTools(): ScriptTools {
  const { document, edit, replaceDocument } = useProject()
  const [improvement, setImprovement] = useState<Improvement | null>(null)
  const [alternatives, setAlternatives] = useState<Alternatives | null>(null)
  const { busy, improve } = useImproving(improvement, setImprovement, setAlternatives)
  const offered = alternatives?.before === document ? alternatives : null
  return {
    busy,
    improvement: document === null ? null : improvement,
    alternatives: offered,
    take: ({ document: after, changes }) => {
      if (offered === null) return
      const { before, engine } = offered
      replaceDocument(after)
      setAlternatives(null)
      setImprovement({ tool: 'rewrite', sceneId: null, before, after, changes, engine })
      toast(messages.scripts.alternativeTaken)
    },
    closeAlternatives: () => setAlternatives(null),
    rewrite: (sceneId) => improve('rewrite', sceneId ?? null),
    optimize: () => improve('optimize', null),
    keep: () => setImprovement(null),
    undoAll: () => {
      if (improvement === null) return
      edit((now) => ({ ...now, scenes: improvement.before.scenes }))
      setImprovement(null)
      toast(messages.script.changesUndone)
    },
    undoScene: (sceneId) => {
      const earlier = improvement?.before.scenes.find((scene) => scene.id === sceneId)
      if (!improvement || !earlier) return
      edit((now) => ({ ...now, scenes: now.scenes.map((scene) => (scene.id === sceneId ? earlier : scene)) }))
      const changes = improvement.changes.filter((change) => change.sceneId !== sceneId)
      setImprovement(changes.length === 0 ? null : { ...improvement, changes })
    },
  }
}

function useImproving(
  improvement: Improvement | null,
  onImproved: (improvement: Improvement) => void,
  onFound: (alternatives: Alternatives) => void,
): { busy: ScriptTools['busy']; improve: (tool: ScriptTool, sceneId: string | null) => Promise<void> } {
  const { document, notes, replaceDocument } = useProject()
  const { write } = useScriptWriter()
  const finding = useFindAlternatives()
  const rewriting = useRewriteScript()
  const optimizing = useOptimizeScript()
  const [busy, setBusy] = useState<ScriptTools['busy']>(null)
  const attempts = useRef(0)

  /** The script to work on; one that was only typed is written first. null on empty input, which does nothing. */
  const findDocument = async (): Promise<Project | null> => {
    if (document !== null) return document
    if (notes.script.trim() === '') return null
    const answer = await write({ kind: 'script', text: notes.script })
    return answer.status === 'written' ? answer.document : null
  }

  const ask = async (tool: ScriptTool, sceneId: string | null): Promise<void> => {
    const current = await findDocument()
    if (current === null) return
    if (tool === 'rewrite' && sceneId === null) {
      const { alternatives, notice, engine } = await finding.mutateAsync(current)
      if (notice !== null) toast(notice)
      if (alternatives.length > 0) onFound({ before: current, items: alternatives, engine })
      return
    }
    const isAgain =
      improvement?.tool === tool && improvement.sceneId === sceneId && improvement.after === current
    const before = isAgain ? improvement.before : current
    attempts.current = isAgain ? Math.min(100, attempts.current + 1) : 0
    const scene = sceneId === null ? {} : { sceneId }
    const answer = await (tool === 'optimize'
      ? optimizing.mutateAsync(before)
      : rewriting.mutateAsync({ document: before, attempt: attempts.current, ...scene }))
    if (answer.notice !== null) toast(answer.notice)
    if (answer.changes.length === 0) return
    replaceDocument(answer.document)
    onImproved({ ...answer, tool, sceneId, before, after: answer.document })
  }

  const improve = async (tool: ScriptTool, sceneId: string | null): Promise<void> => {
    if (busy !== null) return
    setBusy({ tool, sceneId })
    try {
      await ask(tool, sceneId)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(null)
    }
  }
  return { busy, improve }
}

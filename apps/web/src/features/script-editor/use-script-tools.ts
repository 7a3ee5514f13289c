// Rewrite offers other versions of the whole script. A version that the person takes, and changes by the Viral
// Optimizer or a scene's Regenerate, go into the script at once and stay listed until they are kept or undone.

import type { Project } from '@vivify/contract/project'
import * as messages from '@vivify/contract/messages'
import { useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import {
  useFindAlternatives,
  useOptimizeScript,
  useRewriteScript,
  type ScriptAlternative,
  type ScriptChange,
} from '../../api/script-tools.ts'
import { ownTextOf } from '../project/own-text.ts'
import { useProject } from '../project/use-project.ts'
import { useScriptWriter } from '../project/use-script-writer.ts'

const usualVersionSeconds = 30

export type ScriptTool = 'rewrite' | 'optimize'

export interface Improvement {
  tool: ScriptTool
  /** null when the tool changed the whole script. */
  sceneId: string | null
  before: Project
  after: Project
  changes: ScriptChange[]
  engine: string
}

/** Versions to choose from. `before` is the script at the time of the request. */
export interface Alternatives {
  before: Project
  items: ScriptAlternative[]
  engine: string
  /** Length asked for, when the versions were made from the person's text; null when from the script. */
  targetSeconds: number | null
}

export interface ScriptTools {
  /** The running tool; null when none is running. */
  busy: { tool: ScriptTool; sceneId: string | null } | null
  improvement: Improvement | null
  /** null when there are none, or when the script has changed since the request. */
  alternatives: Alternatives | null
  take: (alternative: ScriptAlternative) => void
  closeAlternatives: () => void
  /** Finds versions of another length in the person's text. */
  changeLength: (targetSeconds: number) => Promise<void>
  /** Finds other versions of the script, or rewrites one scene; calling it again gives the scene another wording. */
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
      toast(messages.scripts.alternativeTaken)
      // Versions from the text are new scripts, so there are no changes to list.
      if (changes.length === 0) return
      setImprovement({ tool: 'rewrite', sceneId: null, before, after, changes, engine })
    },
    closeAlternatives: () => setAlternatives(null),
    changeLength: (targetSeconds) => improve('rewrite', null, targetSeconds),
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

/** Finds versions in the text that the script was made from, or else of the script itself; null when there are none. */
function useVersionSearch(): (current: Project, targetSeconds: number) => Promise<Alternatives | null> {
  const { document, notes } = useProject()
  const { mutateAsync } = useFindAlternatives()
  return async (current, targetSeconds) => {
    const typed = document === null ? ownTextOf({ kind: 'script', text: notes.script }) : null
    const source = typed ?? notes.ownText ?? null
    const fromText = source === null ? {} : { source, targetSeconds }
    const { alternatives, notice, engine } = await mutateAsync({ document: current, ...fromText })
    if (notice !== null) toast(notice)
    if (alternatives.length === 0) return null
    const asked = source === null ? null : targetSeconds
    return { before: current, items: alternatives, engine, targetSeconds: asked }
  }
}

function useImproving(
  improvement: Improvement | null,
  onImproved: (improvement: Improvement) => void,
  onFound: (alternatives: Alternatives) => void,
): {
  busy: ScriptTools['busy']
  improve: (tool: ScriptTool, sceneId: string | null, targetSeconds?: number) => Promise<void>
} {
  const { document, notes, replaceDocument } = useProject()
  const { write } = useScriptWriter()
  const findVersions = useVersionSearch()
  const rewriting = useRewriteScript()
  const optimizing = useOptimizeScript()
  const [busy, setBusy] = useState<ScriptTools['busy']>(null)
  const attempts = useRef(0)

  /** The script to work on; typed text is first turned into scenes. null if there is no text or no scenes were made. */
  const findDocument = async (): Promise<Project | null> => {
    if (document !== null) return document
    if (notes.script.trim() === '') return null
    const answer = await write({ kind: 'script', text: notes.script })
    return answer.status === 'written' ? answer.document : null
  }

  const ask = async (tool: ScriptTool, sceneId: string | null, targetSeconds: number): Promise<void> => {
    const current = await findDocument()
    if (current === null) return
    if (tool === 'rewrite' && sceneId === null) {
      const found = await findVersions(current, targetSeconds)
      if (found !== null) onFound(found)
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

  const improve: ReturnType<typeof useImproving>['improve'] = async (
    tool,
    sceneId,
    targetSeconds = usualVersionSeconds,
  ) => {
    if (busy !== null) return
    setBusy({ tool, sceneId })
    try {
      await ask(tool, sceneId, targetSeconds)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(null)
    }
  }
  return { busy, improve }
}

import type { Project, Scene } from '@vivify/contract/project'
import { Plus } from '../../ui/icons.tsx'
import { useMemo, useRef } from 'react'
import type { ScriptChange } from '../../api/script-tools.ts'
import { Button } from '../../ui/button.tsx'
import { useProject, type ProjectNotes } from '../project/use-project.ts'
import { usePreviewControls } from '../video-preview/preview-controls.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { useListDrag } from '../../lib/use-list-drag.ts'
import { HookChips } from './hook-chips.tsx'
import { ImprovementBar } from './improvement-bar.tsx'
import { SceneCard } from './scene-card.tsx'
import type { ShownSource } from './scene-sources.tsx'
import { wordsOf } from './scene-text.ts'
import { ScriptAlternatives } from './script-alternatives.tsx'
import { ScriptLength } from './script-length.tsx'
import { thumbnailRatio } from '../project/thumbnail-ratio.ts'
import { useSceneSeconds } from './use-scene-seconds.ts'
import { useSceneActions } from './use-scene-actions.ts'
import { useScores } from './use-scores.ts'
import type { Improvement, ScriptTools } from './use-script-tools.ts'

/** The script as one card per scene. */
export function ScriptScenes({ tools }: { tools: ScriptTools }) {
  const { document } = useProject()
  return document === null ? null : <Scenes document={document} tools={tools} />
}

function Scenes({ document, tools }: { document: Project; tools: ScriptTools }) {
  const { scenes } = document
  const { notes } = useProject()
  const { improvement, busy } = tools
  const list = useRef<HTMLOListElement>(null)
  const actions = useSceneActions(list)
  const drag = useListDrag(list, actions.moveTo)
  const { scores, hookAlternatives } = useScores(document)
  const { currentSceneId, pictures, seekToScene } = usePreviewControls()
  const steady = useSteadyTools(tools)
  const lengths = useSceneSeconds(document)
  const sources = useSceneSources(notes)
  const isCondensed = notes.scriptEngine === 'extractive'
  const total = lengths.reduce((sum, seconds) => sum + seconds, 0)
  const words = scenes.reduce((sum, { say }) => sum + wordsOf(say).length, 0)

  return (
    <div className="flex flex-col gap-3">
      <ScriptLength seconds={total} words={words} scenes={scenes.length} />
      {tools.alternatives !== null && <ScriptAlternatives found={tools.alternatives} tools={tools} />}
      {improvement !== null && <ImprovementBar improvement={improvement} tools={tools} />}
      <HookChips alternatives={hookAlternatives} scenes={scenes} actions={actions} />
      <ol ref={list} aria-label="Scenes" className="flex flex-col gap-2">
        {scenes.map((scene, index) => (
          <SceneCard
            key={scene.id}
            scene={scene}
            index={index}
            count={scenes.length}
            score={scores.get(scene.id)}
            seconds={lengths[index]!}
            sources={sources.get(scene.id) ?? noSources}
            added={isCondensed ? addedTo(scene, scores) : null}
            pictureUrl={pictures[scene.id] ?? null}
            ratio={thumbnailRatio(document, scene)}
            asset={scene.visual.asset === null ? undefined : document.assets[scene.visual.asset]}
            changes={changesOf(improvement, scene.id, scene.say)}
            isBusy={busy?.sceneId === scene.id}
            isCurrent={currentSceneId === scene.id}
            isHeld={drag.itemId === scene.id}
            gap={gapBeside(drag.gap, index, scenes.length)}
            actions={actions}
            handle={drag.handle}
            onRegenerate={steady.regenerate}
            onUndoChange={steady.undoChange}
            onShow={seekToScene}
          />
        ))}
      </ol>
      <AddScene onAdd={() => actions.addAfter(scenes.at(-1)!.id)} />
    </div>
  )
}

function AddScene({ onAdd }: { onAdd: () => void }) {
  return (
    <Button size="small" variant="quiet" className="w-max" icon={<Plus className="size-4" />} onClick={onAdd}>
      Add scene
    </Button>
  )
}

/** One shared array, like `noChanges`. */
const noSources: readonly ShownSource[] = []

/** The sources of each scene, with the page that each is from. */
function useSceneSources({
  sceneSources,
  credit,
}: ProjectNotes): ReadonlyMap<string, readonly ShownSource[]> {
  return useMemo(() => {
    const byScene = new Map<string, ShownSource[]>()
    for (const { sceneId, text, credit: place } of sceneSources ?? []) {
      const page = credit?.[place]
      if (page === undefined) continue
      byScene.set(sceneId, [...(byScene.get(sceneId) ?? []), { text, title: page.title, url: page.url }])
    }
    return byScene
  }, [sceneSources, credit])
}

/** The words that the writer added to a scene; null once the person has changed them. */
function addedTo({ id, say }: Scene, scores: ReturnType<typeof useScores>['scores']): string | null {
  const added = scores.get(id)?.added ?? null
  return added !== null && say.endsWith(added) ? added : null
}

function gapBeside(gap: number | null, index: number, count: number): 'above' | 'below' | null {
  if (gap === index) return 'above'
  return gap === count && index === count - 1 ? 'below' : null
}

/** One shared array, so that unchanged cards don't render again. */
const noChanges: readonly ScriptChange[] = []

/** A tool's changes of a scene; none once the person has edited the scene. */
function changesOf(improvement: Improvement | null, sceneId: string, say: string): readonly ScriptChange[] {
  const changes = improvement?.changes.filter((change) => change.sceneId === sceneId) ?? noChanges
  const result = improvement?.after.scenes.find((scene) => scene.id === sceneId)?.say
  return changes.length === 0 || result !== say ? noChanges : changes
}

/** The cards' tools as functions that stay the same in every render. */
function useSteadyTools(tools: ScriptTools) {
  const latest = useLatest(tools)
  return useMemo(
    () => ({
      regenerate: (sceneId: string) => void latest.current.rewrite(sceneId),
      undoChange: (sceneId: string) => latest.current.undoScene(sceneId),
    }),
    [],
  )
}

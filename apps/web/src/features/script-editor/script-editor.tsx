import * as messages from '@vivify/contract/messages'
import { firstPlanWith, planFeatures } from '@vivify/contract/plans'
import { AlignLeft, Redo2, Rows3, TrendingUp, Undo2, WandSparkles } from '../../ui/icons.tsx'
import { lazy, Suspense, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { useAllowance } from '../../lib/session/use-allowance.ts'
import { PricingLink } from '../../ui/pricing-link.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useProject } from '../project/use-project.ts'
import { ScriptSources } from './script-sources.tsx'
import { ScriptText } from './script-text.tsx'
import { useScriptTools, type ScriptTools } from './use-script-tools.ts'

/** Loaded separately, because it includes the contract's schemas, which validate every edit. */
const ScriptScenes = lazy(async () => ({ default: (await import('./script-scenes.tsx')).ScriptScenes }))

type View = 'scenes' | 'text'

/** Edits the script: first as typed or pasted text, then as one card per scene. */
export function ScriptEditor() {
  const { document } = useProject()
  const [view, setView] = useState<View>('scenes')
  const tools = useScriptTools()
  const isText = document === null || view === 'text'
  return (
    <section
      id="script-editor"
      aria-label="Script editor"
      className="@container flex flex-col scroll-mt-20 gap-4"
    >
      <Toolbar view={view} onView={setView} tools={tools} />
      {isText ? (
        <ScriptText onEnter={() => setView('text')} onLeave={() => setView('scenes')} />
      ) : (
        <Suspense fallback={<ScenesSkeleton count={document.scenes.length} />}>
          <ScriptScenes tools={tools} />
        </Suspense>
      )}
      <ScriptSources />
    </section>
  )
}

function Toolbar({ view, onView, tools }: { view: View; onView: (view: View) => void; tools: ScriptTools }) {
  const { document } = useProject()
  const { busy } = tools
  const isWhole = busy !== null && busy.sceneId === null
  const isLocked = !useAllowance().features.includes('scriptRewriting')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="small"
        icon={<WandSparkles className="size-4 text-second-text" />}
        isBusy={isWhole && busy.tool === 'rewrite'}
        busyLabel={messages.script.rewriting}
        disabled={busy !== null || isLocked}
        onClick={() => void tools.rewrite()}
      >
        {messages.script.rewrite}
      </Button>
      <Button
        size="small"
        icon={<TrendingUp className="size-4 text-primary-text" />}
        isBusy={isWhole && busy.tool === 'optimize'}
        busyLabel={messages.script.optimizing}
        disabled={busy !== null || isLocked}
        onClick={() => void tools.optimize()}
      >
        {messages.script.optimize}
      </Button>
      {isLocked && <RewritingNeeded />}
      {document !== null && (
        <div className="ml-auto flex items-center gap-1">
          <HistoryButtons />
          <Segmented
            label="Show the script as"
            value={view}
            onChange={onView}
            hidesLabelsWhenNarrow
            segments={[
              { value: 'scenes', label: 'Scenes', icon: <Rows3 /> },
              { value: 'text', label: 'Text', icon: <AlignLeft /> },
            ]}
          />
        </div>
      )}
    </div>
  )
}

/** Why the tools beside it are off. */
function RewritingNeeded() {
  const { name } = firstPlanWith('scriptRewriting')
  return (
    <p className="text-xs text-muted">
      {messages.plans.comesWith(planFeatures.scriptRewriting, name)}.{' '}
      <PricingLink className="underline underline-offset-2">{messages.plans.see(name)}</PricingLink>
    </p>
  )
}

function HistoryButtons() {
  const { undo, redo, canUndo, canRedo } = useProject()
  return (
    <>
      <Tooltip text="Undo (Ctrl Z)">
        <IconButton
          size="small"
          label="Undo"
          icon={<Undo2 className="size-4" />}
          disabled={!canUndo}
          onClick={undo}
        />
      </Tooltip>
      <Tooltip text="Redo (Ctrl Shift Z)">
        <IconButton
          size="small"
          label="Redo"
          icon={<Redo2 className="size-4" />}
          disabled={!canRedo}
          onClick={redo}
        />
      </Tooltip>
    </>
  )
}

function ScenesSkeleton({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: Math.min(count, 5) }, (_, index) => (
        <div key={index} className="flex gap-4 rounded-base border border-line bg-raised p-4">
          <Skeleton className="aspect-9/16 w-14" />
          <div className="flex flex-col flex-1 gap-2">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  )
}

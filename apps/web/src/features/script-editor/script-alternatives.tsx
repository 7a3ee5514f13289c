import * as messages from '@vivify/contract/messages'
import { Check, Play, Square, X } from '../../ui/icons.tsx'
import { useEffect } from 'react'
import type { ScriptAlternative } from '../../api/script-tools.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { tryInPreview, usePreviewControls } from '../video-preview/preview-controls.ts'
import { useSceneSeconds } from './use-scene-seconds.ts'
import type { Alternatives, ScriptTools } from './use-script-tools.ts'

const versionLengths = [15, 30, 60]

/** Other versions of the whole script. The person can read each one, play it in the preview, or take it. */
export function ScriptAlternatives({ found, tools }: { found: Alternatives; tools: ScriptTools }) {
  const { items, engine, targetSeconds } = found
  // The preview goes back to the script when this list closes.
  useEffect(() => () => tryInPreview(null), [])
  return (
    <section
      aria-label="Other versions"
      className="flex flex-col animate-rise gap-3 rounded-base border border-second/40 bg-second-soft p-3 @md:p-4"
    >
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1 text-sm">
          <strong className="font-semibold">
            {items.length === 1 ? 'One other version' : `${items.length} other versions`} of your{' '}
            {targetSeconds === null ? 'script' : 'text'}.
          </strong>{' '}
          <span className="text-muted">Engine: {engine}</span>
        </p>
        <IconButton
          size="small"
          label="Close other versions"
          icon={<X className="size-4" />}
          onClick={tools.closeAlternatives}
        />
      </div>
      {targetSeconds !== null && (
        <div className="flex">
          <Segmented
            label={messages.scripts.versionLength}
            value={String(targetSeconds)}
            onChange={(length) => void tools.changeLength(Number(length))}
            segments={versionLengths.map((length) => ({ value: String(length), label: `${length} s` }))}
          />
        </div>
      )}
      <ul className="flex flex-col gap-2">
        {items.map((item) => (
          <Version key={item.name} item={item} onTake={() => tools.take(item)} />
        ))}
      </ul>
    </section>
  )
}

function Version({ item, onTake }: { item: ScriptAlternative; onTake: () => void }) {
  const { tried } = usePreviewControls()
  const isTried = tried?.document === item.document
  const changed = new Set(item.changes.map(({ sceneId }) => sceneId))
  const { scenes } = item.document
  const seconds = useSceneSeconds(item.document).reduce((sum, each) => sum + each, 0)
  return (
    <li className="flex flex-col gap-2 rounded-base border border-line bg-raised p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="min-w-0 text-sm font-semibold">{item.name}</h4>
        <p className="text-xs text-muted tabular-nums">
          {Math.round(seconds)} seconds · {scenes.length === 1 ? '1 scene' : `${scenes.length} scenes`}
        </p>
      </div>
      <p className="text-sm text-muted">{item.about}</p>
      <details className="text-sm">
        <summary className="w-max cursor-pointer text-muted hover:text-text">Read it</summary>
        <ol className="mt-2 flex flex-col list-decimal gap-1 pl-6">
          {scenes.map(({ id, say }) => (
            <li key={id}>
              {changed.has(id) ? <mark className="bg-primary-soft text-text">{say}</mark> : say}
            </li>
          ))}
        </ol>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-pressed={isTried}
          icon={isTried ? <Square className="size-4" /> : <Play className="size-4" />}
          onClick={() => tryInPreview(isTried ? null : { document: item.document, name: item.name })}
        >
          {isTried ? 'Stop playing' : 'Play in preview'}
        </Button>
        <Button size="small" icon={<Check className="size-4" />} onClick={onTake}>
          {messages.script.takeVersion}
        </Button>
      </div>
    </li>
  )
}

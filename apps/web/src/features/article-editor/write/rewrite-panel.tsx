import * as messages from '@vivify/contract/messages'
import { useEffect, useRef } from 'react'
import { useLongerThanASecond } from '../../../lib/use-longer-than-a-second.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Check, CircleAlert, X } from '../../../ui/icons.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { compareTexts } from '../versions/compare-texts.ts'
import { Comparison } from '../versions/comparison.tsx'
import type { Rewrite, Suggestion } from './use-rewrite.ts'

const words = messages.articleEditor

/** What came of rewriting the selection, above the text. */
export function RewritePanel({ rewrite }: { rewrite: Rewrite }) {
  const { isBusy, suggestion, problem, cancel, dismiss } = rewrite
  const isSlow = useLongerThanASecond(isBusy)
  if (!isSlow && suggestion === null && problem === null) return null
  return (
    <div className="border-b border-line p-3">
      {isSlow && <Progress stage={words.rewriting} share={null} onCancel={cancel} />}
      {problem !== null && (
        <Notice
          tone="warning"
          icon={<CircleAlert />}
          action={
            <IconButton
              size="small"
              label={words.dismiss}
              icon={<X className="size-4" />}
              onClick={dismiss}
            />
          }
        >
          <p role="status">{problem}</p>
        </Notice>
      )}
      {suggestion !== null && <Choice suggestion={suggestion} rewrite={rewrite} />}
    </div>
  )
}

function Choice({ suggestion, rewrite }: { suggestion: Suggestion; rewrite: Rewrite }) {
  const { before, after, way, engine, notice } = suggestion
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={words.suggestion}
      onKeyDown={(event) => {
        if (event.key === 'Escape') rewrite.dismiss()
      }}
      className="flex flex-col gap-3 rounded-base border border-second/50 bg-second-soft p-3 outline-offset-2"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-muted">
        <span className="font-semibold text-second-text">{words.ways[way]}</span>
        {words.by(engine)}
      </p>
      <div tabIndex={0} className="max-h-56 overflow-y-auto">
        <Comparison differences={compareTexts(before, after)} />
      </div>
      {notice !== null && <p className="text-xs text-muted">{notice}</p>}
      <span className="flex gap-2">
        <Button size="small" variant="primary" icon={<Check className="size-3.5" />} onClick={rewrite.accept}>
          {words.accept}
        </Button>
        <Button size="small" onClick={rewrite.dismiss}>
          {words.reject}
        </Button>
      </span>
    </section>
  )
}

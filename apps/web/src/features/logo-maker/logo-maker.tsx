import * as messages from '@vivify/contract/messages'
import { useRef } from 'react'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Controls } from './controls.tsx'
import { ExportBar } from './export-bar.tsx'
import { LayoutCards } from './layout-cards.tsx'
import { MissingLetters } from './missing-letters.tsx'
import { Stage } from './stage.tsx'
import { useLogo } from './use-logo.ts'
import { useLogoForm } from './use-logo-form.ts'

/** Settings on the left; on the right the chosen layout, large, what to do with it, and all six layouts. */
export function LogoMaker() {
  const state = useLogoForm()
  const logo = useLogo(state.form)
  const { drawings } = logo
  const stage = useRef<HTMLDivElement>(null)
  // On a phone the columns dissolve: the logo, then what it is made of, then the layouts and the downloads.
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]">
      <Controls state={state} />
      <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
        {(logo.hasFailed || logo.missing !== null) && (
          <div className="flex flex-col gap-4 max-lg:-order-2">
            {logo.hasFailed && <RetryNotice onRetry={logo.retry}>{messages.logos.loadFailed}</RetryNotice>}
            {logo.missing !== null && <MissingLetters missing={logo.missing} change={state.change} />}
          </div>
        )}
        {drawings !== null && (
          <>
            <div ref={stage} className="scroll-mt-18 max-lg:-order-1">
              <Stage state={state} logo={logo} drawing={drawings[state.form.layout]} />
            </div>
            <ExportBar state={state} logo={logo} drawing={drawings[state.form.layout]} />
            <LayoutCards
              state={state}
              name={logo.name}
              drawings={drawings}
              onChosen={() => stage.current?.scrollIntoView({ block: 'nearest' })}
            />
          </>
        )}
        {drawings === null && logo.missing === null && !logo.hasFailed && <MakerSkeleton />}
      </div>
    </div>
  )
}

/** The shape of the stage and the cards. */
function MakerSkeleton() {
  return (
    <>
      <Skeleton className="h-96 rounded-large max-lg:-order-1" />
      <Skeleton className="h-40 rounded-large" />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} className="h-56 rounded-large" />
        ))}
      </div>
    </>
  )
}

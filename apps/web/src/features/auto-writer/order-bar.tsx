import * as messages from '@vivify/contract/messages'
import { Button } from '../../ui/button.tsx'
import { WaysToCredits } from '../../ui/credit-links.tsx'
import { Coins, Sparkles } from '../../ui/icons.tsx'
import { useOrder } from './use-order.ts'
import type { WriterFormState } from './use-writer-form.ts'

const words = messages.autoWriter

/** The screen's primary action with its live price. It stays in sight at the bottom of the window. */
export function OrderBar({ state, onOrdered }: { state: WriterFormState; onOrdered: () => void }) {
  const { form, cost, credits } = state
  const { isBusy, generate } = useOrder(state, onOrdered)
  const isEmpty = form.queue.length === 0
  const isAffordable = cost <= credits
  return (
    <section
      aria-label={words.generate}
      className="sticky bottom-0 z-10 grid items-center gap-x-6 gap-y-3 border-line backdrop-blur-md max-lg:-mx-4 max-lg:border-t max-lg:bg-surface/95 max-lg:opaque:bg-surface max-lg:px-4 max-lg:py-3 sm:grid-cols-[minmax(0,1fr)_minmax(14rem,auto)] sm:max-lg:-mx-6 sm:max-lg:px-6 lg:bottom-4 lg:rounded-large lg:border lg:bg-popup/95 lg:opaque:bg-popup lg:px-6 lg:py-4 lg:shadow-popup"
    >
      {isAffordable ? <Price state={state} /> : <TooDear cost={cost} credits={credits} />}
      <Button
        variant="primary"
        size="large"
        isFullWidth
        isBusy={isBusy}
        busyLabel={words.generating}
        disabled={!isAffordable}
        // Not `disabled`, because pressing it with an empty queue says what is missing.
        aria-disabled={isEmpty || undefined}
        aria-describedby="order-cost"
        icon={<Sparkles className="size-4.5" />}
        className="aria-disabled:cursor-not-allowed! aria-disabled:bg-hover aria-disabled:bg-none aria-disabled:text-muted aria-disabled:shadow-none"
        onClick={() => void generate()}
      >
        {words.generate}
      </Button>
    </section>
  )
}

function Price({ state: { form, cost, costEach, credits } }: { state: WriterFormState }) {
  const articles = form.queue.length
  return (
    <div id="order-cost" className="grid gap-0.5 text-sm text-muted">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="flex min-w-0 items-center gap-1.5">
          <Coins className="size-4 shrink-0" />
          <strong className="font-semibold text-text tabular-nums">{words.costTotal(cost)}</strong>
          <span className="truncate">
            {articles === 0 ? words.queueMissing : `= ${words.cost(articles, costEach)}`}
          </span>
        </span>
        <span className="tabular-nums before:mr-2 before:content-['·'] max-sm:ml-auto max-sm:before:hidden">
          {words.balance(credits)}
        </span>
      </p>
      <p className="text-xs max-sm:hidden">{words.costHint}</p>
    </div>
  )
}

function TooDear({ cost, credits }: { cost: number; credits: number }) {
  return (
    <p id="order-cost" role="status" className="text-sm text-warning-text">
      {words.tooDear(cost, credits)} <WaysToCredits isBeginning={false} />
    </p>
  )
}

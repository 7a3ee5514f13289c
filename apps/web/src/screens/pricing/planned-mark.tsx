import * as messages from '@vivify/contract/messages'

/** Marks a feature that a plan will include but nobody can use yet. */
export function PlannedMark() {
  return (
    <span className="ml-1.5 rounded-full bg-second-soft px-1.5 text-[11px] leading-4.5 font-semibold text-second-text">
      {messages.pricing.notBuilt}
    </span>
  )
}

import * as messages from '@vivify/contract/messages'
import { plans, type Plan } from '@vivify/contract/plans'
import type { Redemption } from '../../api/licences.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { CircleCheck } from '../../ui/icons.tsx'

const words = messages.licences

/** What a key gave, and what the account has now. */
export function RedemptionResult({
  redemption,
  wayBack,
}: {
  redemption: Redemption
  wayBack: string | null
}) {
  const { licence, isNew, plan, credits } = redemption
  const isSmaller = plan !== null && plan !== licence.plan
  return (
    <Card className="flex animate-rise flex-col gap-5 border-primary/50">
      <div className="flex items-start gap-3">
        <CircleCheck className="mt-0.5 size-6 shrink-0 text-good-text" />
        <div className="grid gap-1">
          <h2 className="text-xl">{words.redeemed}</h2>
          {!isNew && (
            <p className="text-sm text-muted">{words.redeemedBefore(nameDay(licence.redeemedAt))}</p>
          )}
        </div>
      </div>
      <dl className="grid gap-px overflow-hidden rounded-base border border-line bg-line sm:grid-cols-3">
        <Given
          name={words.given.credits}
          value={isNew ? words.creditsAdded(licence.credits) : licence.credits.toLocaleString('en')}
          note={words.balanceNow(credits)}
        />
        <Given
          name={words.given.plan}
          value={nameOf(licence.plan)}
          note={isSmaller ? words.planStays(nameOf(plan)) : words.planIsYours}
        />
        <Given name={words.given.expiry} value={words.never} note={words.creditsNever} />
      </dl>
      <div className="flex flex-wrap gap-2">
        {wayBack !== null && (
          <ButtonLink to={wayBack} variant="primary">
            {words.backToWork}
          </ButtonLink>
        )}
        <ButtonLink to="/credits">{messages.credits.seeAll}</ButtonLink>
      </div>
    </Card>
  )
}

function Given({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="flex flex-col gap-1 bg-raised p-4">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-display text-2xl font-bold tabular-nums">{value}</dd>
      <dd className="text-xs text-muted">{note}</dd>
    </div>
  )
}

export function nameOf(id: Plan['id']): string {
  return plans.find((plan) => plan.id === id)!.name
}

export function nameDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' })
}

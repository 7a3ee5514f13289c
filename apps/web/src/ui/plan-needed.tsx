import * as messages from '@vivify/contract/messages'
import { firstPlanWith, planFeatures, type PlanFeature } from '@vivify/contract/plans'
import { buttonClasses } from './button.tsx'
import { Lock } from './icons.tsx'
import { PricingLink } from './pricing-link.tsx'
import { Card } from './surfaces.tsx'

const words = messages.plans

/** In place of a feature that the plan lacks: what it does, and the way to it. */
export function PlanNeeded({ feature }: { feature: PlanFeature }) {
  const { name } = firstPlanWith(feature)
  return (
    <Card className="flex flex-col items-start gap-4 p-6 sm:flex-row sm:items-center sm:p-8">
      <Lock className="size-6 shrink-0 text-muted" aria-hidden="true" />
      <div className="flex flex-1 flex-col gap-1">
        <h2 className="text-lg">{words.comesWith(planFeatures[feature], name)}</h2>
        <p className="max-w-prose text-sm text-muted">{words.about[feature]}</p>
      </div>
      <PricingLink className={buttonClasses({ variant: 'primary' })}>{words.see(name)}</PricingLink>
    </Card>
  )
}

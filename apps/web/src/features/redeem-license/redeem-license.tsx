import * as messages from '@vivify/contract/messages'
import { useRef, type FormEvent } from 'react'
import { ButtonLink, Button } from '../../ui/button.tsx'
import { ArrowLeft, CircleCheck, Coins, KeyRound, UserRound } from '../../ui/icons.tsx'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { PricingLink, useWayBack } from '../../ui/pricing-link.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { KeyField } from './key-field.tsx'
import { RedeemedKeys } from './redeemed-keys.tsx'
import { RedemptionResult } from './redemption-result.tsx'
import { useRedeem } from './use-redeem.ts'

const words = messages.licences

/** The key, what it gave, and the keys of before. */
export function RedeemLicense() {
  const redeeming = useRedeem()
  const { key, isBusy, error, redemption, change, redeem } = redeeming
  const form = useRef<HTMLFormElement>(null)
  const wayBack = useWayBack()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    await redeem()
    // A pressed button is disabled meanwhile and loses the focus; another try begins in the field.
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
  }

  return (
    <div className="relative isolate grid flex-1 content-start items-start gap-8 py-8 sm:py-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <div className="flex min-w-0 flex-col gap-6">
        <header className="flex flex-col items-start gap-2">
          {wayBack !== null && (
            <ButtonLink to={wayBack} size="small" icon={<ArrowLeft className="size-4" />} className="mb-2">
              {words.backToWork}
            </ButtonLink>
          )}
          <h1 className="text-3xl sm:text-4xl">{words.heading}</h1>
          <p className="max-w-xl text-muted">{words.about}</p>
        </header>
        <Card className="glow overflow-hidden sm:p-8">
          <form
            ref={form}
            noValidate
            aria-label={words.heading}
            className="flex flex-col gap-5"
            onSubmit={(event) => void submit(event)}
          >
            <KeyField value={key} error={error} isReadOnly={isBusy} onChange={change} />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button
                type="submit"
                variant="primary"
                size="large"
                isBusy={isBusy}
                busyLabel={words.redeeming}
                icon={<KeyRound className="size-4.5" />}
                className="max-sm:w-full"
              >
                {words.redeem}
              </Button>
              <PlanHint />
            </div>
          </form>
        </Card>
        <div role="status" aria-live="polite">
          {redemption !== null && <RedemptionResult redemption={redemption} wayBack={wayBack} />}
        </div>
        {redemption === null && <KeyFacts />}
      </div>
      <RedeemedKeys />
    </div>
  )
}

/** The other way to more credits. */
function PlanHint() {
  return (
    <p className="text-sm text-muted">
      {words.noKey}{' '}
      <PricingLink className="font-semibold text-text underline decoration-control-line underline-offset-2 hover:decoration-current">
        {words.upgrade}
      </PricingLink>
    </p>
  )
}

const facts = [
  { icon: CircleCheck, text: words.facts.once },
  { icon: Coins, text: words.facts.lasting },
]
const factForGuests = { icon: UserRound, text: words.facts.guests }

function KeyFacts() {
  const { user } = useAuth()
  const isGuest = user === null || user.isGuest
  return (
    <ul className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col sm:gap-6">
      {(isGuest ? [...facts, factForGuests] : facts).map(({ icon: Icon, text }) => (
        <li key={text} className="flex gap-3 text-sm text-muted sm:flex-col sm:gap-2">
          <Icon className="size-4.5 shrink-0 text-second-text max-sm:mt-0.5" />
          {text}
        </li>
      ))}
    </ul>
  )
}

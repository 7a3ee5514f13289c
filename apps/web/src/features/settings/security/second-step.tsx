import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useRenewRecoveryCodes, useStopSecondStep, type Security } from '../../../api/security.ts'
import { Button } from '../../../ui/button.tsx'
import { Badge } from '../../../ui/surfaces.tsx'
import { SettingCard } from '../setting-card.tsx'
import { PasswordPrompt } from './password-prompt.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { SetUpSecondStep } from './set-up-second-step.tsx'

const words = messages.security
type Asked = 'set-up' | 'stop' | 'renew' | null

/** A code of an authenticator app after the password: on, off, and its recovery codes. */
export function SecondStep({ security }: { security: Security }) {
  const { hasSecondStep, recoveryCodesLeft } = security
  const [asked, setAsked] = useState<Asked>(null)
  const close = (): void => setAsked(null)
  return (
    <SettingCard
      title={words.secondStep}
      intro={words.secondStepIntro}
      aside={
        <Badge tone={hasSecondStep ? 'good' : 'neutral'}>
          {hasSecondStep ? words.secondStepOn : words.secondStepOff}
        </Badge>
      }
    >
      {hasSecondStep ? (
        <>
          <p className="text-sm">{words.recoveryLeft(recoveryCodesLeft)}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setAsked('renew')}>{words.renewCodes}</Button>
            <Button variant="danger" onClick={() => setAsked('stop')}>
              {words.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <Button className="self-start" onClick={() => setAsked('set-up')}>
          {words.setUp}
        </Button>
      )}
      {asked === 'set-up' && <SetUpSecondStep onClose={close} />}
      {asked === 'stop' && <StopSecondStep onClose={close} />}
      {asked === 'renew' && <RenewCodes onClose={close} />}
    </SettingCard>
  )
}

function StopSecondStep({ onClose }: { onClose: () => void }) {
  const stopping = useStopSecondStep()
  return (
    <PasswordPrompt
      isOpen
      title={words.turnOff}
      confirmLabel={words.turnOff}
      isDangerous
      isBusy={stopping.isPending}
      error={stopping.error}
      onClose={onClose}
      onConfirm={(password) =>
        stopping.mutate(password, {
          onSuccess: () => {
            toast.success(words.secondStepEnded)
            onClose()
          },
        })
      }
    />
  )
}

function RenewCodes({ onClose }: { onClose: () => void }) {
  const renewing = useRenewRecoveryCodes()
  if (renewing.data) {
    const { recoveryCodes } = renewing.data
    return <RecoveryCodesDialog codes={recoveryCodes} description={words.codesRenewed} onClose={onClose} />
  }
  return (
    <PasswordPrompt
      isOpen
      title={words.renewCodes}
      confirmLabel={words.renewCodes}
      isBusy={renewing.isPending}
      error={renewing.error}
      onClose={onClose}
      onConfirm={(password) => renewing.mutate(password)}
    />
  )
}

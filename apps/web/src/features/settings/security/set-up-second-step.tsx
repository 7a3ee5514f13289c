import * as messages from '@vivify/contract/messages'
import { useMemo, useState } from 'react'
import { toast } from 'react-hot-toast'
import { encode } from 'uqr'
import { useConfirmSecondStep, useStartSecondStep } from '../../../api/security.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Failure } from '../setting-card.tsx'
import { PasswordPrompt } from './password-prompt.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'

const words = messages.security

/** In three steps: the password, the QR code with a first code of the app, and the recovery codes. */
export function SetUpSecondStep({ onClose }: { onClose: () => void }) {
  const starting = useStartSecondStep()
  const [isOn, setIsOn] = useState(false)
  const { data } = starting
  if (data === undefined) {
    return (
      <PasswordPrompt
        isOpen
        title={words.secondStep}
        description={words.secondStepIntro}
        confirmLabel={words.setUp}
        isBusy={starting.isPending}
        error={starting.error}
        onClose={onClose}
        onConfirm={(password) => starting.mutate(password)}
      />
    )
  }
  if (!isOn) return <ConfirmApp {...data} onConfirmed={() => setIsOn(true)} onClose={onClose} />
  return (
    <RecoveryCodesDialog codes={data.recoveryCodes} description={words.secondStepStarted} onClose={onClose} />
  )
}

interface ConfirmAppProps {
  address: string
  secret: string
  onConfirmed: () => void
  onClose: () => void
}

function ConfirmApp({ address, secret, onConfirmed, onClose }: ConfirmAppProps) {
  const confirming = useConfirmSecondStep()
  const [code, setCode] = useState('')
  const submit = (): void =>
    confirming.mutate(code, {
      onSuccess: () => {
        toast.success(words.secondStepStarted)
        onConfirmed()
      },
    })
  return (
    <FormDialog
      title={words.secondStep}
      description={words.scan}
      submitLabel={words.confirm}
      isBusy={confirming.isPending}
      isReady={code.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode text={address} />
        <div className="flex min-w-0 flex-col gap-4">
          <TextField
            label={words.key}
            readOnly
            value={secret}
            className="[&_input]:font-mono"
            onFocus={(event) => event.target.select()}
          />
          <TextField
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            hint={words.codeHint}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Failure error={confirming.error} />
        </div>
      </div>
    </FormDialog>
  )
}

/** Dark on light in both themes, because many cameras read nothing else. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text, { ecc: 'M', border: 4 })
    const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: side, path: dots.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={words.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-48 rounded-small"
    >
      <rect width={size} height={size} className="fill-(--code-light)" />
      <path d={path} className="fill-(--code-dark)" />
    </svg>
  )
}

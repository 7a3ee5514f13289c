import * as messages from '@vivify/contract/messages'
import { useForm, type UseFormRegister } from 'react-hook-form'
import toast from 'react-hot-toast'
import { ApiError } from '../../api/client.ts'
import { useContactSales, type SalesMessage } from '../../api/pricing.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'

const words = messages.sales

/** A message to whoever sells plans here; works signed out. What was typed stays when sending fails. */
export function ContactSalesDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth()
  const { mutateAsync: send } = useContactSales()
  const form = useForm<SalesMessage>({ defaultValues: { name: '', email: user?.email ?? '', message: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (message) => {
    try {
      await send(message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return form.setError('root', { message: error.message })
    }
    toast.success(words.sent)
    onClose()
  })

  return (
    <Dialog isOpen onClose={onClose} title={words.heading} description={words.about}>
      <form
        noValidate
        aria-label={words.heading}
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        <Fields register={form.register} errors={errors} />
        {errors.root?.message !== undefined && (
          <p role="alert" className="text-sm text-danger-text">
            {errors.root.message}
          </p>
        )}
        <Button type="submit" variant="primary" isBusy={isSubmitting} busyLabel={words.sending}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  register: UseFormRegister<SalesMessage>
  errors: Partial<Record<keyof SalesMessage, { message?: string | undefined }>>
}

function Fields({ register, errors }: FieldsProps) {
  return (
    <>
      <TextField
        label={words.name}
        required
        maxLength={120}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { validate: (name) => name.trim() !== '' || words.nameMissing })}
      />
      <TextField
        label={words.email}
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', {
          // The server decides; this finds what was forgotten.
          validate: (email) => /^[^@\s]+@[^@\s]+$/.test(email.trim()) || words.emailInvalid,
        })}
      />
      <TextArea
        label={words.message}
        required
        maxLength={4000}
        placeholder={words.messagePlaceholder}
        error={errors.message?.message}
        {...register('message', { validate: (text) => text.trim() !== '' || words.messageMissing })}
      />
    </>
  )
}

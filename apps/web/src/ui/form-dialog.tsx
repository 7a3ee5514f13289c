import { useId, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface FormDialogProps {
  /** Default: true, for a dialog that is there only while it is open. */
  isOpen?: boolean
  title: string
  description?: ReactNode
  submitLabel: string
  busyLabel?: string
  isBusy: boolean
  /** False while something is missing that the fields don't say. */
  isReady?: boolean
  isDangerous?: boolean
  onSubmit: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A dialog that asks for something: fields, Cancel, and a button that sends them, as Enter does. */
export function FormDialog(props: FormDialogProps) {
  const { isOpen = true, title, description, submitLabel, busyLabel, isBusy, children, onClose } = props
  const { isReady = true, isDangerous = false, onSubmit } = props
  const formId = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            disabled={!isReady}
            isBusy={isBusy}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !isBusy) onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}

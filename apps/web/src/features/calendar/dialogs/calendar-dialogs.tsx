import { assertNever } from '@vivify/contract/errors'
import { CsvDialog } from './csv-dialog.tsx'
import { FreeSlotDialog } from './free-slot-dialog.tsx'
import { QueueDialog } from './queue-dialog.tsx'
import { SubscribeDialog } from './subscribe-dialog.tsx'

export type CalendarDialog = 'free-slot' | 'queue' | 'csv' | 'subscribe'

export interface CalendarDialogsProps {
  dialog: CalendarDialog
  zone: string
  onClose: () => void
}

export function CalendarDialogs({ dialog, ...props }: CalendarDialogsProps) {
  switch (dialog) {
    case 'free-slot':
      return <FreeSlotDialog {...props} />
    case 'queue':
      return <QueueDialog {...props} />
    case 'csv':
      return <CsvDialog {...props} />
    case 'subscribe':
      return <SubscribeDialog onClose={props.onClose} />
    default:
      return assertNever(dialog)
  }
}

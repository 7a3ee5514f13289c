import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'

/** Runs an action; a failure is told in a toast. */
export function tellFailure(act: () => Promise<void>): void {
  act().catch((error: unknown) => {
    toast.error(error instanceof Error ? error.message : messages.articleList.failed)
  })
}

import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { useCreationActions } from '../../api/creations.ts'
import { toastWithUndo } from '../../ui/undo-toast.tsx'

/** Deletes a picture; the toast offers to undo it. */
export function useDelete(creationId: string) {
  const { remove, restore } = useCreationActions()
  const tellFailure = (error: unknown): void => {
    toast.error(error instanceof Error ? error.message : 'Something went wrong. Try again.')
  }
  // Uses promises, because the callbacks of `mutate` don't run after the picture's component is removed.
  async function deleteIt(): Promise<void> {
    await remove.mutateAsync(creationId)
    toastWithUndo(messages.images.deleted, () => void bringBack().catch(tellFailure))
  }
  async function bringBack(): Promise<void> {
    await restore.mutateAsync(creationId)
    toast.success(messages.images.restored)
  }
  return { deleteIt: () => void deleteIt().catch(tellFailure), isDeleting: remove.isPending }
}

import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useRemoveVendorKey, type VendorAccount, type VendorKeyScope } from '../../../api/vendor-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { AlertDialog } from '../../../ui/dialog.tsx'
import { Badge, Card, type BadgeTone } from '../../../ui/surfaces.tsx'
import { VendorKeyForm } from './vendor-key-form.tsx'

const words = messages.vendorKeys

interface VendorLineProps {
  scope: VendorKeyScope
  vendor: VendorAccount
}

/** A vendor with the key that its engines use, and the ways to change it. */
export function VendorLine({ scope, vendor }: VendorLineProps) {
  const { account, usedFor, hint, uses } = vendor
  const [asked, setAsked] = useState<'edit' | 'remove' | null>(null)
  const removing = useRemoval(scope, account)
  const isSaved = hint !== null || uses === 'unreadable' || (vendor.baseUrl?.value ?? '') !== ''
  const remove = (): void => {
    setAsked(null)
    removing.start()
  }
  return (
    <li>
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4! sm:p-5!">
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h2 className="flex flex-wrap items-center gap-2 text-base">
            {account}
            <UseBadge uses={uses} />
          </h2>
          <p className="text-sm text-muted first-letter:uppercase">
            {uses === 'unreadable' ? words.unreadableAbout : usedFor}
            {hint !== null && ` · ${words.ends(hint)}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={`${isSaved ? words.change : words.set} ${account}`}
            onClick={() => setAsked('edit')}
          >
            {isSaved ? words.change : words.set}
          </Button>
          {isSaved && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`${words.remove} ${account}`}
              isBusy={removing.isBusy}
              onClick={() => setAsked('remove')}
            >
              {words.remove}
            </Button>
          )}
        </div>
      </Card>
      {asked === 'edit' && <VendorKeyForm scope={scope} vendor={vendor} onClose={() => setAsked(null)} />}
      <AlertDialog
        isOpen={asked === 'remove'}
        message={words.askRemove(account)}
        confirmLabel={words.remove}
        cancelLabel="Cancel"
        isDangerous
        onConfirm={remove}
        onCancel={() => setAsked(null)}
      />
    </li>
  )
}

function useRemoval(scope: VendorKeyScope, account: string) {
  const { mutate, isPending } = useRemoveVendorKey()
  const start = (): void =>
    mutate(
      { scope, account },
      {
        onSuccess: () => void toast.success(words.removed(account)),
        onError: (error) => void toast.error(error.message),
      },
    )
  return { start, isBusy: isPending }
}

const badges: Record<VendorAccount['uses'], { tone: BadgeTone; label: string }> = {
  own: { tone: 'good', label: words.usesOwn },
  installation: { tone: 'second', label: words.usesInstallation },
  none: { tone: 'neutral', label: words.usesNone },
  unreadable: { tone: 'warning', label: words.unreadable },
}

function UseBadge({ uses }: { uses: VendorAccount['uses'] }) {
  const { tone, label } = badges[uses]
  return <Badge tone={tone}>{label}</Badge>
}

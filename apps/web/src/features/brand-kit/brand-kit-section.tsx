import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useId } from 'react'
import { brandKitQuery, useSaveBrandKit } from '../../api/brand-kit.ts'
import { Button } from '../../ui/button.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Card, Skeleton } from '../../ui/surfaces.tsx'
import { BrandKitForm } from './brand-kit-form.tsx'

const words = messages.brandKit

/** The brand kit on the settings page, for everything that is made from now on. */
export function BrandKitSection() {
  const formId = useId()
  const kit = useQuery(brandKitQuery)
  const saving = useSaveBrandKit()
  return (
    <section aria-label={words.open} className="flex max-w-2xl flex-col gap-5">
      <p className="text-sm text-muted">{words.about}</p>
      {kit.isPending && <Skeleton className="h-96 rounded-large" />}
      {kit.isError && <RetryNotice onRetry={() => void kit.refetch()}>{kit.error.message}</RetryNotice>}
      {kit.isSuccess && (
        <Card className="flex flex-col gap-6">
          <BrandKitForm id={formId} kit={kit.data} saving={saving} onSaved={() => {}} />
          <Button
            type="submit"
            form={formId}
            variant="primary"
            className="self-start"
            isBusy={saving.isPending}
            busyLabel={messages.settings.saving}
          >
            {messages.settings.save}
          </Button>
        </Card>
      )}
    </section>
  )
}

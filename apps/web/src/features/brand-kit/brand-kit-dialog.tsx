import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useId } from 'react'
import type { SavedAsset } from '../../api/assets.ts'
import { brandKitQuery, useSaveBrandKit } from '../../api/brand-kit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { useProject } from '../project/use-project.ts'
import { BrandKitForm, type Brand } from './brand-kit-form.tsx'

export interface BrandKitDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Edits the look, intro and outro of this project and of new ones. */
export function BrandKitDialog({ isOpen, onClose }: BrandKitDialogProps) {
  const formId = useId()
  const kit = useQuery(brandKitQuery)
  const saving = useSaveBrandKit()
  const applyBrand = useApplyBrand()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.brandKit.open}
      description="Applies to this video and every new one."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={saving.isPending}
            busyLabel="Saving..."
            disabled={!kit.isSuccess}
          >
            Save
          </Button>
        </>
      }
    >
      {kit.isPending && <Skeleton className="h-72" />}
      {kit.isError && <RetryNotice onRetry={() => void kit.refetch()}>{kit.error.message}</RetryNotice>}
      {kit.isSuccess && (
        <BrandKitForm
          key={String(isOpen)}
          id={formId}
          kit={kit.data}
          saving={saving}
          onSaved={(brand, logo) => {
            applyBrand(brand, logo)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

/** Applies the brand to this project; the logo's file is added when it was just uploaded. */
function useApplyBrand(): (brand: Brand, logo: SavedAsset | null) => void {
  const { edit, changeSettings } = useProject()
  return (brand, logo) => {
    const { logoAsset } = brand
    if (logo !== null && logoAsset === logo.id) {
      edit((now) => ({
        ...now,
        assets: { ...now.assets, [logo.id]: { kind: 'logo', source: logo.id, sha256: logo.sha256 } },
      }))
    }
    changeSettings({ brand })
  }
}

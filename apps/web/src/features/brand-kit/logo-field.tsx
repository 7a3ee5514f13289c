import { Trash2 } from '../../ui/icons.tsx'
import { assetContentUrl, type SavedAsset } from '../../api/assets.ts'
import { Button } from '../../ui/button.tsx'
import { DropArea } from '../../lib/media/drop-area.tsx'
import { useUpload } from '../../lib/media/use-upload.ts'

const kinds = ['image'] as const

/** The logo picture, shown in the corner of every scene. */
export function LogoField(props: { logoAsset: string | null; onChange: (logo: SavedAsset | null) => void }) {
  const { logoAsset, onChange } = props
  const upload = useUpload(kinds, onChange)
  return (
    <div role="group" aria-label="Logo" className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">Logo</p>
      {logoAsset === null ? (
        <DropArea
          label="Upload a logo"
          hint="PNG with a clear background looks best. Under 10MB"
          kinds={kinds}
          upload={upload}
          takesPaste
        />
      ) : (
        <div className="flex items-center gap-3 rounded-base border border-line bg-sunken p-2">
          <img src={assetContentUrl(logoAsset)} alt="Your logo" className="h-12 max-w-40 object-contain" />
          <Button
            size="small"
            variant="quiet"
            className="ml-auto"
            icon={<Trash2 className="size-3.5" />}
            onClick={() => onChange(null)}
          >
            Remove
          </Button>
        </div>
      )}
    </div>
  )
}

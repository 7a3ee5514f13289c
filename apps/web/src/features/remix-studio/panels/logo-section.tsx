import { useQuery } from '@tanstack/react-query'
import { createLogo, logoSizes, type RemixLogo } from '@vivify/generators/remix/recipe'
import { CircleAlert } from '../../../ui/icons.tsx'
import { assetContentUrl, type SavedAsset } from '../../../api/assets.ts'
import { brandKitQuery, useSaveBrandKit, type BrandKit } from '../../../api/brand-kit.ts'
import { Button } from '../../../ui/button.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { SliderField } from '../../../ui/slider-field.tsx'
import { Notice, Skeleton } from '../../../ui/surfaces.tsx'
import { SwitchField } from '../../../ui/toggles.tsx'
import { DropArea } from '../../../lib/media/drop-area.tsx'
import { useUpload } from '../../../lib/media/use-upload.ts'
import { changeLogo } from '../overlay-edits.ts'
import type { RecipeEditor } from '../use-recipe.ts'
import { PanelSection } from './panel.tsx'
import { PlaceGrid } from './place-grid.tsx'

const kinds = ['image'] as const

/** Puts the brand's logo on the picture. */
export function LogoSection({ editor }: { editor: RecipeEditor }) {
  const { logo } = editor.recipe
  const { data: kit, error, refetch, isFetching } = useQuery(brandKitQuery)
  const logoAsset = kit?.brand.logoAsset ?? null
  return (
    <PanelSection heading="Logo">
      {kit === undefined && error === null && <Skeleton className="h-16 w-full rounded-base" />}
      {kit === undefined && error !== null && (
        <RetryNotice isBusy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
      )}
      {kit !== undefined && logoAsset === null && logo === null && <FirstLogo editor={editor} kit={kit} />}
      {(logoAsset !== null || logo !== null) && (
        <LogoSwitch assetId={logo?.assetId ?? logoAsset!} editor={editor} />
      )}
      {logo !== null && <LogoSettings logo={logo} logoAsset={logoAsset} editor={editor} />}
    </PanelSection>
  )
}

/** Uploads a logo to the brand kit and puts it on the picture. */
function FirstLogo({ editor, kit }: { editor: RecipeEditor; kit: BrandKit }) {
  const saving = useSaveBrandKit()
  const upload = useUpload(kinds, ({ id }: SavedAsset) => {
    editor.edit((known) => ({ ...known, logo: createLogo(id) }))
    saving.mutate({ ...kit, brand: { ...kit.brand, logoAsset: id } })
  })
  return (
    <>
      <DropArea
        label="Upload a logo"
        hint="PNG with a clear background looks best. It is saved in your brand kit."
        kinds={kinds}
        upload={upload}
      />
      {saving.error !== null && (
        <Notice tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          {saving.error.message}
        </Notice>
      )}
    </>
  )
}

function LogoSwitch({ assetId, editor }: { assetId: string; editor: RecipeEditor }) {
  const isOn = editor.recipe.logo !== null
  return (
    <div className="flex items-center gap-3">
      <span className="grid h-12 w-20 shrink-0 place-items-center overflow-hidden rounded-base border border-line bg-sunken p-1.5">
        <img src={assetContentUrl(assetId)} alt="" className="max-h-full max-w-full object-contain" />
      </span>
      <div className="min-w-0 flex-1">
        <SwitchField
          label="Show logo"
          isOn={isOn}
          onChange={(isShown) =>
            editor.edit((known) => ({ ...known, logo: isShown ? createLogo(assetId) : null }))
          }
        />
      </div>
    </div>
  )
}

interface LogoSettingsProps {
  logo: RemixLogo
  /** The current logo of the brand kit. */
  logoAsset: string | null
  editor: RecipeEditor
}

function LogoSettings({ logo, logoAsset, editor: { edit, settle } }: LogoSettingsProps) {
  const change = (next: Partial<RemixLogo>, group?: string): void =>
    edit((known) => changeLogo(known, next), group)
  return (
    <>
      {logoAsset !== null && logoAsset !== logo.assetId && (
        <Button size="small" className="self-start" onClick={() => change({ assetId: logoAsset })}>
          Use the logo of your brand kit
        </Button>
      )}
      <SliderField
        label="Logo size"
        {...logoSizes}
        step={0.01}
        value={logo.size}
        format={asPercent}
        onChange={(size) => change({ size }, 'logo size')}
        onSettled={settle}
      />
      <SliderField
        label="Opacity"
        min={0.05}
        max={1}
        step={0.05}
        value={logo.opacity}
        format={asPercent}
        onChange={(opacity) => change({ opacity }, 'logo opacity')}
        onSettled={settle}
      />
      <PlaceGrid spot={logo} onChange={(spot) => change(spot)} />
    </>
  )
}

function asPercent(value: number): string {
  return `${Math.round(value * 100)}%`
}

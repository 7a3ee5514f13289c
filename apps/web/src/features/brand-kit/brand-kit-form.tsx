import { brandMessages as words } from '@vivify/contract/brand-messages'
import * as messages from '@vivify/contract/messages'
import { CircleAlert } from '../../ui/icons.tsx'
import { useState, type FormEvent } from 'react'
import { toast } from 'react-hot-toast'
import type { SavedAsset } from '../../api/assets.ts'
import type { BrandKit, useSaveBrandKit } from '../../api/brand-kit.ts'
import { ColorField } from '../../ui/color-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BookendField } from './bookend-field.tsx'
import { bookendPlaces } from './bookends.ts'
import { adviseColors } from './brand-colors.ts'
import { BrandSample } from './brand-sample.tsx'
import { FontField } from './font-field.tsx'
import { LogoField } from './logo-field.tsx'
import { WebhookField } from './webhook-field.tsx'

export type Brand = BrandKit['brand']

interface BrandKitFormProps {
  id: string
  kit: BrandKit
  saving: ReturnType<typeof useSaveBrandKit>
  /** `logo` is the file of a logo that was just uploaded. */
  onSaved: (brand: Brand, logo: SavedAsset | null) => void
}

/** The fields of the brand kit. A button with its id in `form` saves them. */
export function BrandKitForm({ id, kit, saving, onSaved }: BrandKitFormProps) {
  const [brand, setBrand] = useState(kit.brand)
  const [logo, setLogo] = useState<SavedAsset | null>(null)
  const [webhook, setWebhook] = useState(kit.n8nWebhookUrl ?? '')
  const [webhookProblem, setWebhookProblem] = useState<string>()
  const change = (part: Partial<Brand>): void => setBrand((now) => ({ ...now, ...part }))

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const n8nWebhookUrl = webhook.trim() === '' ? null : webhook.trim()
    if (n8nWebhookUrl !== null && !/^https?:\/\/[^\s/]+/i.test(n8nWebhookUrl)) {
      setWebhookProblem('Please enter a web address that begins with https://.')
      return
    }
    const watermark = brand.watermark?.trim() || null
    const name = brand.name?.trim() || null
    try {
      const saved = await saving.mutateAsync({ brand: { ...brand, watermark, name }, n8nWebhookUrl })
      toast.success(messages.brandKit.saved)
      onSaved(saved.brand, logo)
    } catch {
      // `saving` keeps the error, which is shown below.
    }
  }

  return (
    <form id={id} noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
      <LookFields brand={brand} onChange={change} />
      <LogoField
        logoAsset={brand.logoAsset}
        onChange={(saved) => {
          setLogo(saved)
          change({ logoAsset: saved?.id ?? null })
        }}
      />
      <NameFields brand={brand} onChange={change} />
      <WebhookField
        value={webhook}
        saved={kit.n8nWebhookUrl}
        error={webhookProblem}
        onChange={(typed) => {
          setWebhookProblem(undefined)
          setWebhook(typed)
        }}
      />
      {saving.isError && (
        <Notice tone="danger" icon={<CircleAlert />}>
          {saving.error.message}
        </Notice>
      )}
    </form>
  )
}

interface BrandFieldsProps {
  brand: Brand
  onChange: (part: Partial<Brand>) => void
}

/** The brand's name, and where it is shown. */
function NameFields({ brand, onChange }: BrandFieldsProps) {
  return (
    <>
      <TextField
        label={words.name}
        maxLength={40}
        hint={words.nameHint}
        value={brand.name ?? ''}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label="Watermark text"
        placeholder="@yourname"
        maxLength={40}
        hint="Appears small, in a corner that no platform covers. Leave it empty for none."
        value={brand.watermark ?? ''}
        onChange={(event) => onChange({ watermark: event.target.value })}
      />
      {bookendPlaces.map((place) => (
        <BookendField
          key={place}
          place={place}
          bookend={brand[place]}
          onChange={(bookend) => onChange({ [place]: bookend })}
        />
      ))}
    </>
  )
}

function LookFields({ brand, onChange }: BrandFieldsProps) {
  const advice = adviseColors(brand.primaryColor, brand.secondaryColor)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8.5rem]">
        <div className="flex flex-col gap-4">
          <ColorField
            label="Primary color"
            value={brand.primaryColor}
            onChange={(primaryColor) => onChange({ primaryColor })}
          />
          <ColorField
            label="Secondary color"
            value={brand.secondaryColor}
            onChange={(secondaryColor) => onChange({ secondaryColor })}
          />
          <FontField value={brand.font} onChange={(font) => onChange({ font })} />
        </div>
        <BrandSample brand={brand} />
      </div>
      {advice !== null && (
        <Notice tone="warning" icon={<CircleAlert />}>
          {advice}
        </Notice>
      )}
    </>
  )
}

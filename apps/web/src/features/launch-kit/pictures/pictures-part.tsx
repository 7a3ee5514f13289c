import { createBrandLook } from '@vivify/generators/kit/pictures/brand-look'
import { kitLooks } from '@vivify/generators/kit/pictures/palettes'
import { initialsOf } from '@vivify/generators/kit/pictures/picture-words'
import type { KitBrand } from '@vivify/contract/kit'
import { kitPalettes, kitPictureSizes } from '@vivify/contract/kit-choices'
import * as messages from '@vivify/contract/messages'
import type { Brand } from '@vivify/contract/project'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { brandKitQuery } from '../../../api/brand-kit.ts'
import type { KitDocument } from '../../../api/kits.ts'
import { saveBlob } from '../../../lib/save-as.ts'
import { Button } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/class-names.ts'
import { CircleAlert, Download } from '../../../ui/icons.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { Section } from '../parts/part.tsx'
import { useKit } from '../use-kit.ts'
import { HeroField } from './hero-field.tsx'
import { PictureCanvas } from './picture-canvas.tsx'
import type { DrawnPicture, PictureChoice } from './picture-protocol.ts'
import { PictureWordsFields } from './picture-words-fields.tsx'
import { useDrawnPictures } from './use-drawn-pictures.ts'

const words = messages.kit

/** The gallery and the thumbnail, drawn while they are changed. */
export function PicturesPart() {
  const { content } = useKit()
  const { choices, drawn, failure, render } = useDrawnPictures(content)
  return (
    <div className="flex flex-col gap-7">
      <LookPicker />
      <HeroField />
      {failure !== null && (
        <Notice tone="warning" icon={<CircleAlert />}>
          {failure}
        </Notice>
      )}
      {choices.map((choice) => (
        <KitPicture key={choice.id} choice={choice} drawn={drawn[choice.id]} render={render} />
      ))}
    </div>
  )
}

/** The part of a brand that a kit's pictures show. */
function pickLook({ primaryColor, secondaryColor, font, logoAsset }: Brand): KitBrand {
  return { primaryColor, secondaryColor, font, logoAssetId: logoAsset }
}

/** The looks to choose from: those of Vivify, and the brand's. */
function useLooks({ palette, brand: chosen = null }: KitDocument['pictures']) {
  const kit = useQuery(brandKitQuery).data?.brand
  const brand = kit ? pickLook(kit) : chosen
  const own = kitPalettes.map((name) => ({
    name,
    look: kitLooks[name],
    isOn: chosen === null && name === palette,
    change: { palette: name, brand: null },
  }))
  if (!brand) return own
  const look = createBrandLook(brand)
  return [...own, { name: 'brand' as const, look, isOn: chosen !== null, change: { brand } }]
}

function LookPicker() {
  const { content, edit } = useKit()
  const choose = (change: Partial<KitDocument['pictures']>): void =>
    edit((document) => ({ ...document, pictures: { ...document.pictures, ...change } }), 'look')
  const looks = useLooks(content.pictures)
  return (
    <Section title={words.look}>
      <div role="group" aria-label={words.look} className="grid grid-cols-4 gap-2 sm:grid-cols-7">
        {looks.map(({ name, look, isOn, change }) => {
          const { ground, mark, markInk } = look
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isOn}
              onClick={() => choose(change)}
              className={joinClasses(
                'flex flex-col gap-1.5 rounded-base border p-1.5 text-xs transition-colors',
                isOn ? 'border-primary ring-1 ring-primary' : 'border-line hover:border-control-line',
              )}
            >
              <span
                aria-hidden="true"
                className="grid aspect-[1270/760] w-full place-items-center rounded-small"
                style={{ background: `linear-gradient(135deg, ${ground[0]}, ${ground[1]})` }}
              >
                <span
                  className="grid size-7 place-items-center rounded-[7px] font-display text-sm font-bold"
                  style={{ background: `linear-gradient(${mark[0]}, ${mark[1]})`, color: markInk }}
                >
                  {initialsOf(content.form.name)}
                </span>
              </span>
              {words.looks[name]}
            </button>
          )
        })}
      </div>
    </Section>
  )
}

interface KitPictureProps {
  choice: PictureChoice
  drawn: DrawnPicture | undefined
  render: (choice: PictureChoice) => Promise<Blob>
}

function KitPicture({ choice, drawn, render }: KitPictureProps) {
  const [isSaving, setIsSaving] = useState(false)
  const { id } = choice
  const name = words.pictures[id]
  const isThumbnail = id === 'thumbnail'
  const { width, height } = kitPictureSizes[isThumbnail ? 'thumbnail' : 'gallery']
  async function save(): Promise<void> {
    setIsSaving(true)
    try {
      saveBlob(await render(choice), `${id}.png`)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : words.drawFailed)
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <Section
      title={name}
      about={`${width} × ${height}`}
      aside={
        <Button
          size="small"
          icon={<Download className="size-4" />}
          aria-label={words.download(name)}
          isBusy={isSaving}
          disabled={drawn === undefined}
          onClick={() => void save()}
        >
          {words.downloadShort}
        </Button>
      }
    >
      <PictureCanvas
        picture={drawn?.picture}
        label={describe(name, choice)}
        className={joinClasses(
          'rounded-base border border-line',
          isThumbnail ? 'aspect-square w-40' : 'aspect-[1270/760] w-full',
        )}
      />
      <PictureWordsFields choice={choice} tooLong={drawn?.tooLong ?? []} />
    </Section>
  )
}

function describe(name: string, { words: shown }: PictureChoice): string {
  return [`${name}: ${shown.headline}`, ...shown.body.split('\n')]
    .filter((line) => line.trim() !== '')
    .join('. ')
}

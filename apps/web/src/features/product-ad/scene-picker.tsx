import { adScenes, type AdScene, type AdSceneId } from '@vivify/generators/ad/scene-list'
import { Dices } from '../../ui/icons.tsx'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { ColorField } from '../../ui/color-field.tsx'
import { AdCanvas } from './ad-canvas.tsx'
import { maxSeed, type AdSettings, type ColorSource } from './ad-settings.ts'

const colorSources: readonly { value: ColorSource; label: string }[] = [
  { value: 'product', label: 'Product' },
  { value: 'brand', label: 'Brand' },
  { value: 'own', label: 'My color' },
]

export interface ScenePickerProps {
  settings: AdSettings
  scenes: Partial<Record<AdSceneId, ImageBitmap>>
  hasPhoto: boolean
  /** The product's own colors in CSS notation. */
  productColors: readonly string[]
  brandColors: readonly string[]
  onChange: (change: Partial<AdSettings>) => void
}

/** Thumbnails of the person's product (until there is one, of a sample) in each scene, and the choice of colors. */
export function ScenePicker(props: ScenePickerProps) {
  const { settings, scenes, hasPhoto, productColors, brandColors, onChange } = props
  const { colorSource, ownColor } = settings
  const swatches = colorSource === 'product' ? productColors : colorSource === 'brand' ? brandColors : []
  return (
    <div className="flex flex-col gap-5">
      <div role="group" aria-label="Scene" className="grid grid-cols-4 gap-1.5 sm:gap-2">
        {adScenes.map((scene) => (
          <SceneButton
            key={scene.id}
            scene={scene}
            picture={scenes[scene.id]}
            hasPhoto={hasPhoto}
            isChosen={scene.id === settings.scene}
            onChoose={() => onChange({ scene: scene.id })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Colors"
          segments={colorSources}
          value={colorSource}
          onChange={(value) => onChange({ colorSource: value })}
        />
        <span className="flex gap-1" aria-hidden="true">
          {swatches.slice(0, 5).map((color, index) => (
            <span
              key={`${color} ${index}`}
              className="size-5 rounded-full border border-line"
              style={{ backgroundColor: color }}
            />
          ))}
        </span>
      </div>
      {colorSource === 'own' && (
        <ColorField
          label="Scene color"
          value={ownColor}
          onChange={(color) => onChange({ ownColor: color })}
        />
      )}
    </div>
  )
}

interface SceneButtonProps {
  scene: AdScene
  picture: ImageBitmap | undefined
  hasPhoto: boolean
  isChosen: boolean
  onChoose: () => void
}

function SceneButton({ scene, picture, hasPhoto, isChosen, onChoose }: SceneButtonProps) {
  return (
    <button
      type="button"
      title={scene.about}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={joinClasses(
        'flex flex-col gap-1 rounded-base p-1 text-left transition-colors duration-150',
        isChosen ? 'bg-primary-soft ring-2 ring-primary' : 'hover:bg-hover',
      )}
    >
      {hasPhoto ? (
        <AdCanvas picture={picture} className="aspect-4/5 rounded-small" />
      ) : (
        // Made by `scripts/make-scene-thumbnails.ts`, because drawing them here would load the ad painter.
        <img
          src={`/ad-scenes/${scene.id}.webp`}
          alt=""
          width={240}
          height={300}
          loading="lazy"
          decoding="async"
          className="aspect-4/5 w-full rounded-small bg-hover object-cover"
        />
      )}
      <span className="line-clamp-2 px-0.5 text-[11px] leading-tight font-medium">{scene.label}</span>
    </button>
  )
}

/** Draws the same scene with another seed. */
export function RerollButton({ seed, onChange }: { seed: number; onChange: (seed: number) => void }) {
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Dices className="size-4" aria-hidden="true" />}
      title={`Seed ${seed}`}
      onClick={() => onChange(Math.floor(Math.random() * maxSeed))}
    >
      Reroll
    </Button>
  )
}

import { messages } from '@vivify/contract/messages'
import { defaultRecipe, type RemixRecipe } from '@vivify/generators/remix/recipe'
import { Crop, SlidersHorizontal, Sparkles } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { PictureFormat } from '../../api/pictures.ts'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { readDraft } from './drafts.ts'
import { EditorBar } from './editor-bar.tsx'
import { ExportPanel } from './export-panel.tsx'
import type { OpenSource } from './open-source.ts'
import { AdjustPanel } from './panels/adjust-panel.tsx'
import { CropPanel } from './panels/crop-panel.tsx'
import { EffectsPanel } from './panels/effects-panel.tsx'
import { wholePicture } from './stage/crop-geometry.ts'
import { Stage } from './stage/stage.tsx'
import { ratioInShares, turnedSize } from './turns.ts'
import { useLivePicture } from './use-live-picture.ts'
import { readRecipe, useRecipe } from './use-recipe.ts'
import { useThumbnails } from './use-thumbnails.ts'
import { exportSize } from './engine/decode-size.ts'

type Tool = 'effects' | 'crop' | 'adjust'

/** The studio with a picture in it. */
export function Editor({ source }: { source: OpenSource }) {
  const [opened] = useState(() => openRecipe(source))
  const editor = useRecipe(opened.recipe, source.key)
  const { recipe, edit, settle } = editor
  const [tool, setTool] = useState<Tool>('effects')
  const [isSplit, setSplit] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const [format, setFormat] = useState<PictureFormat>('png')
  const [quality, setQuality] = useState(90)
  const thumbnails = useThumbnails(source, recipe)
  const isCropping = tool === 'crop'
  const shown = useMemo(() => (isCropping ? uncropped(recipe) : recipe), [isCropping, recipe])
  const live = useLivePicture(source, shown)
  const drawWords = null

  const tabs = [
    {
      value: 'effects',
      label: 'Effects',
      icon: <Sparkles aria-hidden="true" />,
      content: <EffectsPanel editor={editor} thumbnails={thumbnails} />,
    },
    {
      value: 'crop',
      label: 'Crop',
      icon: <Crop aria-hidden="true" />,
      content: <CropPanel editor={editor} source={source} />,
    },
    {
      value: 'adjust',
      label: 'Adjust',
      icon: <SlidersHorizontal aria-hidden="true" />,
      content: <AdjustPanel editor={editor} />,
    },
  ] as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:pb-20 lg:grid-cols-[23rem_minmax(0,1fr)]">
      <div className="grid content-start gap-3 max-lg:sticky max-lg:top-14 max-lg:z-10 max-lg:-mx-4 max-lg:bg-surface max-lg:px-4 max-lg:pb-2 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:sticky lg:top-18 lg:order-last lg:self-start">
        {opened.note !== null && (
          <Notice tone="warning" icon={<Sparkles aria-hidden="true" />}>
            {opened.note}
          </Notice>
        )}
        <EditorBar {...{ editor, source, isSplit, isHeld }} onSplit={setSplit} onHeld={setHeld} />
        <Stage
          live={live}
          shape={isCropping ? turnedSize(source, recipe) : exportSize(source, recipe)}
          title={source.title}
          compare={isHeld ? 'before' : isSplit ? 'split' : 'none'}
          cropping={
            isCropping
              ? {
                  crop: recipe.crop,
                  ratio: ratioInShares(recipe, source),
                  onChange: (crop) => edit((known) => ({ ...known, crop }), 'crop'),
                  onSettled: settle,
                }
              : null
          }
          drawWords={isCropping ? null : drawWords}
          recipe={recipe}
        />
        <ExportPanel {...{ source, recipe, format, quality }} onFormat={setFormat} onQuality={setQuality} />
      </div>
      <Card className="self-start p-4! sm:p-5!">
        <Tabs label="Tools" tabs={tabs} value={tool} onChange={setTool} />
      </Card>
    </div>
  )
}

/** The whole picture with the crop's turn, so that the box can be moved over it. */
function uncropped(recipe: RemixRecipe): RemixRecipe {
  return { ...recipe, crop: wholePicture, ratio: 'original', fit: 'crop' }
}

/** A draft goes on where it was left; else the recipe that the picture was saved with. */
function openRecipe(source: OpenSource): { recipe: RemixRecipe; note: string | null } {
  const kept = readRecipe(readDraft(source.key)) ?? readRecipe(source.recipe)
  if (kept !== null) return { recipe: kept, note: source.note }
  const isUnreadable = source.recipe !== null && source.recipe !== undefined
  return { recipe: defaultRecipe, note: isUnreadable ? messages.remix.recipeUnreadable : source.note }
}

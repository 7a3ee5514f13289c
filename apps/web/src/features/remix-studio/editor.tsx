import * as messages from '@vivify/contract/messages'
import { defaultRecipe, type RemixRecipe } from '@vivify/generators/remix/recipe'
import { Crop, Film, SlidersHorizontal, Sparkles, Type, WandSparkles, type Icon } from '../../ui/icons.tsx'
import { useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Tabs, type Tab } from '../../ui/tabs.tsx'
import { readDraft } from './drafts.ts'
import { EarlierRemixes } from './earlier-remixes.tsx'
import { EditorBar } from './editor-bar.tsx'
import { exportSize } from './engine/decode-size.ts'
import { ExportPanel } from './export-panel.tsx'
import type { OpenSource } from './open-source.ts'
import { AdjustPanel } from './panels/adjust-panel.tsx'
import { CropPanel } from './panels/crop-panel.tsx'
import { EditPanel, useCanEdit, type Marking } from './panels/edit-panel.tsx'
import { EffectsPanel } from './panels/effects-panel.tsx'
import { MotionPanel } from './panels/motion-panel.tsx'
import { TextPanel } from './panels/text-panel.tsx'
import { wholePicture } from './stage/crop-geometry.ts'
import { listMovables } from './stage/movables.ts'
import { Stage } from './stage/stage.tsx'
import { ratioInShares, turnedSize } from './turns.ts'
import { useLogo } from './logo.ts'
import { useWordFonts } from './words.ts'
import { useMotionLoop } from './use-motion-loop.ts'
import { editSize, useEdit } from './use-edit.ts'
import { useLivePicture } from './use-live-picture.ts'
import { readRecipe, useRecipe, type RecipeEditor } from './use-recipe.ts'
import { useThumbnails } from './use-thumbnails.ts'

type Tool = 'effects' | 'crop' | 'adjust' | 'text' | 'motion' | 'edit'

/**
 * On a phone the picture stays at the top and Export at the bottom; the focused control scrolls into the space between
 * them.
 */
const panelClasses =
  'self-start p-4! sm:p-5! max-lg:[&_:is(button,input,textarea)]:scroll-mt-[60dvh] max-lg:[&_:is(button,input,textarea)]:scroll-mb-44'

/** All tools are visible at once, with their names below their icons. */
const toolTabClasses =
  '[&_[role=tab]]:h-15 [&_[role=tab]]:flex-col [&_[role=tab]]:justify-center [&_[role=tab]]:gap-1 [&_[role=tab]]:px-0 [&_[role=tab]]:text-xs [&_[role=tablist]]:grid [&_[role=tablist]]:w-full [&_[role=tablist]]:auto-cols-fr [&_[role=tablist]]:grid-flow-col'

/** The studio with an open picture. */
export function Editor({ source }: { source: OpenSource }) {
  const [opened] = useState(() => openRecipe(source))
  const editor = useRecipe(opened.recipe, source.key)
  const [tool, setTool] = useState<Tool>('effects')
  const [strokes, setStrokes] = useState<Marking['strokes']>([])
  const [brushSize, setBrushSize] = useState(0.1)
  const marking = { strokes, brushSize, setStrokes, setBrushSize }
  const edit = useEdit(source, editor.recipe)
  const thumbnails = useThumbnails(source, editor.recipe)
  const tabs: Tab<Tool>[] = [
    tab('effects', 'Effects', Sparkles, <EffectsPanel editor={editor} thumbnails={thumbnails} />),
    tab('crop', 'Crop', Crop, <CropPanel editor={editor} source={source} />),
    tab('adjust', 'Adjust', SlidersHorizontal, <AdjustPanel editor={editor} />),
    tab('text', 'Text', Type, <TextPanel editor={editor} />),
    tab('motion', 'Motion', Film, <MotionPanel editor={editor} />),
    tab('edit', 'AI edit', WandSparkles, <EditPanel {...{ edit, marking }} source={editSize(source)} />),
  ]
  return (
    <div className="flex flex-col gap-12 max-lg:pb-32">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[23rem_minmax(0,1fr)]">
        <div className="flex flex-col min-w-0 gap-3 max-lg:sticky max-lg:top-14 max-lg:z-10 max-lg:-mx-4 max-lg:bg-surface max-lg:px-4 max-lg:pb-2 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:sticky lg:top-18 lg:order-last lg:self-start">
          {opened.note !== null && (
            <Notice tone="warning" icon={<Sparkles aria-hidden="true" />}>
              {opened.note}
            </Notice>
          )}
          {source.finishedSearch !== null && (
            <p className="text-sm text-muted">
              You are editing the original picture with its earlier steps.{' '}
              <Link to={source.finishedSearch} className="text-primary-text underline underline-offset-3">
                Start from the finished picture
              </Link>
            </p>
          )}
          <LiveStage editor={editor} source={source} tool={tool} marking={marking} />
          <ExportPanel source={source} recipe={editor.recipe} />
        </div>
        <Card className={panelClasses}>
          <div className={toolTabClasses}>
            <Tabs label="Tools" tabs={tabs} value={tool} onChange={setTool} />
          </div>
        </Card>
      </div>
      <EarlierRemixes source={source} />
    </div>
  )
}

function tab(value: Tool, label: string, Icon: Icon, content: ReactNode): Tab<Tool> {
  return { value, label, icon: <Icon aria-hidden="true" />, content }
}

interface LiveStageProps {
  editor: RecipeEditor
  source: OpenSource
  tool: Tool
  marking: Marking
}

/** The live picture and the actions on it. */
function LiveStage({ editor, source, tool, marking }: LiveStageProps) {
  const { recipe, edit, settle } = editor
  const [isSplit, setSplit] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const isCropping = tool === 'crop'
  const canEdit = useCanEdit()
  const isMarking = tool === 'edit' && canEdit
  const shown = useMemo(
    () => (isMarking ? defaultRecipe : isCropping ? uncropped(recipe) : recipe),
    [isMarking, isCropping, recipe],
  )
  const live = useLivePicture(source, shown)
  const fontVersion = useWordFonts(recipe.text.length > 0)
  const logo = useLogo(recipe.logo?.assetId ?? null)
  const words = useMemo(
    () => (isCropping || isMarking ? null : { recipe, fontVersion, logo }),
    [isCropping, isMarking, recipe, fontVersion, logo],
  )
  const loop = useMotionLoop(source, recipe, recipe.motion !== null && !isCropping && !isMarking)
  const cropping = {
    crop: recipe.crop,
    ratio: ratioInShares(recipe, source),
    onChange: (crop: RemixRecipe['crop']) => edit((known) => ({ ...known, crop }), 'crop'),
    onSettled: settle,
  }
  return (
    <>
      <EditorBar {...{ editor, source, isSplit, isHeld }} onSplit={setSplit} onHeld={setHeld} />
      <Stage
        live={live}
        shape={isMarking ? source : isCropping ? turnedSize(source, recipe) : exportSize(source, recipe)}
        title={source.title}
        compare={isHeld ? 'before' : isSplit ? 'split' : 'none'}
        cropping={isCropping ? cropping : null}
        words={words}
        marking={isMarking ? marking : null}
        writing={
          tool === 'text'
            ? { listThings: (overlay) => listMovables(overlay, editor), onSettled: settle }
            : null
        }
        motion={
          recipe.motion === null || isCropping || isMarking || tool === 'text'
            ? null
            : { ...loop, durationSeconds: recipe.motion.durationSeconds }
        }
      />
    </>
  )
}

/** The whole picture, rotated but not cropped, so that the crop box can be moved over it. */
function uncropped(recipe: RemixRecipe): RemixRecipe {
  return { ...recipe, crop: wholePicture, ratio: 'original', fit: 'crop' }
}

/** Continues the draft if there is one, or else starts with the recipe that was saved with the picture. */
function openRecipe(source: OpenSource): { recipe: RemixRecipe; note: string | null } {
  const kept = readRecipe(readDraft(source.key)) ?? readRecipe(source.recipe)
  if (kept !== null) return { recipe: kept, note: source.note }
  const isUnreadable = source.recipe !== null && source.recipe !== undefined
  return { recipe: defaultRecipe, note: isUnreadable ? messages.remix.recipeUnreadable : source.note }
}

import {
  ArrowDown,
  ArrowUp,
  Combine,
  Ellipsis,
  GripVertical,
  Highlighter,
  Plus,
  RefreshCw,
} from '../../ui/icons.tsx'
import { Scissors, Trash2, Type } from '../../ui/icons.tsx'
import { memo, useRef, useState, type RefObject } from 'react'
import type { ScriptChange } from '../../api/script-tools.ts'
import type { ListDrag } from '../../lib/use-list-drag.ts'
import { IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Menu } from '../../ui/menu.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { Asset, Scene } from '@vivify/contract/project'
import { SceneChange } from './scene-change.tsx'
import { SceneSources, type ShownSource } from './scene-sources.tsx'
import { SceneScore, type SceneScoreProps } from './scene-score.tsx'
import { describeWords } from './describe-script.ts'
import { wordsOf } from './scene-text.ts'
import { SceneThumbnail } from './scene-thumbnail.tsx'
import { SceneWords, StressWords } from './scene-words.tsx'
import type { SceneActions } from './scene-actions.ts'

export interface SceneCardProps {
  scene: Scene
  index: number
  count: number
  score: SceneScoreProps['score']
  /** The statements that the scene was made from. */
  sources: readonly ShownSource[]
  /** The words that the built-in writer added to the person's text; null when there are none. */
  added: string | null
  /** Length of the scene. */
  seconds: number
  pictureUrl: string | null
  /** Width of the picture divided by its height. */
  ratio: number
  /** The person's own picture or clip. */
  asset: Asset | undefined
  changes: readonly ScriptChange[]
  isBusy: boolean
  isCurrent: boolean
  isHeld: boolean
  /** The side of this card where a dragged card would drop. */
  gap: 'above' | 'below' | null
  actions: SceneActions
  handle: ListDrag['handle']
  onRegenerate: (sceneId: string) => void
  onUndoChange: (sceneId: string) => void
  onShow: (sceneId: string) => void
}

/** One scene: its picture, its words and its actions. */
export const SceneCard = memo(function SceneCard(props: SceneCardProps) {
  const { scene, index, actions, score, changes, pictureUrl, asset, ratio } = props
  const number = index + 1
  const card = useRef<HTMLLIElement>(null)
  const [isStressing, setIsStressing] = useState(false)
  const [hasTitle, setHasTitle] = useState(scene.onScreen !== null)
  const words = { sceneId: scene.id, number, say: scene.say, emphasis: scene.emphasis, actions }
  const count = wordsOf(scene.say).length
  return (
    <li
      ref={card}
      data-scene={scene.id}
      data-drag={scene.id}
      className={joinClasses(
        'group/card relative flex gap-2 rounded-base border bg-raised p-2 transition-[border-color,opacity] duration-150 @md:gap-3 @md:p-3',
        props.isCurrent ? 'border-primary/70' : 'border-line hover:border-control-line/60',
        props.isHeld && 'opacity-50',
        props.gap !== null &&
          'before:absolute before:inset-x-0 before:h-0.5 before:rounded-full before:bg-primary',
        props.gap === 'above' && 'before:-top-1.5',
        props.gap === 'below' && 'before:-bottom-1.5',
      )}
    >
      <SceneThumbnail scene={scene} number={number} url={pictureUrl} asset={asset} ratio={ratio} />
      <div className="flex flex-col min-w-0 flex-1 gap-1.5">
        {(hasTitle || scene.onScreen !== null) && (
          <TitleField
            title={scene.onScreen}
            number={number}
            onChange={(title) => actions.setTitle(scene.id, title)}
            onLeave={() => setHasTitle(false)}
          />
        )}
        {isStressing ? (
          <StressWords {...words} />
        ) : (
          <SceneWords {...words} onFocus={() => props.onShow(scene.id)} />
        )}
        {changes.length > 0 && <SceneChange changes={changes} onUndo={() => props.onUndoChange(scene.id)} />}
        <Origins added={props.added} say={scene.say} sources={props.sources} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p className="flex items-center gap-2 text-xs text-muted tabular-nums">
            <DragHandle number={number} handle={props.handle(scene.id)} />
            <SceneLength words={count} seconds={props.seconds} />
          </p>
          <SceneScore score={score} number={number} isHook={index === 0} />
          <Tools
            {...props}
            card={card}
            isStressing={isStressing}
            onStressing={() => setIsStressing(!isStressing)}
            onTitle={() => setHasTitle(true)}
          />
        </div>
      </div>
    </li>
  )
})

function SceneLength({ words, seconds }: { words: number; seconds: number }) {
  return (
    <>
      <span>{describeWords(words)}</span>
      <span aria-hidden="true">·</span>
      <span>{seconds.toFixed(1)} s</span>
    </>
  )
}

/** Where the words are from, when they are not the person's. */
function Origins({ added, say, sources }: Pick<SceneCardProps, 'added' | 'sources'> & { say: string }) {
  return (
    <>
      {added !== null && (
        <p className="px-2 text-xs text-second-text">
          Added, not in your text{added === say ? '' : `: “${added}”`}
        </p>
      )}
      <SceneSources sources={sources} />
    </>
  )
}

function DragHandle({ number, handle }: { number: number; handle: ReturnType<ListDrag['handle']> }) {
  return (
    <span
      {...handle}
      title={`Drag scene ${number}, or press Alt and an arrow key`}
      className="flex h-7 cursor-grab touch-none items-center gap-0.5 rounded-small px-1.5 text-xs font-semibold text-muted select-none hover:bg-hover hover:text-text active:cursor-grabbing"
    >
      <GripVertical className="size-3.5" aria-hidden="true" />
      {number}
    </span>
  )
}

interface TitleFieldProps {
  title: string | null
  number: number
  onChange: (title: string | null) => void
  onLeave: () => void
}

function TitleField({ title, number, onChange, onLeave }: TitleFieldProps) {
  return (
    <div className="relative">
      <Type
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2 size-3.5 -translate-y-1/2 text-muted"
      />
      <input
        type="text"
        aria-label={`On-screen title of scene ${number}`}
        data-undo="document"
        placeholder="On-screen title"
        maxLength={120}
        autoFocus={title === null}
        value={title ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        onBlur={onLeave}
        className="h-8 w-full rounded-small bg-transparent pr-2 pl-7.5 text-base font-semibold text-muted placeholder:font-normal placeholder:text-muted hover:bg-hover/50 focus-visible:text-text focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-primary-text md:text-sm"
      />
    </div>
  )
}

interface ToolsProps extends SceneCardProps {
  card: RefObject<HTMLLIElement | null>
  isStressing: boolean
  onStressing: () => void
  onTitle: () => void
}

function Tools(props: ToolsProps) {
  const { scene, index, actions, card, isBusy, isStressing } = props
  const number = index + 1
  /** A text area keeps its caret position when a button takes the focus. */
  const caret = (): number => card.current?.querySelector('textarea')?.selectionStart ?? scene.say.length
  const icon = 'size-4'
  return (
    <div className="ml-auto flex items-center">
      <ToolButton
        label={`Regenerate scene ${number}`}
        icon={<RefreshCw className={icon} />}
        isBusy={isBusy}
        disabled={scene.say.trim() === ''}
        onClick={() => props.onRegenerate(scene.id)}
      />
      <ToolButton
        label={`Split scene ${number} at the cursor`}
        note="Enter"
        icon={<Scissors className={icon} />}
        disabled={isStressing}
        onClick={() => actions.splitAt(scene.id, caret())}
      />
      <ToolButton
        label={`Emphasize words in scene ${number}`}
        note="Ctrl B"
        icon={<Highlighter className={icon} />}
        isOn={isStressing}
        onClick={props.onStressing}
      />
      <MoreMenu {...props} />
    </div>
  )
}

function MoreMenu({ scene, index, count, actions, onTitle }: ToolsProps) {
  const number = index + 1
  return (
    <Menu
      trigger={
        <IconButton size="small" label={`More for scene ${number}`} icon={<Ellipsis className="size-4" />} />
      }
      entries={[
        { label: 'On-screen title', icon: <Type />, onChoose: onTitle },
        {
          label: 'Move up',
          icon: <ArrowUp />,
          isDisabled: index === 0,
          onChoose: () => actions.moveBy(scene.id, -1),
        },
        {
          label: 'Move down',
          icon: <ArrowDown />,
          isDisabled: number === count,
          onChoose: () => actions.moveBy(scene.id, 1),
        },
        {
          label: 'Merge with next',
          icon: <Combine />,
          isDisabled: number === count,
          onChoose: () => actions.mergeNext(scene.id),
        },
        { label: 'Add a scene below', icon: <Plus />, onChoose: () => actions.addAfter(scene.id) },
        {
          label: 'Delete scene',
          icon: <Trash2 />,
          isDangerous: true,
          isDisabled: count === 1,
          onChoose: () => actions.remove(scene.id),
        },
      ]}
    />
  )
}

interface ToolButtonProps {
  label: string
  /** Its keyboard shortcut. */
  note?: string
  icon: React.ReactNode
  isBusy?: boolean
  isOn?: boolean
  disabled?: boolean
  onClick: () => void
}

function ToolButton({ label, note, isOn, ...rest }: ToolButtonProps) {
  return (
    <Tooltip text={note === undefined ? label : `${label} (${note})`}>
      <IconButton
        {...rest}
        size="small"
        label={label}
        aria-pressed={isOn}
        className={isOn ? 'bg-second-soft text-second-text!' : undefined}
      />
    </Tooltip>
  )
}

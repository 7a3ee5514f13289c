import { writePicture } from '@vivify/contract/article-markdown'
import * as messages from '@vivify/contract/messages'
import { Suspense, lazy, useState, type ReactNode } from 'react'
import { loadChunk } from '../../../lib/load-chunk.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import {
  Bold,
  BookOpen,
  ChevronDown,
  Heading2,
  Heading3,
  ImageIcon,
  Italic,
  Link2,
  List,
  ListOrdered,
  TextQuote,
  WandSparkles,
} from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useArticle } from '../use-article.ts'
import {
  addLink,
  insertAfter,
  insertBlock,
  toggleLines,
  toggleMark,
  type Selected,
} from './markdown-edits.ts'
import { rewriteWays, type Rewrite } from './use-rewrite.ts'
import type { TextField } from './use-text-field.ts'

const CreationChooser = lazy(() =>
  loadChunk('The chooser', async () => ({
    default: (await import('../../own-media/creation-chooser.tsx')).CreationChooser,
  })),
)

const words = messages.articleEditor

interface Tool {
  name: keyof typeof words.tools
  icon: ReactNode
  change: (selected: Selected) => Selected
}

const groups: readonly (readonly Tool[])[] = [
  [
    { name: 'bold', icon: <Bold />, change: (selected) => toggleMark(selected, '**') },
    { name: 'italic', icon: <Italic />, change: (selected) => toggleMark(selected, '*') },
  ],
  [
    { name: 'heading', icon: <Heading2 />, change: (selected) => toggleLines(selected, 'heading') },
    { name: 'subheading', icon: <Heading3 />, change: (selected) => toggleLines(selected, 'subheading') },
  ],
  [
    { name: 'list', icon: <List />, change: (selected) => toggleLines(selected, 'list') },
    { name: 'numbered', icon: <ListOrdered />, change: (selected) => toggleLines(selected, 'numbered') },
    { name: 'quote', icon: <TextQuote />, change: (selected) => toggleLines(selected, 'quote') },
  ],
  [{ name: 'link', icon: <Link2 />, change: (selected) => addLink(selected, words.linkText) }],
]

export interface ToolbarProps {
  text: TextField
  rewrite: Rewrite
}

/** Formatting, citations, pictures, and rewriting of the selection. */
export function Toolbar({ text, rewrite }: ToolbarProps) {
  return (
    <div
      role="group"
      aria-label={words.formatting}
      className="flex flex-wrap items-center gap-x-1 gap-y-0.5 border-b border-line px-2 py-1.5 max-sm:gap-x-0 max-sm:px-1.5"
    >
      {groups.map((tools, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a group is its place
          key={index}
          className="flex items-center after:mx-1 after:h-5 after:w-px after:bg-line max-sm:after:hidden"
        >
          {tools.map(({ name, icon, change }) => (
            <ToolButton key={name} name={name} icon={icon} onPress={() => text.apply(change)} />
          ))}
        </span>
      ))}
      <CiteMenu text={text} />
      <PictureButton text={text} />
      <span className="ml-auto">
        <RewriteMenu rewrite={rewrite} />
      </span>
    </div>
  )
}

const shortcuts: Partial<Record<keyof typeof words.tools, string>> = { bold: 'Ctrl+B', italic: 'Ctrl+I' }

function ToolButton({
  name,
  icon,
  onPress,
}: {
  name: keyof typeof words.tools
  icon: ReactNode
  onPress: () => void
}) {
  const label = words.tools[name]
  const keys = shortcuts[name]
  return (
    <IconButton
      size="small"
      label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      icon={icon}
      className="max-sm:w-7.5 [&_svg]:size-4"
      onClick={onPress}
    />
  )
}

function CiteMenu({ text }: { text: TextField }) {
  const { sources } = useArticle().content
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={words.tools.cite}
          title={words.tools.cite}
          disabled={sources.length === 0}
          className="max-sm:w-7.5"
          icon={<BookOpen className="size-4" />}
        />
      }
      entries={sources.map(({ id, title }) => ({
        label: words.insertCitation(title.length > 60 ? `${title.slice(0, 59)}…` : title),
        onChoose: () => text.apply((selected) => insertAfter(selected, `[^${id}]`)),
      }))}
    />
  )
}

function PictureButton({ text }: { text: TextField }) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <ToolButton name="picture" icon={<ImageIcon />} onPress={() => setIsChoosing(true)} />
      {isChoosing && (
        <Suspense fallback={null}>
          <CreationChooser
            description={words.choosePicture}
            kind="image"
            onClose={() => setIsChoosing(false)}
            onChosen={({ id, name }) => {
              setIsChoosing(false)
              const markdown = writePicture({ assetId: id, altText: name, caption: '' })
              text.apply((selected) => insertBlock(selected, markdown))
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function RewriteMenu({ rewrite }: { rewrite: Rewrite }) {
  return (
    <Menu
      trigger={
        <Button
          size="small"
          icon={<WandSparkles className="size-3.5" />}
          isBusy={rewrite.isBusy}
          busyLabel={words.rewriting}
        >
          {words.rewrite}
          <ChevronDown className="size-3.5 text-muted" />
        </Button>
      }
      entries={rewriteWays.map((way) => ({ label: words.ways[way], onChoose: () => rewrite.start(way) }))}
    />
  )
}

import * as messages from '@vivify/contract/messages'
import { lazy, Suspense, useState } from 'react'
import { toast } from 'react-hot-toast'
import { SaveMark } from '../../lib/document/save-state.tsx'
import { loadChunk } from '../../lib/load-chunk.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { FileArchive, Info, Plus, Redo2, Undo2 } from '../../ui/icons.tsx'
import { Notice, Skeleton } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { IdeasPart } from './parts/ideas-part.tsx'
import { MailPart } from './parts/mail-part.tsx'
import { PagePart } from './parts/page-part.tsx'
import { PlanPart } from './parts/plan-part.tsx'
import { readZone } from './parts/read-zone.ts'
import { ScriptsPart } from './parts/scripts-part.tsx'
import { SocialPart } from './parts/social-part.tsx'
import { useKit } from './use-kit.ts'

const words = messages.kit
type Part = keyof typeof words.parts

const PicturesPart = lazy(() =>
  loadChunk('The pictures', async () => ({
    default: (await import('./pictures/pictures-part.tsx')).PicturesPart,
  })),
)

/** The kit: its texts, pictures and plan. */
export function KitResults() {
  const { content, startNew } = useKit()
  const { texts } = content
  const [part, setPart] = useState<Part>('page')
  if (texts === null) return null
  const contents: Record<Part, React.ReactNode> = {
    page: <PagePart texts={texts} />,
    scripts: <ScriptsPart texts={texts} />,
    social: <SocialPart texts={texts} />,
    ideas: <IdeasPart texts={texts} />,
    mail: <MailPart texts={texts} />,
    pictures: (
      <Suspense fallback={<Skeleton className="aspect-[1270/760] rounded-large" />}>
        <PicturesPart />
      </Suspense>
    ),
    plan: <PlanPart texts={texts} />,
  }
  return (
    <div className="flex flex-col gap-5">
      <Head />
      <div className="flex flex-wrap gap-2">
        <ExportButton />
        <Button icon={<Plus className="size-4" />} onClick={startNew}>
          {words.generateNew}
        </Button>
      </div>
      {texts.gaps.length > 0 && (
        <Notice tone="second" icon={<Info />}>
          <p className="font-semibold">{words.gapsTitle}</p>
          <ul className="mt-1 grid list-disc gap-1 pl-4">
            {texts.gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Tabs
        label={words.partsLabel}
        value={part}
        onChange={setPart}
        tabs={(Object.keys(words.parts) as Part[]).map((value) => ({
          value,
          label: words.parts[value],
          content: contents[value],
        }))}
      />
    </div>
  )
}

function Head() {
  const { content, saveState, undo, redo, canUndo, canRedo } = useKit()
  const { form, texts } = content
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="grid min-w-0 gap-0.5">
        <h2 className="text-2xl break-words">{form.name.trim() || words.untitled}</h2>
        <p className="text-sm text-muted">{texts?.writtenBy}</p>
      </div>
      <span className="flex shrink-0 items-center gap-1">
        <SaveMark saveState={saveState} />
        <IconButton
          size="small"
          label={words.undo}
          disabled={!canUndo}
          icon={<Undo2 className="size-4" />}
          onClick={undo}
        />
        <IconButton
          size="small"
          label={words.redo}
          disabled={!canRedo}
          icon={<Redo2 className="size-4" />}
          onClick={redo}
        />
      </span>
    </div>
  )
}

function ExportButton() {
  const { saveNow, readNow } = useKit()
  const [isPacking, setIsPacking] = useState(false)
  async function pack(): Promise<void> {
    setIsPacking(true)
    try {
      const { exportKit } = await loadChunk('The export', () => import('./pictures/export-kit.ts'))
      const { id } = await saveNow()
      await exportKit({ kitId: id, document: readNow(), zone: readZone() })
      toast.success(words.exported)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : words.exportFailed)
    } finally {
      setIsPacking(false)
    }
  }
  return (
    <Button
      variant="primary"
      icon={<FileArchive className="size-4" />}
      isBusy={isPacking}
      busyLabel={words.exporting}
      onClick={() => void pack()}
    >
      {words.exportZip}
    </Button>
  )
}

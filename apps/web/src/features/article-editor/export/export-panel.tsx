import { toSlug } from '@vivify/contract/article-markdown'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { exportArticle, type ExportFormat } from '../../../api/articles.ts'
import { saveBlob } from '../../../lib/save-as.ts'
import { Button } from '../../../ui/button.tsx'
import { Download } from '../../../ui/icons.tsx'

const words = messages.articlePublishing
const { formats, preparing, exported } = messages.articleEditor
const endings: Record<ExportFormat, string> = { markdown: 'md', html: 'html', docx: 'docx', pdf: 'pdf' }

export interface ExportPanelProps {
  articleId: string
  title: string
  slug: string
  /** Saves the latest words first. */
  onSave: () => Promise<unknown>
}

/** Downloads the article in each format. */
export function ExportPanel({ articleId, title, slug, onSave }: ExportPanelProps) {
  const [busy, setBusy] = useState<ExportFormat | null>(null)
  async function download(format: ExportFormat): Promise<void> {
    setBusy(format)
    try {
      await onSave()
      const blob = await exportArticle(articleId, format)
      // Markdown with pictures comes as a ZIP.
      const ending = blob.type === 'application/zip' ? 'zip' : endings[format]
      const name = `${slug || toSlug(title) || 'article'}.${ending}`
      saveBlob(blob, name)
      toast.success(exported(name))
    } catch (error) {
      toast.error(error instanceof Error ? error.message : messages.articleList.failed)
    } finally {
      setBusy(null)
    }
  }
  return (
    <>
      <p className="text-xs text-muted">{words.downloadAbout}</p>
      <div className="grid grid-cols-2 gap-2">
        {(Object.keys(formats) as ExportFormat[]).map((format) => (
          <Button
            key={format}
            size="small"
            icon={<Download className="size-3.5" />}
            isBusy={busy === format}
            busyLabel={preparing(endings[format].toUpperCase())}
            disabled={busy !== null}
            onClick={() => void download(format)}
          >
            {formats[format]}
          </Button>
        ))}
      </div>
    </>
  )
}

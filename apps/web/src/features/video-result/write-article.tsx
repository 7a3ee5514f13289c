import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { articleFromProject, articleFromVideoCost } from '../../api/articles.ts'
import { createId } from '../../lib/create-id.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { FileText } from '../../ui/icons.tsx'

const words = messages.articleFromVideo

/** Orders an article with the video's script as notes, and leads to it. */
export function WriteArticle({ projectId }: { projectId: string }) {
  const { confirm } = useAlerts()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  /** The same after a failure, so that pressing again orders nothing twice. */
  const [key, setKey] = useState(createId)

  async function order(): Promise<void> {
    const isSure = await confirm({
      message: words.question,
      details: words.about(articleFromVideoCost),
      confirmLabel: words.confirm,
    })
    if (!isSure) return
    setIsBusy(true)
    try {
      const articleId = await articleFromProject(projectId, key)
      setKey(createId())
      void navigate(`/auto-writer?article=${articleId}`)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : messages.articleList.failed)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      icon={<FileText className="size-4" />}
      isBusy={isBusy}
      busyLabel={messages.autoWriter.generating}
      onClick={() => void order()}
    >
      {words.label}
    </Button>
  )
}

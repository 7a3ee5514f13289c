import * as messages from '@vivify/contract/messages'
import { useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { useArticleActions, type ArticleOrder } from '../../api/articles.ts'
import { createId } from '../../lib/create-id.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { describeAddresses, readAddresses } from './sources/read-addresses.ts'
import type { WriterFormState } from './use-writer-form.ts'
import type { WriterForm } from './writer-form.ts'

const words = messages.autoWriter

/** Orders the queue: the toast of the specification, and the queue is empty. A failure changes nothing. */
export function useOrder({ form, change, textEngine, imageEngines }: WriterFormState, onOrdered: () => void) {
  const { order } = useArticleActions()
  const { alert } = useAlerts()
  const [isBusy, setIsBusy] = useState(false)
  /** The same order keeps its key, so that pressing again after a lost answer orders nothing twice. */
  const lastTry = useRef<{ form: WriterForm; key: string } | null>(null)

  async function generate(): Promise<void> {
    if (isBusy) return
    if (form.queue.length === 0) return alert(words.queueMissing)
    const problem = describeAddresses(form.addresses)
    if (problem !== null) return alert(problem)
    if (lastTry.current?.form !== form) lastTry.current = { form, key: createId() }
    setIsBusy(true)
    try {
      await order.mutateAsync({
        ...orderOf(form),
        ...(textEngine === undefined ? {} : { engine: textEngine.id }),
        imageEngine: imageEngines.some(({ id }) => id === form.imageEngine) ? form.imageEngine : 'built-in',
        idempotencyKey: lastTry.current.key,
      })
      toast.success(messages.articles.queued)
      const ordered = new Set(form.queue.map(({ id }) => id))
      // Titles that were added in the meantime stay.
      change(({ queue }) => ({ queue: queue.filter(({ id }) => !ordered.has(id)) }))
      onOrdered()
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      void alert(words.notOrdered, `${reason} ${words.nothingLost}`)
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, generate }
}

function orderOf(form: WriterForm): Pick<ArticleOrder, 'titles' | 'config' | 'sources'> {
  return {
    titles: form.queue.map(({ title }) => title),
    config: form.config,
    sources: {
      notes: form.notes,
      addresses: readAddresses(form.addresses).addresses,
      files: form.files.map(({ name, text }) => ({ name, text })),
      usesWikipedia: form.usesWikipedia,
    },
  }
}

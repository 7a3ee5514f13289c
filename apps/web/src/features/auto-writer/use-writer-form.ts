import { useQuery } from '@tanstack/react-query'
import { articleQueueCost } from '@vivify/contract/plans'
import { useCallback, useEffect, useState } from 'react'
import { enginesQuery, type EngineStatus } from '../../api/engines.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { useAccountKey } from '../../lib/session/use-account-key.ts'
import { readForm, writeFiles, writeForm, type ArticleConfig, type WriterForm } from './writer-form.ts'

export interface WriterFormState {
  form: WriterForm
  change: (changes: Partial<WriterForm> | ((form: WriterForm) => Partial<WriterForm>)) => void
  configure: (changes: Partial<ArticleConfig>) => void
  /** Credits for one article, and for the whole queue. */
  costEach: number
  cost: number
  credits: number
  /** The engines that are ready; empty until they are loaded. */
  textEngines: readonly EngineStatus[]
  imageEngines: readonly EngineStatus[]
  /** The chosen text engine, or the first one that is ready; undefined until the engines are loaded. */
  textEngine: EngineStatus | undefined
}

/** The form of the auto writer, its price, and the engines to choose from. */
export function useWriterForm(): WriterFormState {
  const { user } = useAuth()
  const accountId = useAccountKey()
  const [form, setForm] = useState(() => readForm(accountId))
  const { files } = form
  useEffect(() => {
    const { files: _, ...kept } = form
    writeForm(accountId, kept)
  }, [accountId, form])
  useEffect(() => writeFiles(accountId, files), [accountId, files])
  const { data = [] } = useQuery(enginesQuery)
  const ready = data.filter(({ state }) => state === 'ready')
  const textEngines = ready.filter(({ kind }) => kind === 'text')

  const change = useCallback<WriterFormState['change']>(
    (changes) =>
      setForm((known) => ({ ...known, ...(typeof changes === 'function' ? changes(known) : changes) })),
    [],
  )
  const configure = useCallback(
    (changes: Partial<ArticleConfig>) => change(({ config }) => ({ config: { ...config, ...changes } })),
    [change],
  )
  const { hasFeaturedImage, imagesInArticle: imageCount } = form.config
  return {
    form,
    change,
    configure,
    costEach: articleQueueCost({ queueLength: 1, hasFeaturedImage, imageCount }),
    cost: articleQueueCost({ queueLength: form.queue.length, hasFeaturedImage, imageCount }),
    credits: user?.credits ?? 0,
    textEngines,
    imageEngines: ready.filter(({ kind }) => kind === 'image'),
    textEngine:
      textEngines.find(({ id }) => id === form.textEngine) ??
      textEngines.find(({ isBuiltIn }) => !isBuiltIn) ??
      textEngines[0],
  }
}

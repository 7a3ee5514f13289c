import * as messages from '@vivify/contract/messages'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { AutoWriter } from '../../features/auto-writer/auto-writer.tsx'
import { loadChunk } from '../../lib/load-chunk.ts'
import { PageSpinner } from '../../ui/spinner.tsx'

const words = messages.autoWriter

/** Most visits only order or watch articles, so the editor loads when one is opened. */
const ArticleEditor = lazy(() =>
  loadChunk('The editor', async () => ({
    default: (await import('../../features/article-editor/article-editor.tsx')).ArticleEditor,
  })),
)

/** Articles in bulk; `?article=` opens one in the editor. */
export function AutoWriterScreen() {
  const [search, setSearch] = useSearchParams()
  const articleId = search.get('article')
  const wasOpen = useRef(false)
  useEffect(() => {
    if (articleId === null) return
    wasOpen.current = true
    // The list that it was opened from may be far down.
    scrollTo(0, 0)
  }, [articleId])
  if (articleId === null) {
    return <AutoWriter showsArticles={wasOpen.current} onOpen={(article) => setSearch({ article })} />
  }
  return (
    <Suspense fallback={<PageSpinner label={words.openingEditor} />}>
      <ArticleEditor key={articleId} articleId={articleId} onClose={() => setSearch({})} />
    </Suspense>
  )
}

import { useSearchParams } from 'react-router'
import { publishPart } from '../../lib/article-links.ts'

/** Whether the address asks for what became of the article at its writer's sites. */
export function useAsksForPublishing(): boolean {
  const [search] = useSearchParams()
  return search.get(publishPart.name) === publishPart.value
}

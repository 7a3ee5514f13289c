// The parts of the studio, each in a chunk of its own: the page stands at once and they come in as they arrive.

import { lazy, Suspense, type ReactNode } from 'react'
import { loadChunk } from '../../app/routing/load-chunk.ts'
import { ErrorBoundary } from '../../app/routing/error-boundary.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'

export const FindInspiration = lazy(async () => ({
  default: await loadChunk(
    'Find inspiration',
    async () => (await import('../find-inspiration/find-inspiration.tsx')).FindInspiration,
  ),
}))

/** Holds a part's place until its code is there. One that breaks leaves the others standing. */
export function Part({ children, skeleton }: { children: ReactNode; skeleton?: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={skeleton ?? <PartSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function PartSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-10" />
      <Skeleton className="h-10 w-2/3" />
    </div>
  )
}

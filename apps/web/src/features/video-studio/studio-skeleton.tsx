import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/surfaces.tsx'

/** The layout with steps on the left and the video on the right. */
export const studioClasses =
  'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_26rem]'

/** Placeholder of the studio while its project loads. */
export function StudioSkeleton({ intro }: { intro: ReactNode }) {
  return (
    <div className={studioClasses}>
      <div className="flex flex-col gap-5">
        {intro}
        <span role="status" className="sr-only">
          Loading your project
        </span>
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-18 rounded-large" />
        <Skeleton className="h-96 rounded-large" />
        <Skeleton className="h-64 rounded-large" />
      </div>
      <Skeleton className="mx-auto aspect-9/16 h-[clamp(20rem,62dvh,46rem)] lg:h-[clamp(20rem,min(62dvh,100dvh-24.25rem),46rem)] max-w-full rounded-large max-lg:hidden" />
    </div>
  )
}

/** Placeholder of Your Creations while its code loads. */
export function CreationsSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      <Skeleton className="h-8 w-52" />
      <Skeleton className="h-144 rounded-large" />
    </div>
  )
}

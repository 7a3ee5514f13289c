import { Skeleton } from '../../ui/surfaces.tsx'

/** The shape of the studio while its project is read. */
export function StudioSkeleton() {
  return (
    <div
      role="status"
      className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <span className="sr-only">Loading your project</span>
      <div className="grid content-start gap-5">
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-44 rounded-large" />
        <Skeleton className="h-64 rounded-large" />
        <Skeleton className="h-40 rounded-large" />
      </div>
      <Skeleton className="mx-auto aspect-9/16 w-full max-w-sm rounded-large max-lg:hidden" />
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { CloudOff } from '../../ui/icons.tsx'
import { referenceQuery, type ReferenceRoute } from '../../api/reference.ts'
import { PublicPage } from '../../features/public-page/public-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, EmptyState, Skeleton } from '../../ui/surfaces.tsx'

/** The API reference of this installation, from its server's OpenAPI document. */
export function ApiScreen() {
  const { data, error, refetch } = useQuery(referenceQuery)
  return (
    <PublicPage
      title="API"
      lead={
        <>
          Your programs can do everything that the screens do. The full description is in{' '}
          <a
            href="/api/openapi.json"
            className="font-semibold text-primary-text underline underline-offset-4"
          >
            openapi.json
          </a>
          .
        </>
      }
    >
      {error !== null && (
        <EmptyState
          icon={<CloudOff />}
          title="The reference could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {error.message}
        </EmptyState>
      )}
      {data === undefined && error === null && <ReferenceSkeleton />}
      {data !== undefined &&
        [...Map.groupBy(data, (route) => route.area)].map(([area, routes]) => (
          <section key={area} className="flex flex-col gap-2">
            <h2 className="text-xl first-letter:uppercase">{area}</h2>
            <ul className="overflow-hidden rounded-large border border-line bg-raised">
              {routes.map((route) => (
                <RouteRow key={`${route.method} ${route.path}`} route={route} />
              ))}
            </ul>
          </section>
        ))}
    </PublicPage>
  )
}

function RouteRow({ route }: { route: ReferenceRoute }) {
  return (
    <li className="flex flex-col gap-1.5 border-b border-line px-4 py-3.5 last:border-0">
      <div className="flex flex-wrap items-center gap-2.5">
        <Badge tone={route.method === 'GET' ? 'second' : 'primary'}>{route.method}</Badge>
        <code className="text-sm break-all">{route.path}</code>
        {!route.needsSession && <Badge>public</Badge>}
      </div>
      <p className="text-sm text-muted">{route.summary}</p>
    </li>
  )
}

function ReferenceSkeleton() {
  return (
    <div className="flex flex-col gap-2" role="status">
      <span className="sr-only">Loading the reference</span>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-20 w-full" />
      ))}
    </div>
  )
}

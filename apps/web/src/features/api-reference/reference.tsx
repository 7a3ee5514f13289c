import { useQuery } from '@tanstack/react-query'
import { keyAreas } from '@vivify/contract/scopes'
import * as messages from '@vivify/contract/messages'
import { useDeferredValue, useMemo, useState } from 'react'
import { referenceQuery, type ReferenceRoute } from '../../api/reference.ts'
import { Button } from '../../ui/button.tsx'
import { CloudOff, Search } from '../../ui/icons.tsx'
import { EmptyState, Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CallerChoice, type CallerKey } from './caller-choice.tsx'
import { RouteEntry } from './route-entry.tsx'

const words = messages.reference

/** Every call of this server, by area, each with its description and a form to try it. */
export function Reference() {
  const { data, error, refetch } = useQuery(referenceQuery)
  const [typed, setTyped] = useState('')
  const [key, setKey] = useState<CallerKey>(null)
  const search = useDeferredValue(typed)
  const found = useMemo(() => findRoutes(data ?? [], search), [data, search])
  if (error !== null) {
    return (
      <EmptyState
        icon={<CloudOff />}
        title={words.loadFailed}
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {error.message}
      </EmptyState>
    )
  }
  if (data === undefined) return <ReferenceSkeleton />
  return (
    <div className="flex flex-col gap-8">
      <CallerChoice onChange={setKey} />
      <TextField
        type="search"
        label="Search calls"
        placeholder="posts, schedule, /api/images"
        icon={<Search />}
        value={typed}
        aside={`${found.length} of ${data.length}`}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length === 0 && <p className="text-muted">{words.nothingFound(search.trim())}</p>}
      {groupByArea(found).map(([area, routes]) => (
        <section key={area} className="flex flex-col gap-2" aria-labelledby={`area-${area}`}>
          <h2 id={`area-${area}`} className="text-xl first-letter:uppercase">
            {nameArea(area)}
          </h2>
          <ul className="overflow-hidden rounded-large border border-line bg-raised">
            {routes.map((route) => (
              <RouteEntry key={route.name} route={route} callerKey={key} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Areas that keys may call come first, in the order of the scopes. */
function groupByArea(routes: readonly ReferenceRoute[]): [area: string, routes: ReferenceRoute[]][] {
  const order = Object.keys(keyAreas)
  const placeOf = (area: string): number => (order.includes(area) ? order.indexOf(area) : order.length)
  return [...Map.groupBy(routes, ({ area }) => area)].toSorted(
    ([one], [other]) => placeOf(one) - placeOf(other),
  )
}

function nameArea(area: string): string {
  return (keyAreas as Readonly<Record<string, string>>)[area] ?? area.replaceAll('-', ' ')
}

/** Routes that contain every typed word. */
function findRoutes(routes: readonly ReferenceRoute[], typed: string): readonly ReferenceRoute[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return routes
  return routes.filter(({ name, method, path, summary, area, scope }) => {
    const text = `${method} ${path} ${name} ${summary} ${nameArea(area)} ${scope ?? ''}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

function ReferenceSkeleton() {
  return (
    <div className="flex flex-col gap-2" role="status">
      <span className="sr-only">{words.loading}</span>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-20 w-full" />
      ))}
    </div>
  )
}

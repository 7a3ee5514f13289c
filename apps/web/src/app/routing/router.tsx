import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { PageSpinner } from '../../ui/spinner.tsx'
import { screens, type Screen } from '../screens.ts'
import { RequireSession } from './guards.tsx'
import { Shell } from '../shell/shell.tsx'
import { ErrorBoundary } from '../../lib/error-boundary.tsx'
import { loadChunk } from '../../lib/load-chunk.ts'
import { RouteErrorScreen } from './route-error.tsx'

/** All routes: the public ones and those that need a session. Any other address redirects to `/`. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: RouteErrorScreen,
      HydrateFallback: PageSpinner,
      children: [
        {
          // Inside the shell, so that navigation still works when a screen can't be loaded.
          ErrorBoundary: RouteErrorScreen,
          children: [
            ...screens.filter(({ access }) => access === 'public').map(describeRoute),
            ...developmentRoutes(),
            {
              Component: RequireSession,
              children: screens.filter(({ access }) => access === 'session').map(describeRoute),
            },
            { path: '*', element: <Navigate to="/" replace /> },
          ],
        },
      ],
    },
  ])
}

function describeRoute({ path, name, load }: Screen): RouteObject {
  return {
    path,
    lazy: async () => {
      const Loaded = await loadChunk(name, load)
      return {
        element: (
          <ErrorBoundary key={path}>
            <Loaded />
          </ErrorBoundary>
        ),
      }
    },
  }
}

/** /design shows every primitive; production builds leave it out. */
function developmentRoutes(): RouteObject[] {
  if (import.meta.env.MODE === 'production') return []
  const load = async () => (await import('../../screens/design/design-screen.tsx')).DesignScreen
  return [describeRoute({ path: '/design', name: 'Design', access: 'public', load })]
}

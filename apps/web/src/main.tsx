import './ui/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from './api/query-client.ts'
import { createRouter } from './app/routing/router.tsx'
import { AuthProvider } from './lib/session/auth-provider.tsx'
import { ThemeProvider } from './lib/theme/theme.tsx'
import { AlertsProvider } from './ui/alerts.tsx'
import { Toasts } from './ui/toasts.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <ThemeProvider>
        <AuthProvider>
          <AlertsProvider>
            <RouterProvider router={createRouter()} />
            <Toasts />
          </AlertsProvider>
        </AuthProvider>
      </ThemeProvider>
    </QueryClientProvider>
  </StrictMode>,
)

import { queryOptions } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/analytics'
import { callApi, readFile, routeUrl } from './client.ts'

export type { Analytics, MeasuredAccount, MeasuredPost } from '@vivify/contract/routes/analytics'

/** Measured values of the last days. */
export const analyticsQuery = (days: number) =>
  queryOptions({
    queryKey: ['analytics', days],
    queryFn: ({ signal }) =>
      callApi<typeof routes.readAnalytics>(
        { method: 'get', path: '/api/analytics' },
        { query: { days }, signal },
      ),
  })

/** Address of the same values as CSV. */
export function analyticsCsvUrl(days: number): string {
  return routeUrl<typeof routes.downloadAnalytics>('/api/analytics/csv', { query: { days } })
}

export type ReportFormat = 'pdf' | 'png'

/** Draws the performance report of the last days. Throws ApiError. */
export async function readReport(days: number, format: ReportFormat): Promise<Blob> {
  const query = { days, format }
  return (await readFile(routeUrl<typeof routes.downloadReport>('/api/analytics/report', { query }))).blob()
}

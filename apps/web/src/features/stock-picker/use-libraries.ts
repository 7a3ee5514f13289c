import { useQuery } from '@tanstack/react-query'
import { enginesQuery, type EngineStatus } from '../../api/engines.ts'

/** The stock libraries that are ready; undefined until the server has answered. */
export function useLibraries(): EngineStatus[] | undefined {
  const { data } = useQuery(enginesQuery)
  return data?.filter(({ kind, state }) => kind === 'stock' && state === 'ready')
}

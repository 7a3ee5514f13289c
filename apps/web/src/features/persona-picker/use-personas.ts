import { useQuery } from '@tanstack/react-query'
import { personasQuery, type SavedPersona } from '../../api/personas.ts'

/** The account's personas that are not archived; empty until they are loaded. */
export function usePersonas(): readonly SavedPersona[] {
  const { data = [] } = useQuery(personasQuery)
  return data.filter(({ isArchived }) => !isArchived)
}

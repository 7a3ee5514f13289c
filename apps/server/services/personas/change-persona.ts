import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { personaDocumentSchema, type PersonaDocument } from '@vivify/contract/persona'
import type { Database, Transaction } from '../../store/database.ts'
import { findPersona, lockPersona, updatePersona, type PersonaRow } from '../../store/personas.ts'

/** Throws AppError `not_found`, also for a persona of another workspace. */
export async function requirePersona(db: Database, workspaceId: string, id: string): Promise<PersonaRow> {
  const row = await findPersona(db, workspaceId, id)
  if (!row) throw missingPersona()
  return row
}

export function missingPersona(): AppError {
  return new AppError('not_found', messages.persona.gone)
}

export function documentOf({ document }: PersonaRow): PersonaDocument {
  return personaDocumentSchema.parse(document)
}

/**
 * Changes a persona's document under its lock, so that a job and a person don't overwrite each other. `save` writes rows
 * in the same transaction. Throws AppError `not_found` when the persona was deleted.
 */
export function changeDocument(
  db: Database,
  { workspaceId, personaId }: { workspaceId: string; personaId: string },
  change: (document: PersonaDocument) => PersonaDocument,
  save: (tx: Transaction) => Promise<void> = async () => {},
): Promise<PersonaDocument> {
  return db.transaction(async (tx) => {
    const row = await lockPersona(tx, workspaceId, personaId)
    if (!row) throw missingPersona()
    const document = change(documentOf(row))
    await updatePersona(tx, { workspaceId, id: personaId, revision: null }, { document: { ...document } })
    await save(tx)
    return document
  })
}

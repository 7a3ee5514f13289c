// In its own chunk, because the schema is needed only when the form is sent.

import { credentialsSchema } from '@vivify/contract/routes/account'
import type { Credentials } from '../../api/session.ts'

export type CredentialErrors = Partial<Record<keyof Credentials, string>>

const sentences = {
  email: { missing: 'Please enter your email.', wrong: 'Please enter a valid email address.' },
  password: { missing: 'Please enter your password.', wrong: 'Please enter a shorter password.' },
} as const

/** Error messages by field; empty when the contract accepts the credentials. */
export function checkCredentials(typed: Credentials): CredentialErrors {
  const parsed = credentialsSchema.safeParse(typed)
  if (parsed.success) return {}
  const errors: CredentialErrors = {}
  for (const field of ['email', 'password'] as const) {
    if (!parsed.error.issues.some((issue) => issue.path[0] === field)) continue
    errors[field] = sentences[field][typed[field].trim() === '' ? 'missing' : 'wrong']
  }
  return errors
}

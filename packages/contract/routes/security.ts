// What the owner of an account changes about it: name, password, second step, passkeys and devices. A guest has none of
// these.

import { z } from 'zod'
import { sessionSchema } from './account.ts'
import { defineRoute, doneSchema, idSchema, momentSchema } from './route.ts'

const passwordSchema = z.string().min(1).max(512)
const emailSchema = z.string().max(320).trim().toLowerCase().pipe(z.email().max(254))

/** A name is shown on one line. */
export const nameSchema = z
  .string()
  .max(200)
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)

export const passkeySchema = z.object({ id: idSchema, name: z.string(), createdAt: momentSchema })
export type Passkey = z.infer<typeof passkeySchema>

export const securitySchema = z.object({
  name: z.string(),
  email: z.string(),
  /** The second step is a code of an authenticator app. */
  hasSecondStep: z.boolean(),
  /** Recovery codes that were not used yet; 0 without a second step. */
  recoveryCodesLeft: z.number().int(),
  passkeys: z.array(passkeySchema).max(20),
})
export type Security = z.infer<typeof securitySchema>

export const deviceSchema = z.object({
  id: idSchema,
  /** Such as `Firefox on Linux`. */
  name: z.string(),
  /** To the hour. */
  lastSeenAt: momentSchema,
  signedInAt: momentSchema,
  isThis: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>

export const readSecurity = defineRoute({
  area: 'account',
  method: 'get',
  path: '/api/account',
  summary: 'Name and ways to sign in of this account',
  access: 'session',
  status: 200,
  answer: securitySchema,
})

export const saveProfile = defineRoute({
  area: 'account',
  method: 'put',
  path: '/api/account/profile',
  summary: 'Change the display name',
  access: 'session',
  body: z.object({ name: nameSchema }),
  status: 200,
  answer: securitySchema,
})

export const changePassword = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/account/password',
  summary: 'Change the password',
  access: 'session',
  body: z.object({ current: passwordSchema, next: passwordSchema, endsOthers: z.boolean() }),
  status: 200,
  answer: doneSchema,
})

export const listDevices = defineRoute({
  area: 'account',
  method: 'get',
  path: '/api/account/devices',
  summary: 'Browsers that are signed in to this account',
  access: 'session',
  status: 200,
  answer: z.object({ devices: z.array(deviceSchema).max(100) }),
})

export const endDevice = defineRoute({
  area: 'account',
  method: 'delete',
  path: '/api/account/devices/{deviceId}',
  summary: 'Sign out one browser',
  access: 'session',
  params: z.object({ deviceId: idSchema }),
  status: 200,
  answer: doneSchema,
})

export const endOtherDevices = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/account/devices/end-others',
  summary: 'Sign out every browser except this one',
  access: 'session',
  status: 200,
  answer: z.object({ ended: z.number().int() }),
})

export const startSecondStep = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/account/second-step',
  summary: 'Begin to set up an authenticator app; it counts once a code of it was confirmed',
  access: 'session',
  body: z.object({ password: passwordSchema }),
  status: 200,
  answer: z.object({
    /** `otpauth://…`, which apps read from a QR code. */
    address: z.string(),
    /** Base32, for typing. */
    secret: z.string(),
    recoveryCodes: z.array(z.string()).max(20),
  }),
})

export const confirmSecondStep = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/account/second-step/confirm',
  summary: 'Turn the second step on with a code of the app',
  access: 'session',
  body: z.object({ code: z.string().max(32) }),
  status: 200,
  answer: securitySchema,
})

export const stopSecondStep = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/account/second-step/stop',
  summary: 'Turn the second step off',
  access: 'session',
  body: z.object({ password: passwordSchema }),
  status: 200,
  answer: securitySchema,
})

export const renewRecoveryCodes = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/account/second-step/recovery-codes',
  summary: 'Replace all recovery codes',
  access: 'session',
  body: z.object({ password: passwordSchema }),
  status: 200,
  answer: z.object({ recoveryCodes: z.array(z.string()).max(20) }),
})

/** Options of WebAuthn, as browsers read them in JSON. */
const webAuthnSchema = z.record(z.string().max(100), z.unknown())

/** Base64url. */
const bytesSchema = z.string().max(20_000)

const credentialSchema = z.object({
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  /** Extensions are not asked for. */
  clientExtensionResults: z.object({}).default({}),
})

/** A passkey that a browser made. */
export const madePasskeySchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: bytesSchema,
    attestationObject: bytesSchema,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(10)
      .default([]),
  }),
})
export type MadePasskey = z.infer<typeof madePasskeySchema>

/** What a browser signs with a passkey. */
export const passkeyProofSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
  }),
})
export type PasskeyProof = z.infer<typeof passkeyProofSchema>

export const startPasskey = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/account/passkeys/start',
  summary: 'Options for making a passkey in this browser',
  access: 'session',
  body: z.object({ password: passwordSchema }),
  status: 200,
  answer: z.object({ options: webAuthnSchema }),
})

export const addPasskey = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/account/passkeys',
  summary: 'Keep the passkey that the browser made',
  access: 'session',
  body: z.object({ name: nameSchema, made: madePasskeySchema }),
  status: 201,
  answer: securitySchema,
})

export const removePasskey = defineRoute({
  area: 'account',
  method: 'delete',
  path: '/api/account/passkeys/{passkeyId}',
  summary: 'Remove a passkey',
  access: 'session',
  params: z.object({ passkeyId: idSchema }),
  status: 200,
  answer: securitySchema,
})

const signedInSchema = z.object({ session: sessionSchema, isNew: z.boolean() })

export const finishSignIn = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/auth/second-step',
  summary: 'Second step of a sign-in: a code of the app, or a recovery code',
  access: 'public',
  body: z.object({ code: z.string().max(64) }),
  status: 200,
  answer: signedInSchema,
})

export const startPasskeySignIn = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/auth/passkey/start',
  summary: 'Options for signing in with a passkey',
  access: 'public',
  status: 200,
  answer: z.object({ options: webAuthnSchema }),
})

export const signInWithPasskey = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/auth/passkey',
  summary: 'Sign in with a passkey',
  access: 'public',
  body: z.object({ proof: passkeyProofSchema }),
  status: 200,
  answer: signedInSchema,
})

export const requestReset = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/auth/reset/request',
  summary: 'Mail a link for a new password. The answer is the same whether or not there is an account',
  access: 'public',
  body: z.object({ email: emailSchema }),
  status: 200,
  /** `mailed` is false where this server can’t send mail; its operator can make a link. */
  answer: z.object({ mailed: z.boolean() }),
})

export const resetPassword = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/auth/reset',
  summary: 'Set a new password with a link’s token; signs out every browser',
  access: 'public',
  body: z.object({ token: z.string().min(20).max(200), password: passwordSchema }),
  status: 200,
  answer: doneSchema,
})

export const makeResetLink = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/account/reset-link',
  summary: 'A link for a new password, for the operator on the same machine',
  access: 'token',
  body: z.object({ email: emailSchema, endsSecondStep: z.boolean() }),
  status: 200,
  answer: z.object({ address: z.string(), minutes: z.number().int() }),
})

export const makeOperator = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/account/operator',
  summary: 'Make another account the operator, for the command line on the same machine',
  access: 'token',
  body: z.object({ email: emailSchema }),
  status: 200,
  answer: doneSchema,
})

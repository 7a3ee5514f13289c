// How an account is kept safe: password, second step, passkeys and the browsers that are signed in. Better Auth checks
// and stores them; this room decides who may ask, and words the answers.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Device, MadePasskey, PasskeyProof, Security } from '@vivify/contract/routes/security'
import {
  deleteOtherSessions,
  deletePasskey,
  deleteSession,
  listPasskeys,
  listSessions,
  renameUser,
} from '../../store/sessions.ts'
import { findUser } from '../../store/workspaces.ts'
import type { Authentication } from './authentication.ts'
import { describeDevice } from './describe-device.ts'
import { requireLongPassword } from './passwords.ts'
import type { PasskeyAuthentication } from './passkey-authentication.ts'
import { refuseInWords } from './refuse-in-words.ts'
import {
  authenticationFailed,
  describeSignedIn,
  withCookies,
  type SignedIn,
  type SignedInOptions,
} from './signed-in.ts'

export interface SecurityOptions extends SignedInOptions {
  authentication: Authentication
  /** Loads the library of passkeys once. */
  loadPasskeys: () => Promise<PasskeyAuthentication>
  minPasswordCharacters: number
}

/** A signed-in person, and the headers of the request, whose cookies say which session it is. */
export interface Asking {
  userId: string
  isGuest: boolean
  headers: Headers
}

export interface WithCookies<Answer> {
  answer: Answer
  /** Cookies for the response: some changes replace the session. */
  headers: Headers
}

type PasskeyOptions = Record<string, unknown>

/** Every function throws AppError `forbidden` for a guest, and `bad_input` for a wrong password or code. */
export interface SecurityService {
  read(asking: Asking): Promise<Security>
  rename(asking: Asking, name: string): Promise<Security>
  changePassword(
    asking: Asking,
    change: { current: string; next: string; endsOthers: boolean },
  ): Promise<WithCookies<null>>
  listDevices(asking: Asking): Promise<Device[]>
  /** Throws AppError `not_found`. */
  endDevice(asking: Asking, deviceId: string): Promise<void>
  /** Returns how many sessions ended. */
  endOtherDevices(asking: Asking): Promise<number>
  /** Throws AppError `conflict` when it is on already. */
  startSecondStep(
    asking: Asking,
    password: string,
  ): Promise<{ address: string; secret: string; recoveryCodes: string[] }>
  confirmSecondStep(asking: Asking, code: string): Promise<WithCookies<Security>>
  stopSecondStep(asking: Asking, password: string): Promise<WithCookies<Security>>
  renewRecoveryCodes(asking: Asking, password: string): Promise<string[]>
  startPasskey(asking: Asking, password: string): Promise<WithCookies<PasskeyOptions>>
  addPasskey(asking: Asking, passkey: { name: string; made: MadePasskey }): Promise<Security>
  /** Throws AppError `not_found`. */
  removePasskey(asking: Asking, passkeyId: string): Promise<Security>
  /** The second step of a sign-in. `headers` carry the cookie of the first. Throws AppError `unauthorized`. */
  finishSignIn(code: string, headers: Headers): Promise<SignedIn>
  startPasskeySignIn(headers: Headers): Promise<WithCookies<PasskeyOptions>>
  /** Throws AppError `unauthorized`. */
  signInWithPasskey(proof: PasskeyProof, headers: Headers): Promise<SignedIn>
}

const maxDevices = 100
const maxPasskeys = 20
const totpPattern = /^\d{6}$/

export function createSecurityService(options: SecurityOptions): SecurityService {
  return {
    ...createProfile(options),
    ...createDevices(options),
    ...createSecondStep(options),
    ...createPasskeys(options),
    ...createFinishing(options),
  }
}

type Part<Name extends keyof SecurityService> = Pick<SecurityService, Name>

function createProfile(options: SecurityOptions): Part<'read' | 'rename' | 'changePassword'> {
  const { db, authentication } = options
  return {
    read: (asking) => describe(options, asking),
    async rename(asking, name) {
      requireAccount(asking)
      await renameUser(db, asking.userId, name)
      return describe(options, asking)
    },
    async changePassword(asking, { current, next, endsOthers }) {
      requireAccount(asking)
      requireLongPassword(next, options.minPasswordCharacters)
      if (next === current) throw new AppError('bad_input', messages.security.samePassword)
      const changed = await refuseInWords(() =>
        authentication.api.changePassword({
          body: { currentPassword: current, newPassword: next, revokeOtherSessions: endsOthers },
          headers: asking.headers,
          returnHeaders: true,
        }),
      )
      return { answer: null, headers: new Headers(changed.headers) }
    },
  }
}

function createDevices(options: SecurityOptions): Part<'listDevices' | 'endDevice' | 'endOtherDevices'> {
  const { db, authentication } = options
  const readOwnId = async ({ headers }: Asking): Promise<string | null> =>
    (await authentication.api.getSession({ headers }))?.session.id ?? null
  return {
    async listDevices(asking) {
      requireAccount(asking)
      const ownId = await readOwnId(asking)
      const found = await listSessions(db, asking.userId, maxDevices)
      return found.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        name: describeDevice(userAgent) ?? messages.security.unknownDevice,
        lastSeenAt: updatedAt.toISOString(),
        signedInAt: createdAt.toISOString(),
        isThis: id === ownId,
      }))
    },
    async endDevice(asking, deviceId) {
      requireAccount(asking)
      if (await deleteSession(db, asking.userId, deviceId)) return
      throw new AppError('not_found', messages.security.noDevice)
    },
    async endOtherDevices(asking) {
      requireAccount(asking)
      return deleteOtherSessions(db, asking.userId, (await readOwnId(asking)) ?? '')
    },
  }
}

function createSecondStep(
  options: SecurityOptions,
): Part<'startSecondStep' | 'confirmSecondStep' | 'stopSecondStep' | 'renewRecoveryCodes'> {
  const { api } = options.authentication
  return {
    async startSecondStep(asking, password) {
      requireAccount(asking)
      const { headers } = asking
      const started = await refuseInWords(() =>
        api.enableTwoFactor({ body: { password, method: 'totp' }, headers }),
      )
      if (!('totpURI' in started)) throw new AppError('internal', messages.security.secondStepMissing)
      const secret = new URL(started.totpURI).searchParams.get('secret') ?? ''
      return { address: started.totpURI, secret, recoveryCodes: started.backupCodes }
    },
    async confirmSecondStep(asking, code) {
      requireAccount(asking)
      const { headers } = asking
      const confirmed = await refuseInWords(() =>
        api.verifyTOTP({ body: { code: withoutSpaces(code) }, headers, returnHeaders: true }),
      )
      return { answer: await describe(options, asking), headers: new Headers(confirmed.headers) }
    },
    async stopSecondStep(asking, password) {
      requireAccount(asking)
      const { headers } = asking
      const stopped = await refuseInWords(() =>
        api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      )
      return { answer: await describe(options, asking), headers: new Headers(stopped.headers) }
    },
    async renewRecoveryCodes(asking, password) {
      requireAccount(asking)
      const { headers } = asking
      const renewed = await refuseInWords(() => api.generateBackupCodes({ body: { password }, headers }))
      return renewed.backupCodes
    },
  }
}

function createPasskeys(options: SecurityOptions): Part<'startPasskey' | 'addPasskey' | 'removePasskey'> {
  const { db, authentication } = options
  const { api } = authentication
  return {
    async startPasskey(asking, password) {
      requireAccount(asking)
      const { headers } = asking
      await refuseInWords(() => api.verifyPassword({ body: { password }, headers }))
      if ((await listPasskeys(db, asking.userId)).length >= maxPasskeys) {
        throw new AppError('conflict', messages.security.tooManyPasskeys)
      }
      const passkeys = (await options.loadPasskeys()).api
      const started = await refuseInWords(() =>
        passkeys.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }),
      )
      return { answer: asRecord(started.response), headers: new Headers(started.headers) }
    },
    async addPasskey(asking, { name, made }) {
      requireAccount(asking)
      const { headers } = asking
      const passkeys = (await options.loadPasskeys()).api
      await refuseInWords(
        () => passkeys.verifyPasskeyRegistration({ body: { response: made, name }, headers }),
        messages.security.passkeyFailed,
      )
      return describe(options, asking)
    },
    async removePasskey(asking, passkeyId) {
      requireAccount(asking)
      if (!(await deletePasskey(db, asking.userId, passkeyId))) {
        throw new AppError('not_found', messages.security.passkeyMissing)
      }
      return describe(options, asking)
    },
  }
}

function createFinishing(
  options: SecurityOptions,
): Part<'finishSignIn' | 'startPasskeySignIn' | 'signInWithPasskey'> {
  const { api } = options.authentication
  return {
    async finishSignIn(typed, headers) {
      const code = withoutSpaces(typed)
      const own = withCookies(headers, ['two_factor'])
      const step = { body: { code }, headers: own, returnHeaders: true } as const
      const finished = await refuseInWords(() =>
        totpPattern.test(code) ? api.verifyTOTP(step) : api.verifyBackupCode(step),
      )
      return describeSignedIn(options, finished.response.user.id, finished.headers, false)
    },
    async startPasskeySignIn(headers) {
      const passkeys = (await options.loadPasskeys()).api
      const started = await passkeys.generatePasskeyAuthenticationOptions({
        headers: withCookies(headers, []),
        returnHeaders: true,
      })
      const answer = { ...started.response, userVerification: 'required' }
      return { answer, headers: new Headers(started.headers) }
    },
    async signInWithPasskey(proof, headers) {
      const own = withCookies(headers, ['better-auth-passkey'])
      const passkeys = (await options.loadPasskeys()).api
      const opened = await passkeys
        .verifyPasskeyAuthentication({ body: { response: proof }, headers: own, returnHeaders: true })
        .catch((cause: unknown) => {
          throw new AppError('unauthorized', messages.security.passkeyRefused, { cause })
        })
      const userId = opened.response.user?.id
      if (userId === undefined) throw authenticationFailed()
      return describeSignedIn(options, userId, opened.headers, false)
    },
  }
}

function requireAccount({ isGuest }: Asking): void {
  if (isGuest) throw new AppError('forbidden', messages.security.needsAccount)
}

async function describe(options: SecurityOptions, asking: Asking): Promise<Security> {
  requireAccount(asking)
  const { db } = options
  const [user, passkeys] = await Promise.all([findUser(db, asking.userId), listPasskeys(db, asking.userId)])
  if (!user) throw authenticationFailed()
  const hasSecondStep = user.twoFactorEnabled
  return {
    name: user.name,
    email: user.email,
    hasSecondStep,
    recoveryCodesLeft: hasSecondStep ? await countRecoveryCodes(options, user.id) : 0,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({
      id,
      name: name ?? messages.security.unknownDevice,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** 0 when the codes can't be read, because the installation has a new secret: they work no more. */
async function countRecoveryCodes({ authentication }: SecurityOptions, userId: string): Promise<number> {
  try {
    return (await authentication.api.viewBackupCodes({ body: { userId } })).backupCodes.length
  } catch {
    return 0
  }
}

/** People type codes in groups. */
function withoutSpaces(code: string): string {
  return code.replace(/\s/gu, '')
}

function asRecord(value: object): Record<string, unknown> {
  return { ...value }
}

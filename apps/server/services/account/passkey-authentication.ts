// Passkeys, in an instance of Better Auth of their own: their library is loaded by the first call, because it takes long and
// most sign-ins need none.

import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { describeAuthentication, type AuthenticationOptions } from './authentication.ts'

export type PasskeyAuthentication = ReturnType<typeof createPasskeyAuthentication>

export function createPasskeyAuthentication(options: AuthenticationOptions) {
  return betterAuth({ ...describeAuthentication(options), plugins: [passkeysOf(options)] })
}

/**
 * A passkey replaces password and second step, so the authenticator has to check its user. It is bound to the name of
 * this server; the page's origin is the one that `checkOrigin` let pass.
 */
function passkeysOf({ baseUrl }: AuthenticationOptions) {
  return passkey({
    rpID: new URL(baseUrl).hostname,
    rpName: 'Vivify',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification({ verification }) {
        if (verification.registrationInfo?.userVerified !== true) throw userNotVerified()
      },
    },
    authentication: {
      afterVerification({ verification }) {
        if (!verification.authenticationInfo.userVerified) throw userNotVerified()
      },
    },
  })
}

function userNotVerified(): APIError {
  return new APIError('UNAUTHORIZED', { message: 'The authenticator did not check its user.' })
}

import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/security'
import { callApi } from './client.ts'
import { sessionQuery, startSession } from './session.ts'

export type { Device, Passkey, Security } from '@vivify/contract/routes/security'

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.readSecurity>({ method: 'get', path: '/api/account' }, { signal }),
})

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  staleTime: 0,
  queryFn: ({ signal }) =>
    callApi<typeof routes.listDevices>({ method: 'get', path: '/api/account/devices' }, { signal }),
})

const keepSecurity = (client: QueryClient, security: routes.Security): void => {
  client.setQueryData(securityQuery.queryKey, security)
}

/** Some changes replace this browser's session, which the list of devices shows. */
const forgetDevices = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: devicesQuery.queryKey })

export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) =>
      callApi<typeof routes.saveProfile>({ method: 'put', path: '/api/account/profile' }, { body: { name } }),
    onSuccess: (security) => keepSecurity(client, security),
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { current: string; next: string; endsOthers: boolean }) =>
      callApi<typeof routes.changePassword>({ method: 'post', path: '/api/account/password' }, { body }),
    onSuccess: () => forgetDevices(client),
  })
}

export function useEndDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (deviceId: string) =>
      callApi<typeof routes.endDevice>(
        { method: 'delete', path: '/api/account/devices/{deviceId}' },
        { params: { deviceId } },
      ),
    onSettled: () => forgetDevices(client),
  })
}

export function useEndOtherDevices() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      callApi<typeof routes.endOtherDevices>({ method: 'post', path: '/api/account/devices/end-others' }),
    onSettled: () => forgetDevices(client),
  })
}

export function useStartSecondStep() {
  return useMutation({
    mutationFn: (password: string) =>
      callApi<typeof routes.startSecondStep>(
        { method: 'post', path: '/api/account/second-step' },
        { body: { password } },
      ),
  })
}

export function useConfirmSecondStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) =>
      callApi<typeof routes.confirmSecondStep>(
        { method: 'post', path: '/api/account/second-step/confirm' },
        { body: { code } },
      ),
    onSuccess: (security) => {
      keepSecurity(client, security)
      return forgetDevices(client)
    },
  })
}

export function useStopSecondStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) =>
      callApi<typeof routes.stopSecondStep>(
        { method: 'post', path: '/api/account/second-step/stop' },
        { body: { password } },
      ),
    onSuccess: (security) => {
      keepSecurity(client, security)
      return forgetDevices(client)
    },
  })
}

export function useRenewRecoveryCodes() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) =>
      callApi<typeof routes.renewRecoveryCodes>(
        { method: 'post', path: '/api/account/second-step/recovery-codes' },
        { body: { password } },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: securityQuery.queryKey }),
  })
}

/** Makes a passkey in this browser and keeps it. An abort by the person stays a DOMException. */
export function useAddPasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ password, name }: { password: string; name: string }) => {
      const started = await callApi<typeof routes.startPasskey>(
        { method: 'post', path: '/api/account/passkeys/start' },
        { body: { password } },
      )
      const { startRegistration } = await import('@simplewebauthn/browser')
      const { id, rawId, type, response } = await startRegistration({ optionsJSON: started.options as never })
      return callApi<typeof routes.addPasskey>(
        { method: 'post', path: '/api/account/passkeys' },
        { body: { name, made: { id, rawId, type, response } } },
      )
    },
    onSuccess: (security) => keepSecurity(client, security),
  })
}

export function useRemovePasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (passkeyId: string) =>
      callApi<typeof routes.removePasskey>(
        { method: 'delete', path: '/api/account/passkeys/{passkeyId}' },
        { params: { passkeyId } },
      ),
    onSuccess: (security) => keepSecurity(client, security),
  })
}

export function useFinishSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: sessionQuery.queryKey,
    mutationFn: (code: string) =>
      callApi<typeof routes.finishSignIn>(
        { method: 'post', path: '/api/auth/second-step' },
        { body: { code } },
      ),
    onSuccess: ({ session }) => startSession(client, session),
  })
}

export function usePasskeySignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: sessionQuery.queryKey,
    mutationFn: async () => {
      const started = await callApi<typeof routes.startPasskeySignIn>({
        method: 'post',
        path: '/api/auth/passkey/start',
      })
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const { id, rawId, type, response } = await startAuthentication({
        optionsJSON: started.options as never,
      })
      return callApi<typeof routes.signInWithPasskey>(
        { method: 'post', path: '/api/auth/passkey' },
        { body: { proof: { id, rawId, type, response } } },
      )
    },
    onSuccess: ({ session }) => startSession(client, session),
  })
}

export function useRequestReset() {
  return useMutation({
    mutationKey: sessionQuery.queryKey,
    mutationFn: (email: string) =>
      callApi<typeof routes.requestReset>(
        { method: 'post', path: '/api/auth/reset/request' },
        { body: { email } },
      ),
  })
}

export function useResetPassword() {
  return useMutation({
    mutationKey: sessionQuery.queryKey,
    mutationFn: (body: { token: string; password: string }) =>
      callApi<typeof routes.resetPassword>({ method: 'post', path: '/api/auth/reset' }, { body }),
  })
}

// Facebook Login: a person's log-in gives access to the pages that they may post to, each with its own token.
// https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow

import { z } from 'zod'
import * as messages from '@vivify/contract/messages'
import { platformNames } from '@vivify/contract/platforms'
import { ProviderError } from '../../provider-error.ts'
import { callGraph, graphVersion, readGraph } from '../meta-graph.ts'
import type { FoundAccount, LoginCall, OAuthLogin } from '../port.ts'

const platform = platformNames.facebook
const scopes = [
  'pages_show_list',
  'pages_manage_posts',
  'pages_read_engagement',
  'pages_manage_engagement',
  'pages_read_user_content',
  'read_insights',
  'business_management',
]
/** Of a list of 100 pages each. */
const maxLists = 10

export const facebookLogin: OAuthLogin = {
  kind: 'oauth',

  authorizeUrl({ settings, redirectUrl }, { state }) {
    const query = new URLSearchParams({
      client_id: settings.clientId,
      redirect_uri: redirectUrl,
      response_type: 'code',
      scope: scopes.join(','),
      state,
    })
    return `${settings.loginUrl}/${graphVersion}/dialog/oauth?${query}`
  },

  /** The tokens of pages don't expire when the person's token is a long one, so no expiry is told. */
  async exchangeCode(call, { code }) {
    const short = await readToken(call, { redirect_uri: call.redirectUrl, code })
    const long = await readToken(call, { grant_type: 'fb_exchange_token', fb_exchange_token: short })
    return { accessToken: long, refreshToken: null, expiresInSeconds: null }
  },

  async refresh() {
    const reason = messages.publishing.loginEnded(platform)
    throw new ProviderError({ vendor: platform, failure: 'unauthorized', reason })
  },

  async listAccounts({ settings, fetch, signal }, { accessToken }) {
    const accounts: FoundAccount[] = []
    let after = ''
    for (let count = 0; count < maxLists; count++) {
      const { data, paging } = await callGraph({
        platform,
        fetch,
        signal,
        method: 'GET',
        baseUrl: settings.baseUrl,
        path: 'me/accounts',
        query: { fields: 'id,name,access_token,tasks', limit: '100', ...(after === '' ? {} : { after }) },
        token: accessToken,
        answer: pagesSchema,
      })
      for (const { id, name, access_token: token, tasks } of data) {
        if (token !== undefined && (tasks === undefined || tasks.includes('CREATE_CONTENT'))) {
          accounts.push({ accountId: id, name, accessToken: token })
        }
      }
      after = paging?.next === undefined ? '' : (paging.cursors?.after ?? '')
      if (after === '') break
    }
    return accounts
  },
}

const tokenSchema = z
  .object({ access_token: z.string().min(1) })
  .transform(({ access_token: token }) => token)

/** As a form, because an address with the secret would be logged on its way. */
function readToken({ settings, fetch, signal }: LoginCall, form: Record<string, string>): Promise<string> {
  const url = `${settings.baseUrl}/${graphVersion}/oauth/access_token`
  const client = { client_id: settings.clientId, client_secret: settings.clientSecret }
  return readGraph({ platform, fetch, signal, url, form: { ...client, ...form } }, tokenSchema)
}

const pagesSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      access_token: z.string().optional(),
      tasks: z.array(z.string()).optional(),
    }),
  ),
  paging: z
    .object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() })
    .optional(),
})

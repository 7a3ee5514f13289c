// Sentences of API keys and of the API reference.

const listed = (names: readonly string[]): string => names.join(', ')

export const apiKeyMessages = {
  unknown: 'This API key does not exist or was revoked.',
  keyMissing: 'This address needs an API key: send the header Authorization: Bearer with it.',
  sessionOnly: 'This call is for people who are signed in. API keys can’t make it.',
  scopeMissing: (scope: string) => `This API key lacks the scope ${scope}.`,
  noPlan: (plan: string) =>
    `${plan} has no API access. Choose a plan with API access to use API keys and webhooks on this server.`,
  guest: 'Sign up first: API keys belong to an account with an email.',
  tooMany: (most: number) => `There are already ${most} API keys. Revoke one to make another.`,
  created: 'API key created!',
  revoked: 'API key revoked.',
  copied: 'API key copied!',
  copyFailed: 'The key could not be copied. Select it and copy it yourself.',
  shownOnce: 'Copy this key now. It is stored as a hash only and can’t be shown again.',
  about:
    'A key lets a program use Vivify as you do, within the scopes that you choose. Send it as the header Authorization: Bearer, and keep it secret.',
  none: 'There are no keys yet. Create one to use Vivify from your own programs, n8n or an AI assistant.',
  nameMissing: 'Please give the key a name.',
  scopesMissing: 'Please choose at least one scope.',
  neverUsed: 'Never used',
  lastUsed: (when: string) => `Last used ${when}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeWarning: 'Programs that use this key stop working at once. This can’t be undone.',
  allScopes: 'All scopes',
  chosenScopes: (held: readonly string[]) => listed(held),
} as const

export const reference = {
  lead: 'Your programs can make everything that the screens make.',
  loading: 'Loading the reference',
  loadFailed: 'The reference could not be loaded',
  nothingFound: (words: string) => `No call matches “${words}”.`,
  signInToTry: 'Sign in, or enter an API key, to try calls.',
  usesSession: 'Calls are made as you, with your session.',
  usesKey: 'Calls are made with this key.',
  changesData: 'This call changes your data.',
  invalidJson: 'The body is not valid JSON.',
  curlCopied: 'Command copied!',
  copyFailed: 'The command could not be copied. Select it and copy it yourself.',
  tooLongToShow: (bytes: string) => `The answer has ${bytes}; only its beginning is shown.`,
  notText: (type: string, bytes: string) => `The answer is a file: ${type}, ${bytes}.`,
} as const

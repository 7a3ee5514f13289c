// The part of messages.ts about accounts at platforms.

export const connectionMessages = {
  connect: 'Connect account',
  connected: (platform: string) => `${platform} connected!`,
  someLeftOut: (most: number) => `Only the first ${most} accounts were connected.`,
  disconnected: 'Account disconnected.',
  disconnectQuestion: (name: string) => `Disconnect ${name}?`,
  gone: 'This account was disconnected. Connect it again to post to it.',
  needsLogin: (platform: string) => `${platform} no longer accepts this log-in. Connect the account again.`,
  unreadable: 'The server’s key has changed, so this log-in can’t be read. Connect the account again.',
  notReady: (platform: string) =>
    `This server is not registered with ${platform} yet. Follow the steps, or use the dry run.`,
  otherWay: (platform: string) => `${platform} is connected in another way.`,
  serverMissing: 'Please enter the address of your server, such as mastodon.social.',
  serverInsecure: 'Please enter an address that begins with https://.',
  webhookUrlMissing: 'Please enter a web address that begins with https://.',
  webhookNameMissing: 'Please enter a name.',
  identifierMissing: 'Please enter your handle.',
  passwordMissing: 'Please enter an app password.',
  passwordRefused: (platform: string) =>
    `${platform} did not accept this handle and app password. Check both and try again.`,
  tooMany: (most: number) => `At most ${most} accounts can be connected. Disconnect one first.`,
  secretCopied: 'Secret copied!',
  redirectCopied: 'Address copied!',
  /** By the code in the address that a log-in returns to. */
  failures: {
    denied: 'The log-in was canceled. Nothing was connected.',
    expired: 'This log-in has expired or was already used. Start it again.',
    other_browser: 'This log-in was started in another browser or account. Start it again here.',
    refused: 'The platform refused the log-in. Start it again.',
    unreachable: 'The platform can’t be reached right now. Try again in a moment.',
    no_accounts: 'No account to post to was found there. Check what you allowed, then start again.',
    too_many: 'Too many accounts are connected already. Disconnect one first.',
    failed: 'The account could not be connected. Please try again.',
  },
} as const

// Sentences of the command line about accounts and posts. Apart from the others, so that pages don't load them.

export const commandMessages = {
  noStarter: (topic: string) => `No ready script about “${topic}”.`,
  noSuchAccount: (email: string) => `There is no account with the email ${email} on this server.`,
  whichAccount: (emails: readonly string[], isMore: boolean) =>
    `Say whose post it is with --account EMAIL. There are ${emails.join(', ')}${isMore ? ' and others' : ''}.`,
  noAccount: 'Nobody has used this server yet. Open it in a browser once, then run the command again.',
  accountUsage: 'Say what and whose: vivify account reset EMAIL, or vivify account operator EMAIL.',
  operatorMoved: (email: string) => `${email} runs this server now.`,
  resetLink: (email: string, address: string, minutes: number) =>
    `Open this address in a browser within ${minutes} minutes to choose a new password for ${email}. It works once.\n${address}`,
  secondStepOff: 'The second step is off: the new password alone opens the account.',
  noServer: 'Vivify is not running here. Start it with npm start; it sends posts when they are due.',
  noServerForMcp: 'Vivify is not running here. Start it with npm start; the tools act on it.',
  noPlatforms: 'Say where it goes: --platforms twitter,linkedin.',
  noText: 'Give the post some words or a file: --text TEXT, --text-file FILE or --media FILE.',
  twoTexts: 'Give --text or --text-file, not both.',
  twoTimes: 'Give --at or --now, not both.',
  badTime: (given: string) =>
    `“${given}” is not a time. Write it as --at "2026-12-24 18:30", in the zone of this machine or of --zone.`,
  noPlatform: (given: string, all: readonly string[]) =>
    `There is no platform “${given}”. Choose from: ${all.join(', ')}.`,
  tooManyAlts: 'There are more --alt texts than --media files.',
  noSuchConnection: (platform: string, name: string, names: readonly string[]) =>
    names.length === 0
      ? `No ${platform} account is connected. Connect one in the Social Media Suite.`
      : `There is no ${platform} account “${name}”. Connected: ${names.join(', ')}.`,
  whichConnection: (platform: string, id: string, names: readonly string[]) =>
    `Several ${platform} accounts are connected: ${names.join(', ')}. Choose one, as in --platforms "${id}=${names[0]}".`,
  savedDraft: 'Saved as a draft. Add --at or --now to send it.',
  scheduledFor: (when: string) => `Scheduled for ${when}.`,
  stillSending: 'Still being sent. Its receipt is in the Social Media Suite under Recent Posts.',
  uploading: (name: string) => `Uploading ${name}`,
}

// The sentences of vendors' voices; messages.ts is where they are read from.

export const voiceMessages = {
  heading: 'More natural voices',
  label: (engine: string) => `Voices of ${engine}`,
  placeholder: 'Search by name, sound or language',
  own: 'yours',
  perMinute: (dollars: string) => `About ${dollars} a minute`,
  free: 'Costs nothing',
  priceUnknown: 'The price is not known here',
  asOf: (month: string) => `price of ${month}`,
  billed: (engine: string) => `${engine} bills the account of the key, listening included.`,
  premium: (plan: string) => `Comes with the ${plan} plan`,
  unlisted: (engine: string) => `The voices of ${engine} can’t be listed now.`,
  engineUnknown: 'No engine with this name speaks here. Choose another voice.',
  unknown: (engine: string) => `${engine} has no such voice. Choose another voice.`,
  nothingToSay: 'There is nothing to say in this text. Write at least one word.',
  charactersPerDay: (most: string) =>
    `The limit is ${most} spoken characters a day per account. Try again tomorrow, or use a built-in voice now.`,
  later: (engine: string) =>
    `${engine} is not accepting more requests right now. The video goes on by itself.`,
  againAt: (time: string) => `Again at ${time}.`,
  introduce: (name: string) => `Hi, this is ${name}. Here is how your next video could sound.`,
  useBuiltIn: 'Use the built-in voice',
  speaks: (voice: string, engine: string) => `${voice} of ${engine} speaks this video.`,
} as const

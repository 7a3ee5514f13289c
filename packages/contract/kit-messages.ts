// Sentences and labels of the launch kit. Those of the specification are copied letter for letter.

export const kitMessages = {
  title: 'Product Hunt Kit',
  intro: 'From a link, or a few facts, to everything that you post on launch day.',
  urlMissing: 'Please enter a Product Hunt URL to generate a viral kit.',
  urlInvalid: 'Please enter a valid Product Hunt URL.',
  generate: 'Generate Kit',
  generating: 'Generating...',
  generateNew: 'Generate New Kit',
  nameMissing: 'Please enter the product’s name.',
  summaryMissing: 'Please say what the product does.',
  notFound: 'This launch kit was deleted.',
  changed: 'This launch kit was also changed in another window.',
  tooMany: (most: number) =>
    `You have ${most} launch kits, as many as one account can keep. Delete one first.`,
  noTexts: 'Write this kit first.',
  scriptEmpty: 'This video script is empty.',
  scriptQuestions: 'This script can’t become a video as it is. Write it as plain sentences.',
  badDate: 'This day does not exist. Choose another one.',
  badZone: (zone: string) => `“${zone}” is not a time zone. Use a name such as Europe/Berlin.`,
  writtenBuiltIn: 'Built-in writer, from your facts alone',
  sources: {
    api: 'Product Hunt’s API',
    feed: 'Product Hunt’s feed',
    page: (host: string) => `the page at ${host}`,
    slug: 'the address alone',
    form: 'your own facts',
  },
  reading: {
    api: 'Asking Product Hunt',
    feed: 'Looking in Product Hunt’s feed',
    page: 'Reading the page',
    write: 'Writing the kit',
  },
  notRead: {
    noToken: 'Product Hunt’s API was not asked, because this server has no token for it.',
    refusedToken: 'Product Hunt’s API rejected this server’s token.',
    waits: (seconds: number) =>
      `Product Hunt’s API takes no more questions for now. It can be asked again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    apiFailed: 'Product Hunt’s API gave no usable answer.',
    apiUnknown: 'Product Hunt’s API does not know this launch.',
    notInFeed: 'Product Hunt’s feed, which lists the newest launches, does not have this one.',
    feedFailed: 'Product Hunt’s feed can’t be read at the moment.',
    pageSaysNothing: 'The page does not say what the product is.',
    pageTooLate: 'The page took too long to answer.',
  },
  onlyAddress: 'Only the address could be read. Fill in what the product does, and the kit can be written.',
  ownWords: (engine: string, reason: string) =>
    `${engine} could not write this kit: ${reason} The built-in writer wrote it.`,
  ownParts: (engine: string, parts: string) =>
    `The built-in writer wrote these parts, because ${engine}’s broke a rule of length, or said what you had not: ${parts}.`,
  notPlanned: (title: string, reason: string) => `“${title}” is not in the calendar: ${reason}`,
  alreadySent: 'it was already sent.',
} as const

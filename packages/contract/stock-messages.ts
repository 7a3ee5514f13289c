const seconds = (value: number): string => `${value} ${value === 1 ? 'second' : 'seconds'}`

/** Footage and pictures of stock libraries. */
export const stockMessages = {
  find: 'Find footage',
  findAll: 'Find footage for every scene',
  finding: 'Finding footage',
  about: 'Free libraries, searched by this server. License and author are kept with each file.',
  pickerTitle: (number: number) => `Footage for scene ${number}`,
  words: 'What should it show?',
  wordsMissing: 'Write what the footage should show.',
  kind: 'Kind',
  shape: 'Shape',
  source: 'Library',
  everySource: 'All libraries',
  shortest: 'Only clips as long as the scene',
  more: 'More results',
  noResults: (words: string) => `Nothing was found for “${words}”. Try fewer or other words.`,
  use: (title: string) => `Use “${title}”`,
  used: 'The scene shows it now.',
  asksForCredit: 'Asks for a credit, which Vivify adds to the post.',
  shareAlike:
    'Asks for a credit, and whoever changes it gives the changed version on under the same license: your video may count as one.',
  freeToUse: 'Free to use, no credit needed.',
  likesCredit: 'Free to use. A credit is welcome.',
  off: 'This server does not search stock libraries. Add your own clips, or ask its operator to set FIND_STOCK.',
  noSource: 'No stock library is ready on this server. Add your own clips.',
  unreachable: (names: string) =>
    `${names} can’t be reached, so no footage was searched. Your own clips work without a network.`,
  someFailed: (name: string, reason: string) => `${name} was left out. ${reason}`,
  tooSlow: (name: string) => `${name} did not answer in time, so it was left out.`,
  resting: (name: string, wait: number) =>
    `${name} takes no more searches for ${seconds(wait)}, so it was left out.`,
  nothingFor: (scenes: string) =>
    `No matching footage was found for ${scenes}. Choose some there, or leave the painted picture.`,
  notOpened: (title: string) => `“${title}” can’t be downloaded any more. Choose another one.`,
  wrongKind: (title: string) => `“${title}” is not what its library says it is. Choose another one.`,
  tooLarge: (title: string, megabytes: number) =>
    `“${title}” is larger than ${megabytes} MB. Choose another one.`,
  expired: 'This result is too old. Search again.',
  tooManyAtOnce: 'Footage is being found for several of your projects already. Wait until one is done.',
  nothingOpen: 'Every scene shows something of yours already.',
  placed: (count: number) => `Footage found for ${count} ${count === 1 ? 'scene' : 'scenes'}.`,
  rightsTitle: 'Rights',
  rightsAbout: 'Whose work this video consists of, and under which terms.',
  rightsFailed: 'The rights of this video can’t be shown right now.',
} as const

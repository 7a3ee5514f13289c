// Sentences about the brand kit's intro and outro.

export const brandMessages = {
  name: 'Brand name',
  nameHint: 'Shown on the cards of your intro and outro.',
  intro: 'Intro',
  outro: 'Outro',
  introHint: 'Before every new video. Each video can turn it off.',
  outroHint: 'After every new video. Each video can turn it off.',
  card: 'Designed card',
  cardHint: 'Your logo, name and colors in motion, 2 seconds.',
  ownFile: 'Own clip or picture',
  upload: (place: string) => `Upload your ${place}`,
  uploadHint: 'A clip of 1 to 10 seconds with its sound, or a picture, which is shown for 2 seconds',
  shows: (place: string) => `What the ${place} shows`,
  choose: 'Choose from your creations',
  chooseFor: (place: string) => `Choose what the ${place} shows.`,
  fileGone: 'This file was deleted.',
  remove: 'Remove',
  inThisVideo: 'Intro and outro of this video',
  adOutro: 'End with your outro',
  adLength: (seconds: number) => `The animated ad then lasts ${seconds} seconds.`,
  adTooLong: (seconds: number, most: number) =>
    `With your outro it would last ${seconds} seconds, and short ad places take ${most}.`,
  bookendMissing: (place: string) => `The ${place} was deleted, or is no picture or clip. Upload it again.`,
  bookendLength: (place: string, seconds: number, { min, max }: { min: number; max: number }) => {
    const length = Math.round(seconds * 10) / 10
    const change = seconds > max ? 'Cut it' : 'Choose a longer one'
    return `An ${place} lasts ${min} to ${max} seconds, and this clip lasts ${length}. ${change}, or use the designed card.`
  },
} as const

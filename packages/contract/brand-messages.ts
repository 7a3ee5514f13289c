// Sentences about the brand kit's intro and outro.

export const brandMessages = {
  heading: 'Brand Kit',
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
  onPictures: 'Brand kit on the pictures',
  onPicturesHint:
    'Your logo, watermark and a bar in your colors, once you have saved a brand kit in Settings.',
  addTo: (name: string) => `Add your brand kit to ${name}`,
  added: 'Brand kit added.',
  noKit: 'Save a brand kit first, in Settings under Brand Kit.',
  notOnThis: 'The brand kit goes on JPG, PNG and WebP pictures only.',
  brandedAlready: 'This picture has your brand kit already.',
  /** In the rights of a picture: what was done to it. */
  brandedEdit: 'brand kit added',
  notBranded: 'The brand kit could not be put on a picture. Check the logo in the settings.',
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

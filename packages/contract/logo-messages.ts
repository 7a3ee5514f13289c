// Sentences of the logo maker.

export const logoMessages = {
  title: 'Logo Maker',
  about: 'Type a name, pick a mark, and choose one of six layouts. Download it as SVG or PNG.',
  madeThere: 'Logos are made in the Logo Maker, with real letters that stay sharp at any size.',
  needLogo: 'Need a logo?',
  toMaker: 'Use the Logo Maker',
  openMaker: 'Open it in the Logo Maker',
  sampleName: 'Night Owl',
  sampleTagline: 'Coffee roasters',
  settings: 'Logo settings',
  name: 'Name',
  namePlaceholder: 'Your brand, channel or company',
  tagline: 'Tagline',
  optional: 'Optional',
  mark: 'Mark',
  searchMarks: 'Search marks',
  searchPlaceholder: 'owl, coffee, mountain, music …',
  noMark: 'No mark, use initials',
  noMarks: (typed: string) => `No mark matches “${typed}”. Try a simpler word, such as “tree” or “music”.`,
  marksFound: (count: number) => (count === 1 ? '1 mark found.' : `${count} marks found.`),
  chooseMark: (label: string) => `Mark: ${label}`,
  lettering: 'Lettering',
  colors: 'Colors',
  brandColors: 'Brand kit colors',
  ownColors: 'Your own colors',
  primary: 'Main color',
  accent: 'Accent color',
  shuffle: 'Surprise me',
  shuffled: 'New lettering, colors and shapes.',
  layouts: 'Layouts',
  layoutNames: {
    beside: 'Mark beside the name',
    above: 'Mark above the name',
    roundel: 'Badge',
    monogram: 'Monogram',
    wordmark: 'Wordmark',
    lockup: 'Stacked lockup',
  },
  preview: 'Your logo',
  previewOf: (name: string, layout: string) => `Logo of ${name}: ${layout}`,
  ground: 'Background',
  grounds: { light: 'Light', dark: 'Dark', color: 'Color' },
  oneColor: 'One color',
  transparent: 'Transparent background',
  readableFrom: (pixels: number) =>
    `All letters are readable when the logo is at least ${pixels} pixels wide.`,
  size: 'PNG size',
  png: 'PNG',
  sizeLabel: (pixels: number) => `${pixels} px`,
  downloads: 'Downloads',
  downloadSvg: 'Download SVG',
  downloadPng: 'Download PNG',
  useInBrandKit: 'Use in brand kit',
  inBrandKit: 'Your brand kit has this logo and these colors now. New videos show it.',
  nameFirst: 'This is a sample. Type your name to make it yours.',
  sample: 'Sample',
  pngFailed: 'The browser could not draw the PNG. Try a smaller size, or download the SVG.',
  loadFailed: 'A part of the Logo Maker could not be loaded. Check your connection and try again.',
  missingLetters: (letters: readonly string[], style: string, areLeftOut: boolean) => {
    const listed = letters
      .slice(0, 5)
      .map((letter) => `“${letter}”`)
      .join(', ')
    const more = letters.length > 5 ? ' and more' : ''
    const noun = letters.length === 1 ? 'the letter' : 'the letters'
    const so = areLeftOut ? `, so the logo is shown without ${letters.length === 1 ? 'it' : 'them'}` : ''
    return `The lettering ${style} does not have ${noun} ${listed}${more}${so}.`
  },
  tryStyle: (styles: readonly string[]) => `These have all of them: ${styles.join(', ')}.`,
  noStyle: (count: number) =>
    `No lettering has ${count === 1 ? 'it' : 'all of these letters'}. The Logo Maker has Latin and Cyrillic letters.`,
  useStyle: (style: string) => `Use ${style}`,
  fitted: (which: 'primary' | 'accent', ground: 'light' | 'dark', contrast: number) =>
    `Your ${which === 'primary' ? 'main' : 'accent'} color is hard to see on a ${ground} background (contrast ${contrast} to 1), so it is shown ${ground === 'light' ? 'darker' : 'lighter'} there.`,
} as const

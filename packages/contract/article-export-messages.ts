// The parts of messages.ts about articles as files, and articles at other sites.

const licenceNote =
  'This article contains text under a Creative Commons ShareAlike license (CC BY-SA). Keep the names, links and licenses of its sources, and share what you make of it under the same license.'

export const articleExportMessages = {
  faqHeading: 'Frequently asked questions',
  sourcesHeading: 'Sources',
  /** Shown with the sources when one of them is under a CC BY-SA license. */
  licenceNote,
  ownNotes: 'The author’s own notes',
  readOn: (day: string) => `Read on ${day}.`,
  page: (page: number, pages: number) => `${page} of ${pages}`,
  madeWith: 'Made with Vivify',
  untitled: 'Untitled article',
  tooDeep: 'This article has lists or quotes inside each other more than 20 levels deep. Make them flatter.',
  tooManyParts: (most: number) =>
    `This article has more than ${most.toLocaleString('en-US')} paragraphs, list entries and table cells, so it can’t be a file. Split it.`,
  notPrintable:
    'Vivify’s fonts lack most letters of this article, so it can’t be a PDF. Download it as HTML or DOCX instead.',
  lettersMissing:
    'Some characters of this article are missing here, because Vivify’s fonts lack them. The HTML and DOCX files have them.',
  pictureMissing: (name: string) => `A picture is missing because its file can’t be read: ${name}`,
  nothing: 'There is no finished article to download yet.',
  tooMany: (most: number) => `At most ${most} articles fit in one download. Choose one batch.`,
  tooLarge: (megabytes: number) =>
    `These articles are larger than ${megabytes} MB together. Download them one by one.`,
  tooManyOpen: (most: number) =>
    `You have ${most} downloads of articles at once, which is the most. Wait for one to end.`,
  busy: 'Many people are downloading articles right now. Try again in a moment.',
  notes: 'Vivify could not do everything that was asked for these files:',
} as const

export const articleSiteMessages = {
  connected: (name: string) => `${name} connected!`,
  removed: 'Site disconnected.',
  gone: 'This site was disconnected. Connect it again to publish to it.',
  unreadable: 'The server’s key has changed, so this site’s password can’t be read. Connect the site again.',
  tooManyChanges: 'You have connected and disconnected many sites. Try again tomorrow.',
  tooMany: (most: number) => `At most ${most} sites can be connected. Disconnect one first.`,
  tooManyWaiting: (most: number) =>
    `At most ${most} articles can wait to be published. Cancel some, or wait until they are published.`,
  notFound: 'This site is not connected.',
  loginInAddress: 'Remove the user name and password from the address.',
  insecure: 'Please enter an address that begins with https://.',
  ghostKeyWrong:
    'This is not a Ghost Admin API key. It looks like 6489…:fd09…, and Ghost shows it under Settings → Integrations.',
  refusedLogin: (name: string) =>
    `${name} did not accept this log-in. Check it, then connect the site again.`,
  forbidden: (name: string) =>
    `${name} does not let this account publish. Use an account that may write, publish and upload.`,
  notAnApi: (name: string, kind: string) =>
    `${name} does not answer like ${kind}. Check the address, and that its REST API is not switched off.`,
  leadsElsewhere: (name: string) =>
    `${name} redirects to another address. Connect the site under that address instead.`,
  refused: (name: string, reason: string) => `${name} refused the article: ${reason}`,
  noReason: 'it gave no reason.',
  tooLarge: (name: string) => `${name} does not take files of this size. Use smaller pictures.`,
  waiting: (moment: string) => `Scheduled for ${moment}.`,
  busy: (name: string) => `${name} is busy or can’t be reached. Vivify tries again.`,
  unconfirmed: (name: string) =>
    `It is unclear whether ${name} took this article. Look there; publishing again first looks for it and makes no second one.`,
  past: 'This moment has passed. Choose a later one, or publish now.',
  notWritten: 'This article is not written yet.',
  titleMissing: 'Give the article a title first.',
  slugTaken: (slug: string) => `The site had another post at this address, so it chose “${slug}”.`,
  draftOnly: (name: string) => `${name} keeps it as a draft until somebody with the right publishes it.`,
  missingThere: (name: string) => `The post was deleted at ${name}, so Vivify made a new one.`,
  titleCut: (most: number) =>
    `The site takes titles of at most ${most} characters, so the rest is missing there.`,
  missed: (hours: number) =>
    `Vivify was not running at the planned moment, ${hours} hours ago. Publish it now, or plan another moment.`,
  cancelled: 'Publishing was canceled.',
} as const

// Sentences of the Content Library, the strategy, Analytics and the panels of Quick Actions.

export const library = {
  notFound: 'This file is not in your library.',
  folderNotFound: 'This folder was deleted.',
  folderExists: (name: string) => `A folder called “${name}” exists already.`,
  tooManyFolders: 'The library has 200 folders, as many as it can hold. Delete one first.',
  usedByPost: (post: string, when: string) =>
    `This file is part of the post “${post}”, which is scheduled for ${when}. Unschedule that post first.`,
  deleted: 'File deleted.',
  restored: 'File restored.',
  uploaded: (name: string) => `${name} uploaded!`,
  folderDeleted: 'Folder deleted. Its files are still in the library.',
  sampleUse: 'This is a sample. Upload content or make a picture or video, then use it in a post.',
  sampleDelete: 'This is a sample. All samples disappear as soon as your library has a file.',
  samples: 'Your own pictures, clips and videos replace these samples.',
  empty: 'No files match. Change the search or the filters.',
  unused: 'Not used anywhere yet.',
} as const

export const strategy = {
  conflict: 'The strategy was changed in another window. Load it again to see those changes.',
  saved: 'Strategy saved!',
  sum: (percent: number) =>
    percent === 100 ? 'The shares add up to 100%.' : `The shares add up to ${percent}%. Aim for 100%.`,
  pillarNameMissing: 'Please name every pillar.',
  pillarNameTwice: 'Two pillars have the same name.',
  noPosts:
    'No posts are planned or published within 30 days yet. The gauges fill as you give your posts a pillar.',
} as const

export const analytics = {
  samples: 'Sample values. Connect an account to see your own; they are measured once a day.',
  notMeasuredYet: 'Your accounts are measured once a day. The first values appear within an hour.',
  notMeasured: 'Not measured',
  noPosts: 'No published posts in this period.',
  withdrawn: 'A platform that does not report a value is left out. Dry runs never count.',
} as const

export const trends = {
  title: 'Trending Topics',
  about: 'From your own results, your calendar and the season. Every topic says what it rests on.',
  sources: { results: 'From your results', calendar: 'From your calendar', season: 'Coming up' },
  writePost: 'Write a post',
  getIdeas: 'Get ideas',
  started: 'The start of a post is in the editor.',
  startedBeside: 'A new draft is in the editor. The post that was there is under Recent Posts.',
} as const

export const report = {
  title: 'Performance Report',
  about: 'Your measured values as a document to send. Only what was measured is in it; dry runs never count.',
  pdf: 'Download PDF',
  png: 'Download PNG',
  drawing: 'Drawing the report…',
  pdfAbout: 'Pages to send or print. Text can be searched, and posts are links.',
  pngAbout: 'One tall picture, for a chat or a slide.',
  saved: (name: string) => `${name} downloaded.`,
  failed: 'The report could not be made. Please try again.',
  nothingMeasured:
    'Nothing was measured in this period. The report says so, and has what was published and planned.',
} as const

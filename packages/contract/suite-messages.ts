// Sentences of the Content Library, the strategy and Analytics.

export const suiteMessages = {
  library: {
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
  },
  strategy: {
    conflict: 'The strategy was changed in another window. Load it again to see those changes.',
    saved: 'Strategy saved!',
    sum: (percent: number) =>
      percent === 100 ? 'The shares add up to 100%.' : `The shares add up to ${percent}%. Aim for 100%.`,
    pillarNameMissing: 'Please name every pillar.',
    pillarNameTwice: 'Two pillars have the same name.',
    noPosts:
      'No posts are planned or published within 30 days yet. The gauges fill once posts name their pillar.',
  },
  analytics: {
    samples: 'Sample values. Connect an account to see your own; they are measured once a day.',
    notMeasuredYet: 'Your accounts are measured once a day. The first values appear within an hour.',
    notMeasured: 'Not measured',
    noPosts: 'No published posts in this period.',
    withdrawn: 'A platform that does not report a value is left out. Dry runs never count.',
  },
} as const

// What the performance report says. Apart from messages.ts, because no page needs it.

export const reportMessages = {
  title: 'Performance Report',
  madeWith: 'Made with Vivify',
  /** `span` is such as `October 24 – November 23, 2026`. */
  period: (days: number, span: string) => `Last ${days} days  ·  ${span}`,
  compared: (days: number, span: string) =>
    `Followers are compared with the start of the period, the other values with the ${days} days before: ${span}.`,
  notCompared: 'No changes are shown, because nothing comparable was measured before this period.',
  metrics: {
    followers: 'Total followers',
    engagementPercent: 'Engagement rate',
    reach: 'Reach',
    clicks: 'Clicks',
  },
  activity: 'Publishing',
  published: (posts: number) => (posts === 1 ? 'post published' : 'posts published'),
  sends: (sends: number) => (sends === 1 ? 'publication on a platform' : 'publications on platforms'),
  planned: (days: number) => `planned for the next ${days} days`,
  accounts: (accounts: number) => (accounts === 1 ? 'connected account' : 'connected accounts'),
  noMeasures: 'Nothing was measured in this period',
  connectFirst:
    'To get measurements, connect an account under Social Media Suite, Connect account, and publish to it. Vivify then asks the platform once a day for followers, reach and reactions.',
  measuredSoon:
    'Connected accounts are measured once a day. The first values appear within an hour after an account was connected; platforms that report nothing stay empty.',
  followers: 'Followers by day',
  noChart: 'One measured day so far',
  moreAccounts: (count: number) =>
    count === 1
      ? 'One more account is part of the totals.'
      : `${count} more accounts are part of the totals.`,
  platforms: 'Platforms',
  columns: {
    platform: 'Platform',
    posts: 'Posts',
    followers: 'Followers',
    engagement: 'Engagement',
    reach: 'Reach',
    clicks: 'Clicks',
  },
  bestPosts: 'Best posts',
  bestPostsAbout: 'By reactions: likes, comments and shares, or what the platform counts as engagement.',
  latestPosts: 'Latest posts',
  noPosts: 'No posts were published in this period.',
  values: { reactions: 'Reactions', seen: 'Reached', clicks: 'Clicks' },
  noWords: 'A post without words',
  unprintable: 'A post in letters that this report’s fonts lack',
  footer: 'Values as the platforms report them, measured once a day. Dry runs never count.',
  page: (page: number, pages: number) => `${page} of ${pages}`,
} as const

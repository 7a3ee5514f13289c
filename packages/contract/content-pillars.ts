/** The pillars that a strategy begins with, in percent of the posts. */
export const contentPillars = [
  { title: 'Educational Content', percentage: 40 },
  { title: 'Behind the Scenes', percentage: 25 },
  { title: 'Industry News', percentage: 20 },
  { title: 'Personal Stories', percentage: 15 },
] as const

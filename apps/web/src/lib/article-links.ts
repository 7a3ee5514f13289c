// Ways between an article's editor and the calendar.

/** In the address of the editor. */
export const publishPart = { name: 'show', value: 'publish' } as const

/** The editor of an article, at what became of it at its writer's sites. */
export function articleSiteLink(articleId: string): string {
  return `/auto-writer?article=${encodeURIComponent(articleId)}&${publishPart.name}=${publishPart.value}`
}

/** The day of a moment in the calendar, on the browser's clock. */
export function calendarDayLink(moment: string): string {
  return `/social-media-suite?tab=calendar&day=${new Intl.DateTimeFormat('en-CA').format(Date.parse(moment))}`
}

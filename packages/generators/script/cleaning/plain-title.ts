// The title of a source without its place in a series: "Week 3 – Lecture 2: Why the sky isn't violet".

import { titleWithoutGuest } from './introductions.ts'
import { withNames } from './proper-names.ts'

/** The title as people would say it; null where it is only the name of a course. */
export function plainTitle(title: string): string | null {
  return courseCode.test(title) ? null : withCapital(withoutPlace(titleWithoutGuest(title)))
}

/** "HIST 214 Everyday Things, lecture 9": the name of a course is no title of a lesson. */
const courseCode = /^\p{Lu}{2,5} ?\d{2,4}[A-Z]?\b:? \p{L}/u
const placeInSeries =
  /^(?:(?:week|module|lecture|lesson|unit|episode|ep\.?|class|session|season|part|talk|day|issue|volume|vol\.?|no\.) ?#?\d{1,4}(?: of \d{1,3})?\s?(?:[-–—:|.,·•]\s?){1,2}){1,3}(?=["“]?\p{L})/iu

/** "Week 3 – Lecture 2: Why the sky isn't violet" */
function withoutPlace(title: string): string {
  const plain = title
    .replace(placeInSeries, '')
    .replace(/ ?\((?:auto[- ])?transcript\b[^()]{0,60}\)/i, '')
    .replace(/, (?:lecture|lesson|class|session|part|week) \d{1,3}$/i, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** "i took a train for 31 hours": who types no capitals means them. */
function withCapital(title: string): string {
  return title === title.toLowerCase() ? withNames([title])[0]! : title
}

/** `weekday` is 1 for Monday to 7 for Sunday; `plusDays` counts on from the day that the rest of the rule names. */
export type DateRule = { plusDays?: number } & (
  | { month: number; day: number }
  | { month: number; weekday: number; nth: 1 | 2 | 3 | 4 | 'last' }
  | { easter: true }
)

export interface Observance {
  /** As part of a sentence, after "Friday, November 27:". */
  name: string
  on: DateRule
  /** Celebrated by most people somewhere, so it is kept when a list has to be short. */
  isBig?: true
  /** The date is only about when a season begins. */
  isRough?: true
  /** First lines of posts. */
  hooks: readonly [string, ...string[]]
  /** What to look for ideas about. Default: the name. */
  topic?: string
}

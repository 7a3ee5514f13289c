import { sayCardinal } from './numbers.ts'
import { spellLetters } from './letters.ts'
import type { Reader } from './token.ts'

const clock = /^(\d{1,2}):(\d\d)(am|pm|a\.m|p\.m)?$/i
const hour = /^(\d{1,2})(am|pm|a\.m|p\.m)$/i
const stopwatch = /^(\d{1,2}):(\d\d):(\d\d)$/
const hourRange = /^(\d{1,2})(?::(\d\d))?(am|pm)?-(\d{1,2})(?::(\d\d))?(am|pm)$/i
const clockRange = /^(\d{1,2}):(\d\d)-(\d{1,2}):(\d\d)$/
const ratio = /^(\d{1,3}):(\d{1,3})$/

/** Reads 3:30pm, 14:05, 9am, 9am-5pm, 1:02:33, the "p.m." after a time, and ratios such as 16:9. */
export const readTime: Reader = ({ body, previous, next }) => {
  const range = body.match(hourRange)
  if (range) return `${sayClock(range[1]!, range[2], range[3])} to ${sayClock(range[4]!, range[5], range[6])}`
  const clocks = body.match(clockRange)
  if (clocks && isClock(clocks[1]!, clocks[2]!) && isClock(clocks[3]!, clocks[4]!)) {
    return `${sayClock(clocks[1]!, clocks[2])} to ${sayClock(clocks[3]!, clocks[4])}`
  }
  const counted = body.match(stopwatch)
  if (counted)
    return `${sayCardinal(Number(counted[1]))} ${sayMinutes(counted[2]!)} ${sayMinutes(counted[3]!)}`
  const time = body.match(clock)
  if (time && isClock(time[1]!, time[2]!)) {
    const isHalfDay = time[3] !== undefined || /^[ap]\.?m$/i.test(next)
    return sayClock(time[1]!, time[2], time[3], isHalfDay)
  }
  const wholeHour = body.match(hour)
  if (wholeHour && Number(wholeHour[1]) <= 12) return sayClock(wholeHour[1]!, undefined, wholeHour[2])
  if (/^[ap]\.?m$/i.test(body) && /^\d{1,2}(:\d\d)?$/.test(previous)) return spellLetters(body)
  const parts = body.match(ratio)
  return parts ? `${sayCardinal(Number(parts[1]))} to ${sayCardinal(Number(parts[2]))}` : null
}

function isClock(hours: string, minutes: string): boolean {
  return Number(hours) < 25 && Number(minutes) < 60
}

function sayClock(hours: string, minutes?: string, half?: string, isHalfDay = half !== undefined): string {
  const said = sayCardinal(Number(hours))
  const suffix = half === undefined ? '' : ` ${spellLetters(half)}`
  if (minutes === undefined) return `${said}${suffix}`
  if (minutes !== '00') return `${said} ${sayMinutes(minutes)}${suffix}`
  if (isHalfDay) return `${said}${suffix}`
  return Number(hours) > 12 ? `${said} hundred` : `${said} o'clock`
}

function sayMinutes(minutes: string): string {
  const value = Number(minutes)
  if (value === 0) return 'zero zero'
  return value < 10 ? `oh ${sayCardinal(value)}` : sayCardinal(value)
}

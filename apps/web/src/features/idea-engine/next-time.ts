import { findFreeSlot } from '../../api/calendar.ts'

export interface NextTime {
  /** Wall clock of this device. */
  date: string
  time: string
}

const usualTime = '09:00'

/** The next free slot of the queue; tomorrow morning when there is none. Never throws. */
export async function findNextTime(now = new Date()): Promise<NextTime> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const slot = await findFreeSlot(['twitter', 'linkedin'], timeZone).catch(() => null)
  if (slot !== null) return { date: slot.plan.date, time: slot.plan.time }
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const pad = (part: number): string => String(part).padStart(2, '0')
  return {
    date: `${tomorrow.getFullYear()}-${pad(tomorrow.getMonth() + 1)}-${pad(tomorrow.getDate())}`,
    time: usualTime,
  }
}

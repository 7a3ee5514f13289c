import type { Page } from '@playwright/test'

const dragMs = 4000
const postsAtOnce = 20
const days = 35
const lateMs = 25

/** Makes posts on the shown days, drags one of them over all days and returns the milliseconds between frames. */
export async function measureDrag(page: Page, posts: number): Promise<number[]> {
  await page.goto('/social-media-suite?tab=calendar')
  const cells = page.locator('[data-day]')
  await cells.nth(days - 1).waitFor()
  await createPosts(page, posts, (await cells.first().getAttribute('data-day'))!)
  await page.reload()
  const chip = page.locator('[data-chip][data-movable]').first()
  await chip.waitFor()
  const from = (await chip.boundingBox())!
  const first = (await cells.first().boundingBox())!
  const last = (await cells.nth(days - 1).boundingBox())!
  // All 35 days are in the window, so that nothing scrolls.
  await page.setViewportSize({ width: 1440, height: Math.ceil(last.y + last.height + 120) })
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.evaluate(recordFrames)
  const endMs = performance.now() + dragMs
  for (let step = 0; performance.now() < endMs; step++) {
    const turn = step / 90
    const x = first.x + ((1 + Math.sin(turn)) / 2) * (last.x + last.width - first.x)
    const y = first.y + ((1 + Math.sin(turn * 0.37)) / 2) * (last.y + last.height - first.y)
    await page.mouse.move(x, y)
  }
  const isDragging = (await page.locator('[data-copy]').count()) === 1
  const frames = await page.evaluate(readFrames)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  if (!isDragging) throw new Error('The post was not dragged.')
  return frames
}

export function describeFrames(frames: readonly number[]): {
  frames: number
  medianMs: number
  p95Ms: number
  lateShare: number
} {
  const sorted = frames.toSorted((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const late = frames.filter((ms) => ms > lateMs).length
  return { frames: frames.length, medianMs: at(0.5), p95Ms: at(0.95), lateShare: late / frames.length }
}

async function createPosts(page: Page, count: number, firstDay: string): Promise<void> {
  const origin = new URL(page.url()).origin
  const create = async (index: number): Promise<void> => {
    const day = new Date(Date.parse(firstDay) + (index % days) * 86_400_000).toISOString().slice(0, 10)
    const time = `${String(index % 24).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`
    const content = {
      text: `Post ${index} about something worth reading`,
      platforms: ['twitter', 'linkedin', 'instagram'].slice(index % 3),
      plan: { date: day, time, zone: 'UTC' },
    }
    const answer = await page.request.post('/api/posts', { headers: { origin }, data: { content } })
    if (!answer.ok()) throw new Error(`No post: ${answer.status()} ${await answer.text()}`)
  }
  for (let start = 0; start < count; start += postsAtOnce) {
    const some = Array.from({ length: Math.min(postsAtOnce, count - start) }, (_, index) =>
      create(start + index),
    )
    await Promise.all(some)
  }
}

interface Recorded {
  dragFrames?: number[]
}

/** Runs in the page. */
function recordFrames(): void {
  const frames: number[] = []
  ;(globalThis as Recorded).dragFrames = frames
  let before: number | null = null
  const note = (now: number): void => {
    if (before !== null) frames.push(now - before)
    before = now
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** Runs in the page. */
function readFrames(): number[] {
  return (globalThis as Recorded).dragFrames ?? []
}

// Drags entries to other days with mouse, pen or finger, and moves them by keyboard. Nothing is rendered meanwhile: a copy
// of the chip follows the pointer by `transform`, and the day below it is marked by an attribute, so that dragging is as
// smooth with thousands of posts as with one.

import { useEffect, useRef, type RefObject } from 'react'
import * as messages from '@vivify/contract/messages'
import { addDays, nameDay, type Day } from './calendar-dates.ts'

export interface ChipDragOptions {
  /** Holds the chips (`data-chip`, `data-on`) and the days (`data-day`). */
  grid: RefObject<HTMLElement | null>
  /** Where keyboard moves are announced. */
  announcer: RefObject<HTMLElement | null>
  onDrop: (postId: string, from: Day, to: Day) => void
  /** Called with the id of a chip that can't be moved. */
  onRefuse: (id: string) => void
}

/** A shorter movement is a click, not a drag. */
const slackPixels = 5
/** A finger that moves sooner scrolls. */
const holdMs = 280
const edgePixels = 70
const scrollPixels = 14

export function useChipDrag(options: ChipDragOptions): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { grid } = options
  useEffect(() => {
    const element = grid.current
    if (element === null) return
    const stop = new AbortController()
    const read = (): ChipDragOptions => latest.current
    listenToPointer(element, read, stop.signal)
    listenToKeys(element, read, stop.signal)
    return () => stop.abort()
  }, [grid])
}

interface Pressed {
  chip: HTMLElement
  pointerId: number
  x: number
  y: number
  /** Set once the chip follows the pointer. */
  drag: Drag | null
  /** It was dragged, but can't be moved. */
  isRefused: boolean
}

function listenToPointer(grid: HTMLElement, read: () => ChipDragOptions, signal: AbortSignal): void {
  let pressed: Pressed | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const begin = (): void => {
    if (pressed === null || pressed.drag !== null || pressed.isRefused) return
    if (pressed.chip.dataset['movable'] === undefined) {
      pressed.isRefused = true
      read().onRefuse(pressed.chip.dataset['chip']!)
      return
    }
    pressed.drag = new Drag(grid, pressed.chip, pressed)
  }
  const end = (isDropped: boolean): void => {
    clearTimeout(timer)
    const { chip, drag, isRefused } = pressed ?? {}
    pressed = null
    if (isRefused) swallowClick()
    if (!chip || !drag) return
    const from = chip.dataset['on']!
    const to = drag.stop()
    swallowClick()
    if (isDropped && to !== null && to !== from) read().onDrop(chip.dataset['chip']!, from, to)
  }

  const on: typeof document.addEventListener = (type: string, listener: never, more = {}) =>
    document.addEventListener(type, listener, { signal, ...(more as object) })
  grid.addEventListener(
    'pointerdown',
    (event) => {
      const chip = (event.target as Element).closest<HTMLElement>('[data-chip]')
      if (chip === null || event.button !== 0 || !event.isPrimary) return
      pressed = {
        chip,
        pointerId: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        drag: null,
        isRefused: false,
      }
      if (event.pointerType === 'touch') timer = setTimeout(begin, holdMs)
    },
    { signal },
  )
  on('pointermove', (event: PointerEvent) => {
    if (pressed === null || event.pointerId !== pressed.pointerId) return
    if (pressed.drag !== null) return pressed.drag.follow(event.clientX, event.clientY)
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < slackPixels) return
    if (event.pointerType === 'touch') end(false)
    else begin()
  })
  on('pointerup', () => end(true))
  on('pointercancel', () => end(false))
  // Links and pictures would start the browser's own dragging.
  grid.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  grid.addEventListener('contextmenu', (event) => pressed?.drag && event.preventDefault(), { signal })
  on('touchmove', (event: TouchEvent) => pressed?.drag && event.preventDefault(), { passive: false })
  on('keydown', (event: KeyboardEvent) => event.key === 'Escape' && pressed?.drag && end(false))
  signal.addEventListener('abort', () => end(false))
}

/** One drag, from the first movement to the drop. */
class Drag {
  readonly #grid: HTMLElement
  readonly #chip: HTMLElement
  readonly #copy: HTMLElement
  readonly #start: { x: number; y: number }
  readonly #origin: DOMRect
  readonly #stopped = new AbortController()
  #at: { x: number; y: number }
  #days: { day: Day; rect: DOMRect }[]
  #marked: Day | null = null
  #frame = 0

  constructor(grid: HTMLElement, chip: HTMLElement, start: { x: number; y: number }) {
    this.#grid = grid
    this.#chip = chip
    this.#start = { x: start.x, y: start.y }
    this.#at = this.#start
    this.#origin = chip.getBoundingClientRect()
    this.#copy = copyOf(chip, this.#origin)
    this.#days = measureDays(grid)
    chip.dataset['dragged'] = ''
    const measure = (): void => void (this.#days = measureDays(grid))
    addEventListener('scroll', measure, { signal: this.#stopped.signal, capture: true, passive: true })
    addEventListener('resize', measure, { signal: this.#stopped.signal })
    this.#frame = requestAnimationFrame(this.#draw)
  }

  follow(x: number, y: number): void {
    this.#at = { x, y }
  }

  /** Returns the day below the pointer. */
  stop(): Day | null {
    cancelAnimationFrame(this.#frame)
    this.#stopped.abort()
    this.#copy.remove()
    delete this.#chip.dataset['dragged']
    const day = this.#dayBelow()
    markDay(this.#grid, null)
    return day
  }

  readonly #draw = (): void => {
    const { x, y } = this.#at
    this.#copy.style.transform = `translate3d(${x - this.#start.x}px, ${y - this.#start.y}px, 0)`
    const day = this.#dayBelow()
    if (day !== this.#marked) {
      this.#marked = day
      markDay(this.#grid, day)
    }
    if (y < edgePixels) scrollBy(0, -scrollPixels)
    else if (y > innerHeight - edgePixels) scrollBy(0, scrollPixels)
    this.#frame = requestAnimationFrame(this.#draw)
  }

  #dayBelow(): Day | null {
    const { x, y } = this.#at
    const isInside = ({ rect }: { rect: DOMRect }): boolean =>
      x >= rect.left && x < rect.right && y >= rect.top && y < rect.bottom
    return this.#days.find(isInside)?.day ?? null
  }
}

function copyOf(chip: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const copy = chip.cloneNode(true) as HTMLElement
  for (const name of ['data-chip', 'id']) copy.removeAttribute(name)
  copy.setAttribute('aria-hidden', 'true')
  copy.tabIndex = -1
  copy.dataset['copy'] = ''
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
    willChange: 'transform',
    boxShadow: 'var(--popup-shadow)',
  })
  document.body.append(copy)
  return copy
}

function measureDays(grid: HTMLElement): { day: Day; rect: DOMRect }[] {
  return Array.from(grid.querySelectorAll<HTMLElement>('[data-day]'), (cell) => ({
    day: cell.dataset['day']!,
    rect: cell.getBoundingClientRect(),
  }))
}

function markDay(grid: HTMLElement, day: Day | null): void {
  for (const cell of grid.querySelectorAll('[data-target]')) cell.removeAttribute('data-target')
  if (day === null) return
  for (const cell of grid.querySelectorAll(`[data-day="${day}"]`)) cell.setAttribute('data-target', '')
}

/** The click that ends a drag opens nothing. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0)
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Arrow keys pick a day, Enter moves the post there, Escape cancels. */
function listenToKeys(grid: HTMLElement, read: () => ChipDragOptions, signal: AbortSignal): void {
  let picked: { chip: HTMLElement; day: Day } | null = null
  const announce = (text: string): void => {
    const announcer = read().announcer.current
    if (announcer !== null) announcer.textContent = text
  }
  const drop = (): void => {
    picked = null
    markDay(grid, null)
  }
  grid.addEventListener(
    'keydown',
    (event) => {
      const chip = (event.target as Element).closest<HTMLElement>('[data-chip]')
      if (chip === null || event.altKey || event.ctrlKey || event.metaKey) return
      const step = steps[event.key]
      if (step !== undefined) {
        event.preventDefault()
        if (chip.dataset['movable'] === undefined) return read().onRefuse(chip.dataset['chip']!)
        const day = addDays(picked?.chip === chip ? picked.day : chip.dataset['on']!, step)
        if (grid.querySelector(`[data-day="${day}"]`) === null)
          return announce(messages.calendar.edgeOfCalendar)
        picked = { chip, day }
        markDay(grid, day)
        announce(messages.calendar.picked(nameDay(day)))
      } else if (picked?.chip === chip && event.key === 'Enter') {
        event.preventDefault()
        const { day } = picked
        drop()
        if (day !== chip.dataset['on']) read().onDrop(chip.dataset['chip']!, chip.dataset['on']!, day)
      } else if (picked !== null && event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        drop()
        announce(messages.calendar.moveCancelled)
      }
    },
    { signal },
  )
  grid.addEventListener(
    'focusout',
    () => {
      if (picked !== null) drop()
    },
    { signal },
  )
}

import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react'

export interface MasonryItem {
  id: string
  /** Width over height of the picture. */
  ratio: number
  content: ReactNode
}

const rowPixels = 4
const gapPixels = 16
/** Height of the area below each picture; must match `footClasses`. */
const footPixels = 92
const columnPixels = { narrow: 144, wide: 240 } as const
const narrowPixels = 560

/** Classes of the area below a card's picture; the layout relies on its height. */
export const footClasses = 'grid h-[92px] grid-cols-[minmax(0,1fr)] content-start gap-1.5 px-3 pt-2'

/** Limits a ratio to 9:16 to 16:9; an invalid one becomes 1. */
export function clampRatio(ratio: number): number {
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(16 / 9, Math.max(9 / 16, ratio)) : 1
}

/** Packs cards of different heights into columns without gaps. */
export function Masonry({ label, items }: { label: string; items: readonly MasonryItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  const { columns, columnWidth } = useColumns(list)
  const style: CSSProperties = {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridAutoRows: rowPixels,
    columnGap: gapPixels,
  }
  return (
    <ul ref={list} aria-label={label} style={style} className="grid grid-flow-row-dense">
      {items.map(({ id, ratio, content }) => (
        <li key={id} style={{ gridRowEnd: `span ${spanOf(columnWidth, ratio)}` }} className="min-w-0">
          {content}
        </li>
      ))}
    </ul>
  )
}

function spanOf(columnWidth: number, ratio: number): number {
  return Math.ceil((columnWidth / clampRatio(ratio) + footPixels + gapPixels) / rowPixels)
}

function useColumns(list: RefObject<HTMLElement | null>): { columns: number; columnWidth: number } {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = list.current!
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  const least = width < narrowPixels ? columnPixels.narrow : columnPixels.wide
  const columns = Math.max(1, Math.floor((width + gapPixels) / (least + gapPixels)))
  return { columns, columnWidth: Math.max(1, (width - gapPixels * (columns - 1)) / columns) }
}

import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { joinClasses } from './class-names.ts'

export interface Tab<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  content: ReactNode
  isDisabled?: boolean
}

export interface TabsProps<Value extends string> {
  /** Says what the tabs choose, for assistive technology. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Shows one of several panels. The list of tabs scrolls sideways when it does not fit, and fades where it goes on. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const scroller = useRef<HTMLDivElement>(null)
  const { before, after } = useHiddenSides(scroller, value)
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(chosen) => onChange(chosen as Value)}
      className="flex flex-col min-w-0 gap-5"
    >
      <div className="border-b border-line">
        <div
          ref={scroller}
          className={joinClasses(
            'min-w-0 overflow-x-auto [scrollbar-width:none]',
            before &&
              after &&
              '[mask-image:linear-gradient(90deg,transparent,#000_2.5rem_calc(100%-2.5rem),transparent)]',
            before && !after && '[mask-image:linear-gradient(90deg,transparent,#000_2.5rem)]',
            !before && after && '[mask-image:linear-gradient(90deg,#000_calc(100%-2.5rem),transparent)]',
          )}
        >
          <BaseTabs.List aria-label={label} className="relative flex w-max gap-1">
            {tabs.map((tab) => (
              <BaseTabs.Tab
                key={tab.value}
                value={tab.value}
                disabled={tab.isDisabled}
                className="flex h-11 items-center gap-2 px-3.5 text-sm font-medium text-muted -outline-offset-2 transition-colors hover:text-text data-active:text-text data-disabled:cursor-not-allowed data-disabled:opacity-50 max-sm:px-2.5 [&_svg]:size-4 max-sm:[&_svg]:hidden"
              >
                {tab.icon}
                {tab.label}
              </BaseTabs.Tab>
            ))}
            <BaseTabs.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-primary transition-all duration-200 ease-out" />
          </BaseTabs.List>
        </div>
      </div>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="min-w-0">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

/** Brings the active tab into view, and says on which sides tabs are hidden. */
function useHiddenSides(scroller: RefObject<HTMLDivElement | null>, value: string) {
  const [sides, setSides] = useState({ before: false, after: false })
  useEffect(() => {
    const element = scroller.current!
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const before = scrollLeft > 1
      const after = scrollLeft + clientWidth < scrollWidth - 1
      setSides((last) => (last.before === before && last.after === after ? last : { before, after }))
    }
    const resize = new ResizeObserver(look)
    resize.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resize.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller])
  useEffect(() => {
    const element = scroller.current!
    const active = element.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    if (active) element.scrollLeft = active.offsetLeft - (element.clientWidth - active.offsetWidth) / 2
  }, [scroller, value])
  return sides
}

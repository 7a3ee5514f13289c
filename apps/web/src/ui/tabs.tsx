import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

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

/** Shows one of several panels. The list of tabs scrolls sideways when it does not fit. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(chosen) => onChange(chosen as Value)}
      className="flex flex-col min-w-0 gap-5"
    >
      <div className="min-w-0 overflow-x-auto border-b border-line [scrollbar-width:none]">
        <BaseTabs.List aria-label={label} className="relative flex w-max gap-1">
          {tabs.map((tab) => (
            <BaseTabs.Tab
              key={tab.value}
              value={tab.value}
              disabled={tab.isDisabled}
              className="flex h-11 items-center gap-2 px-3.5 text-sm font-medium text-muted -outline-offset-2 transition-colors hover:text-text data-active:text-text data-disabled:cursor-not-allowed data-disabled:opacity-50 [&_svg]:size-4"
            >
              {tab.icon}
              {tab.label}
            </BaseTabs.Tab>
          ))}
          <BaseTabs.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-primary transition-all duration-200 ease-out" />
        </BaseTabs.List>
      </div>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="min-w-0">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

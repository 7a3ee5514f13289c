import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { CalendarRange, ClipboardList, Images, PenLine, TrendingUp, type Icon } from '../../ui/icons.tsx'

export interface SuiteTab {
  /** In the address, as `?tab=`; the first tab needs none. */
  value: string
  label: string
  icon: Icon
  /** Loaded when the tab is opened. */
  panel: LazyExoticComponent<ComponentType>
}

/** In the order of the specification: Workflow, Strategy, Calendar, Analytics, Content Library. To add one, add a line. */
export const suiteTabs: readonly SuiteTab[] = [
  {
    value: 'workflow',
    label: 'Workflow',
    icon: PenLine,
    panel: lazy(async () => ({ default: (await import('../../features/composer/composer.tsx')).Composer })),
  },
  {
    value: 'strategy',
    label: 'Strategy',
    icon: ClipboardList,
    panel: lazy(async () => ({ default: (await import('../../features/strategy/strategy.tsx')).Strategy })),
  },
  {
    value: 'calendar',
    label: 'Calendar',
    icon: CalendarRange,
    panel: lazy(async () => ({ default: (await import('../../features/calendar/calendar.tsx')).Calendar })),
  },
  {
    value: 'analytics',
    label: 'Analytics',
    icon: TrendingUp,
    panel: lazy(async () => ({
      default: (await import('../../features/analytics/analytics.tsx')).Analytics,
    })),
  },
  {
    value: 'library',
    label: 'Content Library',
    icon: Images,
    panel: lazy(async () => ({ default: (await import('../../features/library/library.tsx')).Library })),
  },
]

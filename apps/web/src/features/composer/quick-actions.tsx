import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { Link } from 'react-router'
import { FileText, Lightbulb, Palette, TrendingUp, type Icon } from '../../ui/icons.tsx'

export interface QuickPanelProps {
  onClose: () => void
  /** Brings the editor into view. */
  onEditing: (field: 'text' | 'date') => void
}

interface QuickAction {
  name: string
  about: string
  icon: Icon
  /** The screen that it leads to. */
  to?: string
  /** Or the panel that it opens. */
  panel?: LazyExoticComponent<ComponentType<QuickPanelProps>>
}

/** In the order of the specification. To add one, add a line. */
const quickActions: readonly QuickAction[] = [
  { name: 'AI Content Ideas', about: 'Five ideas for any topic', icon: Lightbulb, to: '/social-studio' },
  {
    name: 'Trending Topics',
    about: 'What suits you right now',
    icon: TrendingUp,
    panel: lazy(async () => ({
      default: (await import('./topics/trending-topics.tsx')).TrendingTopics,
    })),
  },
  {
    name: 'Design Templates',
    about: 'Posts to start from',
    icon: Palette,
    panel: lazy(async () => ({
      default: (await import('./templates/design-templates.tsx')).DesignTemplates,
    })),
  },
  {
    name: 'Performance Report',
    about: 'A PDF or PNG to send',
    icon: FileText,
    panel: lazy(async () => ({
      default: (await import('./report/performance-report.tsx')).PerformanceReport,
    })),
  },
]

/** Shortcuts beside the editor. */
export function QuickActions({ onEditing }: Pick<QuickPanelProps, 'onEditing'>) {
  const [open, setOpen] = useState<string | null>(null)
  const Panel = quickActions.find(({ name }) => name === open)?.panel
  return (
    <section aria-labelledby="quick-actions" className="flex flex-col gap-4">
      <h2 id="quick-actions" className="text-xl">
        Quick Actions
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {quickActions.map((action) => (
          <li key={action.name} className="grid">
            <QuickButton action={action} onOpen={() => setOpen(action.name)} />
          </li>
        ))}
      </ul>
      <Suspense>
        {Panel !== undefined && <Panel onClose={() => setOpen(null)} onEditing={onEditing} />}
      </Suspense>
    </section>
  )
}

const buttonLook =
  'flex min-h-16 items-center gap-3 rounded-base border border-line bg-raised px-4 py-3 text-left shadow-card transition-colors duration-150 hover:border-control-line hover:bg-hover'

function QuickButton({ action, onOpen }: { action: QuickAction; onOpen: () => void }) {
  const { name, about, icon: ActionIcon, to } = action
  const inside = (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-second-soft text-second-text">
        <ActionIcon className="size-4.5" aria-hidden="true" />
      </span>
      <span className="grid min-w-0">
        <span className="text-sm font-semibold">{name}</span>
        <span className="truncate text-xs text-muted">{about}</span>
      </span>
    </>
  )
  if (to !== undefined) {
    return (
      <Link to={to} className={buttonLook}>
        {inside}
      </Link>
    )
  }
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen} className={buttonLook}>
      {inside}
    </button>
  )
}

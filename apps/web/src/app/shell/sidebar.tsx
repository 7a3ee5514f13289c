import * as messages from '@vivify/contract/messages'
import { prices, startingCredits } from '@vivify/contract/plans'
import { Link, NavLink } from 'react-router'
import { joinClasses } from '../../ui/class-names.ts'
import { Meter } from '../../ui/progress.tsx'
import { KeyCap } from '../../ui/surfaces.tsx'
import { PricingLink } from '../../ui/pricing-link.tsx'
import { screens, sidebarGroups, type Screen } from '../screens.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'

/** Three groups of screens, and the credits box. */
export function Sidebar() {
  return (
    <div className="flex h-full flex-col">
      <nav aria-label="Main" className="min-h-0 flex-1 overflow-y-auto px-3 py-4 [scrollbar-width:thin]">
        {sidebarGroups.map((group) => (
          <section key={group} aria-label={group} className="mb-5 last:mb-0">
            <h2 className="mb-1 px-2.5 font-body text-xs font-semibold tracking-normal text-muted">
              {group}
            </h2>
            <ul className="grid grid-cols-1 gap-px">
              {screens
                .filter(({ sidebar }) => sidebar?.group === group)
                .map((screen) => (
                  <li key={screen.path}>
                    <SidebarLink screen={screen} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      <CreditsBox />
    </div>
  )
}

function SidebarLink({ screen }: { screen: Screen }) {
  const { icon: Icon, digits } = screen.sidebar!
  return (
    <NavLink
      to={screen.path}
      end
      aria-keyshortcuts={digits === null ? undefined : `g ${[...digits].join(' ')}`}
      className={({ isActive }) =>
        joinClasses(
          'group flex min-h-9 items-center gap-2.5 py-1 rounded-base px-2.5 text-sm font-medium transition-colors duration-150',
          isActive
            ? 'bg-primary-soft text-text [&>svg]:text-primary-text'
            : 'text-muted hover:bg-hover hover:text-text',
        )
      }
    >
      <Icon className="size-4.5 shrink-0" aria-hidden="true" />
      <span className="truncate">{screen.name}</span>
      {digits !== null && (
        <span title={`Press g, then ${digits}`} className="ml-auto shrink-0">
          <KeyCap>{digits}</KeyCap>
        </span>
      )}
    </NavLink>
  )
}

/** The credit balance and how many videos it pays for. Shows 20 only while the balance is unknown. */
function CreditsBox() {
  const { user, remembered } = useAuth()
  const credits = (user ?? remembered)?.credits ?? startingCredits
  const videos = Math.floor(credits / prices.video)
  return (
    <section
      aria-label="Available Credits"
      className="m-3 flex flex-col gap-2.5 rounded-base border border-line bg-raised p-3.5"
    >
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="font-body text-sm font-medium tracking-normal">Available Credits</h2>
        <Link
          to="/credits"
          aria-label={messages.credits.openFrom(credits)}
          className="rounded-small font-display text-xl font-bold tabular-nums underline decoration-transparent underline-offset-4 hover:decoration-current"
        >
          {credits.toLocaleString('en')}
        </Link>
      </div>
      <Meter
        label="Available Credits"
        value={credits}
        max={Math.max(credits, startingCredits)}
        valueText={`${credits} credits`}
      />
      <p className="text-xs text-muted">
        {videos === 0
          ? `${messages.credits.runningLow} A video costs ${prices.video}. `
          : `Enough for ${videos} ${videos === 1 ? 'video' : 'videos'}. `}
        <PricingLink className="font-semibold text-text underline decoration-control-line underline-offset-2 hover:decoration-current">
          Get more
        </PricingLink>
      </p>
      {user?.isGuest === true && (
        <p className="text-xs text-muted">
          <NavLink
            to="/auth"
            className="font-semibold text-text underline decoration-control-line underline-offset-2 hover:decoration-current"
          >
            Create an account
          </NavLink>{' '}
          to keep your work.
        </p>
      )}
    </section>
  )
}

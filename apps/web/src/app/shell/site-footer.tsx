import { Link } from 'react-router'
import { LogoMark } from '../../ui/logo.tsx'

const columns = [
  {
    title: 'Solutions',
    links: [
      { to: '/pricing', label: 'Pricing' },
      { to: '/api', label: 'API' },
    ],
  },
  {
    title: 'Products',
    links: [
      { to: '/video-generator', label: 'AI Video Generator' },
      { to: '/auto-writer', label: 'Script Generator' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { to: '/guide', label: 'User Guide' },
      { to: '/blog', label: 'Blog' },
      { to: '/community', label: 'Community' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About Us' },
      { to: '/contact', label: 'Contact' },
    ],
  },
] as const

/** Links to all public pages, and the copyright. */
export function SiteFooter() {
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto grid w-full max-w-7xl gap-8 px-4 py-10 sm:px-6 lg:grid-cols-[1.4fr_3fr] lg:px-8">
        <div className="flex flex-col gap-3">
          <span className="flex items-center gap-2.5 font-display text-lg font-bold">
            <LogoMark className="size-7" />
            Vivify
          </span>
          <p className="max-w-60 text-sm text-muted">Type a topic, get a finished faceless short.</p>
          <p className="text-xs text-muted">© 2025 Vivify</p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-6 sm:grid-cols-4">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-2 font-body text-sm font-semibold tracking-normal">{title}</h2>
              <ul className="flex flex-col gap-0.5">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-flex min-h-7 items-center rounded-small text-sm text-muted hover:text-text"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}

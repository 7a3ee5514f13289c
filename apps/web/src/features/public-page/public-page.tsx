import type { ReactNode } from 'react'

export interface PublicPageProps {
  title: string
  lead: ReactNode
  children?: ReactNode
}

/** The layout of a text page: a title, one sentence, and text in a readable line length. */
export function PublicPage({ title, lead, children }: PublicPageProps) {
  return (
    <article className="relative isolate mx-auto flex flex-col w-full max-w-3xl gap-10 py-12 sm:py-16">
      <div
        aria-hidden="true"
        className="glow absolute -top-0 left-1/2 -z-10 h-96 w-screen -translate-x-1/2 [mask-image:linear-gradient(#000,transparent)]"
      />
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="text-lg text-muted">{lead}</p>
      </header>
      {children}
    </article>
  )
}

/** A titled section of a `PublicPage`. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 leading-relaxed [&_a]:font-semibold [&_a]:text-primary-text [&_a]:underline [&_a]:underline-offset-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

import { limits, prices, startingCredits } from '@vivify/contract/plans'
import { screens } from '../../app/screens.ts'
import { PageSection, PublicPage } from '../../features/public-page/public-page.tsx'
import { KeyCap } from '../../ui/surfaces.tsx'

/** How to work with what is there. */
export function GuideScreen() {
  return (
    <PublicPage
      title="User Guide"
      lead="The essentials: getting in, what things cost, and working without a mouse."
    >
      <PageSection title="Getting in">
        <p>
          Continue as Guest needs nothing. A guest is a real account of this browser: its work stays, and
          signing up later keeps both work and credits. With e-mail and password you reach the same account
          from anywhere.
        </p>
      </PageSection>
      <PageSection title="Credits">
        <p>
          Every new account starts with {startingCredits} credits. The cost is shown before anything starts,
          held while it runs, and given back when it fails or you cancel.
        </p>
        <ul className="list-disc pl-5 marker:text-muted">
          <li>A video: {prices.video} credits, once for each project. Exporting it again is free.</li>
          <li>
            An article: {prices.article} credit, one more for a featured picture and for each of up to{' '}
            {limits.articleImages} pictures in it.
          </li>
          <li>
            A picture by a provider you connect: {prices.providerPicture} credit. The built-in painter is
            free.
          </li>
        </ul>
      </PageSection>
      <PageSection title="Keyboard">
        <p>
          <KeyCap>Ctrl</KeyCap> or <KeyCap>⌘</KeyCap> with <KeyCap>K</KeyCap> opens the command palette.{' '}
          <KeyCap>g</KeyCap> and then the number beside a screen’s name goes there.
        </p>
        <ShortcutList />
      </PageSection>
      <PageSection title="From the command line">
        <p>The same engine makes videos without a browser:</p>
        <pre tabIndex={0} className="overflow-x-auto rounded-base border border-line bg-sunken p-4 text-sm">
          npm run vivify -- make --topic "octopus" --out octopus.mp4
        </pre>
      </PageSection>
    </PublicPage>
  )
}

function ShortcutList() {
  return (
    <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
      {screens.map(({ name, sidebar }) =>
        sidebar?.digits == null ? null : (
          <li
            key={name}
            className="flex items-center justify-between gap-4 border-b border-line py-1.5 text-sm"
          >
            {name}
            <span className="flex gap-1">
              {['g', ...sidebar.digits].map((key, index) => (
                <KeyCap key={index}>{key}</KeyCap>
              ))}
            </span>
          </li>
        ),
      )}
    </ul>
  )
}

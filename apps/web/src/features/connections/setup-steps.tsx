import * as messages from '@vivify/contract/messages'
import { platformNames } from '@vivify/contract/platforms'
import type { PlatformSetup } from '../../api/connections.ts'
import { ExternalLink, Info } from '../../ui/icons.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { CopyField } from './copy-field.tsx'

/** For a platform that the operator has not registered Vivify with: what to do, and what works until then. */
export function SetupSteps({ setup }: { setup: PlatformSetup }) {
  const { platform, steps, links, redirectUrl } = setup
  const name = platformNames[platform]
  return (
    <div className="grid grid-cols-1 gap-4 text-sm">
      <p className="text-muted">
        {name} only takes posts from programs that are registered with it. The operator of this server does
        that once:
      </p>
      <ol className="grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-second-text">
        {steps.map((step) => (
          <li key={step} className="pl-1 wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
      {redirectUrl !== null && (
        <CopyField
          label="Callback address"
          value={redirectUrl}
          copied={messages.connections.redirectCopied}
          hint={`Register exactly this address with ${name}.`}
        />
      )}
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {links.map(({ label, url }) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center gap-1.5 font-medium text-primary-text underline underline-offset-4"
              >
                {label}
                <ExternalLink className="size-3.5" aria-label="(opens in a new tab)" role="img" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Notice tone="second" icon={<Info aria-hidden="true" />}>
        <strong>Use the dry run until then.</strong> Choose {name} for a post without an account: Vivify goes
        through every step against a simulator with {name}’s limits and shows you the result. Nothing is
        published.
      </Notice>
    </div>
  )
}

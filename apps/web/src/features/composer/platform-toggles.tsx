import { useQuery } from '@tanstack/react-query'
import { platformIds, platformNames, specifiedPlatforms, type PlatformId } from '@vivify/contract/platforms'
import { lazy, Suspense, useEffect, type CSSProperties } from 'react'
import { connectionsQuery, type Connection } from '../../api/connections.ts'
import { joinClasses } from '../../ui/class-names.ts'
import { Info } from '../../ui/icons.tsx'
import { platformColor, PlatformIcon } from '../../ui/platform-icons.tsx'
import { isWorthSaving, setAccount, togglePlatform } from './post-content.ts'
import { listPlatforms } from './post-problems.ts'
import { useComposer } from './use-composer.ts'

const AccountFields = lazy(async () => ({ default: (await import('./account-fields.tsx')).AccountFields }))

/** Chooses the platforms that get the post, and which account posts there. */
export function PlatformToggles() {
  const { content, edit } = useComposer()
  const { data } = useQuery(connectionsQuery)
  const connections = data?.connections ?? []
  useFirstAccounts(connections)
  const shown = platformIds.filter(
    (platform) =>
      specifiedPlatforms.some((each) => each === platform) ||
      content.platforms.includes(platform) ||
      connections.some((account) => account.platform === platform),
  )
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label="Platforms" className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {shown.map((platform) => (
          <PlatformToggle
            key={platform}
            platform={platform}
            isOn={content.platforms.includes(platform)}
            onToggle={() =>
              edit((post) => togglePlatform(post, platform, platformIds, firstAccount(connections, platform)))
            }
          />
        ))}
      </div>
      <Accounts connections={connections} isKnown={data !== undefined} />
    </div>
  )
}

function PlatformToggle(props: { platform: PlatformId; isOn: boolean; onToggle: () => void }) {
  const { platform, isOn, onToggle } = props
  const tint = { '--tint': platformColor(platform) } as CSSProperties
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      style={tint}
      className={joinClasses(
        'flex h-10 items-center gap-2 rounded-base border px-3 text-sm font-medium transition-colors duration-150',
        isOn
          ? 'border-(--tint) bg-[color-mix(in_oklab,var(--tint)_16%,transparent)] text-text'
          : 'border-control-line/70 bg-raised text-muted hover:bg-hover hover:text-text',
      )}
    >
      <PlatformIcon platform={platform} className={joinClasses('size-4.5', !isOn && 'opacity-80')} />
      {platformNames[platform]}
    </button>
  )
}

/** The first account there whose log-in still works. */
export function firstAccount(connections: readonly Connection[], platform: PlatformId): string | undefined {
  return connections.find((account) => account.platform === platform && account.state === 'ready')?.id
}

/** Gives the preselected platforms of an untouched post their accounts as soon as these are known. */
function useFirstAccounts(connections: readonly Connection[]): void {
  const { content, saved, edit } = useComposer()
  const isUntouched = saved === null && !isWorthSaving(content) && Object.keys(content.accounts).length === 0
  const hasAny = content.platforms.some((platform) => firstAccount(connections, platform) !== undefined)
  useEffect(() => {
    if (!isUntouched || !hasAny) return
    edit((post) =>
      post.platforms.reduce(
        (next, platform) => setAccount(next, platform, firstAccount(connections, platform)),
        post,
      ),
    )
  }, [isUntouched, hasAny, connections, edit])
}

function Accounts({ connections, isKnown }: { connections: readonly Connection[]; isKnown: boolean }) {
  const { content } = useComposer()
  const rehearsed = content.platforms.filter(
    (platform) => !connections.some(({ id }) => id === content.accounts[platform]),
  )
  const connected = content.platforms.filter((platform) =>
    connections.some((account) => account.platform === platform),
  )
  return (
    <>
      {connected.length > 0 && (
        <Suspense>
          <AccountFields connections={connections} platforms={connected} />
        </Suspense>
      )}
      {isKnown && rehearsed.length > 0 && (
        <p className="flex items-start gap-2 text-xs text-muted">
          <Info className="mt-px size-3.5 shrink-0" aria-hidden="true" />
          {`Dry run for ${listPlatforms(rehearsed)}: without a connected account, Vivify rehearses the post against the platform’s rules and publishes nothing.`}
        </p>
      )}
    </>
  )
}

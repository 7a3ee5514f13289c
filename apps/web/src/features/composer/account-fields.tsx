import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { Connection } from '../../api/connections.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { setAccount } from './post-content.ts'
import { useComposer } from './use-composer.ts'

const dryRun = 'dry-run'

export interface AccountFieldsProps {
  connections: readonly Connection[]
  /** Platforms with at least one account. */
  platforms: readonly PlatformId[]
}

/** Which account posts on each platform. */
export function AccountFields({ connections, platforms }: AccountFieldsProps) {
  const { content, edit } = useComposer()
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {platforms.map((platform) => (
        <SelectField
          key={platform}
          label={`${platformNames[platform]} account`}
          value={accountOf(connections, content.accounts[platform])}
          onChange={(id) => edit((post) => setAccount(post, platform, id === dryRun ? undefined : id))}
          choices={[
            ...connections
              .filter((account) => account.platform === platform)
              .map(({ id, name, state }) => ({
                value: id,
                label: name,
                ...(state === 'needs_login' ? { note: 'Connect it again before posting' } : {}),
              })),
            { value: dryRun, label: 'Dry run', note: 'Rehearsed, not published' },
          ]}
        />
      ))}
    </div>
  )
}

function accountOf(connections: readonly Connection[], id: string | undefined): string {
  return connections.some((account) => account.id === id) ? id! : dryRun
}

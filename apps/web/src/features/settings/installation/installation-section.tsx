import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import type { ReactNode } from 'react'
import { installationQuery, type InstallationReport } from '../../../api/installation.ts'
import { Button } from '../../../ui/button.tsx'
import { CircleAlert, RefreshCw } from '../../../ui/icons.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Card, Notice, Skeleton } from '../../../ui/surfaces.tsx'
import { AccountList } from './account-list.tsx'
import { nameBytes, nameCount, nameMoment } from './figures.ts'
import { DiskTable, EngineList, ErrorTable, QueueTable } from './state-tables.tsx'

const words = messages.installation

/** The operator's page: who uses the server, and how it is. The server answers nobody else. */
export function InstallationSection() {
  const { data, error, isFetching, refetch } = useQuery(installationQuery)
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl text-sm text-muted">
          {words.intro} {data && words.countedAt(nameMoment(data.countedAt))}
        </p>
        <Button
          size="small"
          icon={<RefreshCw className="size-3.5" />}
          isBusy={isFetching}
          onClick={() => void refetch()}
        >
          {words.refresh}
        </Button>
      </div>
      {error !== null && (
        <RetryNotice isBusy={isFetching} onRetry={() => void refetch()}>
          {`${words.failed} ${error.message}`}
        </RetryNotice>
      )}
      {data === undefined && error === null && <Skeleton className="h-48 rounded-large" />}
      {data !== undefined && <Overview report={data} />}
      <Part title={words.accounts}>
        <AccountList />
      </Part>
      {data !== undefined && (
        <>
          <Part title={words.queue}>
            <QueueTable queue={data.queue} />
          </Part>
          <Part title={words.errors}>
            <ErrorTable errors={data.errors} />
          </Part>
          <Part title={words.disk}>
            <DiskTable disk={data.disk} />
          </Part>
          <Part title={words.engines}>
            <EngineList engines={data.engines} />
          </Part>
        </>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Overview({ report }: { report: InstallationReport }) {
  const { version, database, startedAt, accounts, disk, creditProof: proof } = report
  const facts = [
    [words.version, version],
    [words.database, words.databases[database]],
    [words.started, nameMoment(startedAt)],
    [words.free, words.freeOf(nameBytes(disk.freeBytes), nameBytes(disk.totalBytes))],
    [words.accounts, words.accountCount(accounts.people, accounts.guests)],
    [words.credits, nameCount(accounts.credits)],
  ] as const
  return (
    <>
      {proof !== null && proof.wrong > 0 && (
        <Notice tone="danger" icon={<CircleAlert />}>
          {words.proofWrong(proof.wrong, proof.balances, nameMoment(proof.provenAt))}
        </Notice>
      )}
      <Card>
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-muted">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
          <div className="sm:col-span-full">
            <dt className="text-xs text-muted">{words.proof}</dt>
            <dd className="text-sm">{describeProof(proof)}</dd>
          </div>
        </dl>
      </Card>
    </>
  )
}

function describeProof(proof: InstallationReport['creditProof']): string {
  if (proof === null) return words.proofNone
  const { wrong, balances, provenAt } = proof
  const when = nameMoment(provenAt)
  return wrong === 0 ? words.proofRight(balances, when) : words.proofWrong(wrong, balances, when)
}

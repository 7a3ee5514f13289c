// What the server does, as tables: its queue, its disk, its engines and its errors.

import * as messages from '@vivify/contract/messages'
import type { InstallationReport } from '../../../api/installation.ts'
import { Badge } from '../../../ui/surfaces.tsx'
import { FigureTable } from './figure-table.tsx'
import { nameBytes, nameCount, nameDuration, nameMoment } from './figures.ts'

const words = messages.installation

export function QueueTable({ queue }: Pick<InstallationReport, 'queue'>) {
  const { kind, waiting, later, running, oldest, silent, failed } = words.queueColumns
  if (queue.length === 0) return <p className="text-sm text-muted">{words.queueEmpty}</p>
  return (
    <>
      <FigureTable
        label={words.queue}
        rows={queue}
        keyOf={(line) => line.kind}
        columns={[
          { label: kind, cell: (line) => words.kind(line.kind) },
          { label: waiting, isNumber: true, cell: (line) => nameCount(line.waiting) },
          {
            label: oldest,
            isNumber: true,
            cell: ({ oldestWaitSeconds: seconds }) => (seconds === null ? '–' : nameDuration(seconds)),
          },
          { label: later, isNumber: true, cell: (line) => nameCount(line.later) },
          { label: running, isNumber: true, cell: (line) => nameCount(line.running) },
          { label: silent, isNumber: true, cell: (line) => nameCount(line.silent) },
          { label: failed, isNumber: true, cell: (line) => nameCount(line.failed) },
        ]}
      />
      <p className="text-xs text-muted">{words.silentHint}</p>
    </>
  )
}

export function DiskTable({ disk }: Pick<InstallationReport, 'disk'>) {
  const { part, size, files } = words.diskColumns
  return (
    <FigureTable
      label={words.disk}
      rows={disk.parts}
      keyOf={(row) => row.part}
      columns={[
        { label: part, cell: (row) => words.part(row.part) },
        {
          label: size,
          isNumber: true,
          cell: ({ bytes, isWhole }) => (isWhole ? nameBytes(bytes) : words.atLeast(nameBytes(bytes))),
        },
        { label: files, isNumber: true, cell: (row) => (row.files === 0 ? '–' : nameCount(row.files)) },
      ]}
    />
  )
}

export function EngineList({ engines }: Pick<InstallationReport, 'engines'>) {
  return (
    <ul
      className="divide-y divide-line overflow-hidden rounded-large border border-line bg-raised"
      aria-label={words.engines}
    >
      {engines.map(({ kind, id, name, state, sentence }) => (
        <li key={`${kind} ${id}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
          <span className="min-w-0 flex-1 basis-64">
            <span className="font-medium">{name}</span>{' '}
            <span className="text-muted">{`${words.engineKind(kind)} · ${sentence}`}</span>
          </span>
          <Badge tone={state === 'ready' ? 'good' : 'neutral'}>
            {state === 'ready' ? words.ready : words.notReady}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

export function ErrorTable({ errors }: Pick<InstallationReport, 'errors'>) {
  const { sentence, area, count, lastSeen } = words.errorColumns
  if (errors.length === 0) return <p className="text-sm text-muted">{words.noErrors}</p>
  return (
    <FigureTable
      label={words.errors}
      rows={errors}
      keyOf={(row) => `${row.area} ${row.sentence}`}
      columns={[
        { label: sentence, cell: (row) => row.sentence },
        { label: area, cell: (row) => words.kind(row.area) },
        { label: count, isNumber: true, cell: (row) => nameCount(row.count) },
        { label: lastSeen, cell: ({ lastSeenAt }) => nameMoment(lastSeenAt) },
      ]}
    />
  )
}

import { useState } from 'react'
import type { ReferenceParameter, ReferenceRoute } from '../../api/reference.ts'
import { ChevronDown } from '../../ui/icons.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import type { CallerKey } from './caller-choice.tsx'
import { describeSchema } from './describe-schema.ts'
import { TryCall } from './try-call.tsx'

const accessNames = {
  public: 'public',
  session: 'signed in only',
  key: '',
  token: 'this machine only',
} as const

/** One call: a line that opens to its description. */
export function RouteEntry({ route, callerKey }: { route: ReferenceRoute; callerKey: CallerKey }) {
  // What is inside is drawn when it is opened first: there are many calls.
  const [wasOpened, setWasOpened] = useState(false)
  const mark = route.scope ?? accessNames[route.access]
  return (
    <li className="border-b border-line last:border-0">
      <details className="group" onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
        <summary className="relative flex list-none flex-wrap items-center gap-x-2.5 gap-y-1.5 py-3.5 pr-11 pl-4 -outline-offset-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
          <Badge tone={route.method === 'GET' ? 'second' : 'primary'}>{route.method}</Badge>
          <code className="min-w-0 text-sm break-all">{route.path}</code>
          {mark !== '' && <Badge>{mark}</Badge>}
          <ChevronDown
            className="absolute top-4.5 right-4 size-4 text-muted transition-transform duration-150 group-open:rotate-180"
            aria-hidden="true"
          />
          <span className="basis-full text-sm text-muted">
            <CodeSpans text={route.summary} />
          </span>
        </summary>
        {wasOpened && (
          <div className="flex flex-col gap-6 px-4 pt-2 pb-6">
            <RouteDescription route={route} />
            <TryCall route={route} callerKey={callerKey} />
          </div>
        )}
      </details>
    </li>
  )
}

/** Text in which names of fields stand between backticks. */
function CodeSpans({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code
        key={index}
        className="rounded-small border border-line bg-sunken px-1 py-0.5 text-[0.85em] text-text"
      >
        {part}
      </code>
    ),
  )
}

function RouteDescription({ route }: { route: ReferenceRoute }) {
  const { parameters, body, answers } = route
  const good = answers.filter(({ status }) => /^[23]/.test(status))
  const bad = answers.filter(({ status }) => !/^[23]/.test(status))
  return (
    <div className="flex flex-col gap-4">
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      {body !== null && <Shape title="Body" text={describeSchema(body)} />}
      {good.map(({ status, schema }) => (
        <Shape
          key={status}
          title={`Answer ${status}`}
          text={schema === null ? 'a file or a stream' : describeSchema(schema)}
        />
      ))}
      <div className="flex flex-col gap-1.5">
        <h3 className="text-sm font-semibold">Refusals</h3>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {bad.map(({ status, description }) => (
            <div key={status} className="contents">
              <dt className="font-mono text-muted">{status}</dt>
              <dd>
                <CodeSpans text={description} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

function Parameters({ parameters }: { parameters: readonly ReferenceParameter[] }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="text-sm font-semibold">Parameters</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {parameters.map(({ name, in: place, isRequired, schema }) => (
          <div key={name} className="contents">
            <dt className="font-mono">{name}</dt>
            <dd className="min-w-0 break-words text-muted">
              {describeSchema(schema)}, in the {place}
              {isRequired ? '' : ', optional'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Shape({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <h3 className="text-sm font-semibold">{title}</h3>
      <pre
        tabIndex={0}
        aria-label={title}
        role="region"
        className="max-h-72 overflow-auto rounded-base border border-line bg-sunken px-3 py-2.5 text-xs leading-relaxed"
      >
        {text}
      </pre>
    </div>
  )
}

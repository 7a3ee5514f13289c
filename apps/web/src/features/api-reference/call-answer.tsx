import * as messages from '@vivify/contract/messages'
import type { TriedAnswer } from '../../api/reference.ts'
import { Badge } from '../../ui/surfaces.tsx'

const words = messages.reference
const bytesOf = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'byte', unitDisplay: 'long' })

/** Status, headers and body of an answer. */
export function CallAnswer({ answer }: { answer: TriedAnswer }) {
  const { status, statusText, headers, text, contentType, bytes, isCut, milliseconds } = answer
  const size = bytesOf.format(bytes)
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2.5 text-sm">
        <Badge tone={status < 400 ? 'good' : 'danger'}>{`${status} ${statusText}`.trim()}</Badge>
        <span className="text-muted">{`${milliseconds} ms, ${size}`}</span>
      </p>
      <details>
        <summary className="text-sm text-muted">{`${headers.length} headers`}</summary>
        <Text label="Headers">{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</Text>
      </details>
      {text === null ? (
        <p className="text-sm">{words.notText(contentType, size)}</p>
      ) : (
        <Text label="Answer">{printed(text)}</Text>
      )}
      {isCut && text !== null && <p className="text-xs text-muted">{words.tooLongToShow(`over ${size}`)}</p>}
    </div>
  )
}

function Text({ label, children }: { label: string; children: string }) {
  return (
    <pre
      tabIndex={0}
      role="region"
      aria-label={label}
      className="mt-2 max-h-96 overflow-auto rounded-base border border-line bg-sunken px-3 py-2.5 text-xs leading-relaxed"
    >
      {children}
    </pre>
  )
}

function printed(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

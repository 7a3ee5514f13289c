import * as messages from '@vivify/contract/messages'
import { useEffect, useId, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { tryCall, type ReferenceRoute, type TriedAnswer } from '../../api/reference.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Copy, Send } from '../../ui/icons.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { addressOf, curlOf, findMissing, type CallInput } from './build-call.ts'
import { CallAnswer } from './call-answer.tsx'
import type { CallerKey } from './caller-choice.tsx'
import { sampleOf } from './describe-schema.ts'

const words = messages.reference

/** A form that makes the call and shows its answer. */
export function TryCall({ route, callerKey }: { route: ReferenceRoute; callerKey: CallerKey }) {
  const form = useCallForm(route)
  const { answer, error, isBusy, send } = useTrying(callerKey)
  const { user } = useAuth()
  const mayTry = route.access === 'public' || callerKey !== null || user !== null
  if (route.access === 'token') return null
  return (
    <form
      className="flex flex-col gap-4 border-t border-line pt-5"
      aria-label={`Try ${route.method} ${route.path}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (form.isComplete) void send(route.method, addressOf(route, form.input), form.content)
      }}
    >
      <InputFields route={route} form={form} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant="primary"
          size="small"
          icon={<Send className="size-4" aria-hidden="true" />}
          isBusy={isBusy}
          busyLabel="Calling..."
          disabled={!mayTry || !form.isComplete}
        >
          Try it
        </Button>
        <CopyCurl text={curlOf(route, form.input, location.origin)} />
        <p className="text-xs text-muted">{describeCall(route, mayTry)}</p>
      </div>
      <div aria-live="polite">
        {error !== null && <p className="text-sm text-danger-text">{error}</p>}
        {answer !== null && <CallAnswer answer={answer} />}
      </div>
    </form>
  )
}

function describeCall({ method }: ReferenceRoute, mayTry: boolean): string {
  if (!mayTry) return words.signInToTry
  return method === 'GET' ? '' : words.changesData
}

interface CallForm {
  input: CallInput
  setValue: (name: string, value: string) => void
  setBody: (body: string) => void
  setFile: (file: Blob | null) => void
  isJson: boolean
  isComplete: boolean
  /** What is sent. */
  content: string | Blob | undefined
}

function useCallForm(route: ReferenceRoute): CallForm {
  const [values, setValues] = useState<Record<string, string>>({})
  const [body, setBody] = useState(() =>
    route.body === null ? '' : JSON.stringify(sampleOf(route.body), null, 2),
  )
  const [file, setFile] = useState<Blob | null>(null)
  const input = { values, body }
  const isJson = route.body === null || isValidJson(body)
  return {
    input,
    setValue: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    setBody,
    setFile,
    isJson,
    isComplete: isJson && findMissing(route, input).length === 0 && !(route.takesBytes && file === null),
    content: file ?? (route.body === null ? undefined : body),
  }
}

function InputFields({ route, form }: { route: ReferenceRoute; form: CallForm }) {
  const { values, body } = form.input
  return (
    <>
      {route.parameters.map(({ name, isRequired }) => (
        <TextField
          key={name}
          label={isRequired ? name : `${name} (optional)`}
          value={values[name] ?? ''}
          spellCheck={false}
          onChange={(event) => form.setValue(name, event.target.value)}
        />
      ))}
      {route.body !== null && (
        <TextArea
          label="JSON body"
          value={body}
          spellCheck={false}
          rows={6}
          error={form.isJson ? undefined : words.invalidJson}
          onChange={(event) => form.setBody(event.target.value)}
        />
      )}
      {route.takesBytes && <FileInput onChoose={form.setFile} />}
    </>
  )
}

/** A call that is still under way ends when another one is made or the page is left. */
function useTrying(key: CallerKey) {
  const [answer, setAnswer] = useState<TriedAnswer | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const send = async (method: string, address: string, body: string | Blob | undefined): Promise<void> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setIsBusy(true)
    setError(null)
    try {
      const content = body === undefined ? {} : { body }
      setAnswer(await tryCall({ method, address, key, signal: controller.signal, ...content }))
    } catch (failure) {
      if (controller.signal.aborted) return
      setAnswer(null)
      setError((failure as Error).message)
    }
    setIsBusy(false)
  }
  return { answer, error, isBusy, send }
}

function FileInput({ onChoose }: { onChoose: (file: Blob | null) => void }) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        File to send
      </label>
      <input
        id={id}
        type="file"
        className="text-sm"
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
      />
    </div>
  )
}

function CopyCurl({ text }: { text: string }) {
  const [isShown, setIsShown] = useState(false)
  const copy = (): void => {
    setIsShown(true)
    // Absent where the page is not served securely.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    writing.then(
      () => toast.success(words.curlCopied),
      () => toast.error(words.copyFailed),
    )
  }
  return (
    <>
      <Button size="small" icon={<Copy className="size-4" aria-hidden="true" />} onClick={copy}>
        Copy as curl
      </Button>
      {isShown && (
        <pre
          tabIndex={0}
          role="region"
          aria-label="Command"
          className="order-last basis-full overflow-x-auto rounded-base border border-line bg-sunken px-3 py-2.5 text-xs leading-relaxed"
        >
          {text}
        </pre>
      )}
    </>
  )
}

function isValidJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

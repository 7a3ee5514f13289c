import type { LogoMark } from '@vivify/generators/logo/mark'
import { popularMarks, type MarkEntry } from '@vivify/generators/logo/mark-index'
import { marksOfName, searchMarks } from '@vivify/generators/logo/suggest-marks'
import * as messages from '@vivify/contract/messages'
import { useDeferredValue, useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { index } from 'virtual:logo-data'
import { joinClasses } from '../../ui/class-names.ts'
import { Search, Type } from '../../ui/icons.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { loadMark } from './load-logo.ts'
import type { LogoForm } from './logo-form.ts'
import { useLoaded } from './use-loaded.ts'

const words = messages.logos
const shownWhenSearched = 29
/** Few without a search, because every mark shown is loaded. */
const shownAtFirst = 17
interface MarkFieldProps {
  form: LogoForm
  change: (changes: Partial<LogoForm>) => void
}

/** Finds a mark in the motif set; without a search, those that the name suggests come first. */
export function MarkField({ form, change }: MarkFieldProps) {
  const labelId = useId()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const entries = useLoaded('marks', index)
  const found = useFound(search, form, entries.value)
  useMarkOfName(form, change, entries.value)
  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-col gap-2">
      <p id={labelId} className="text-sm font-medium">
        {words.mark}
      </p>
      <TextField
        label={words.searchMarks}
        isLabelHidden
        type="search"
        icon={<Search aria-hidden="true" />}
        value={typed}
        maxLength={60}
        placeholder={words.searchPlaceholder}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={found?.length === 0 ? 'text-sm text-muted' : 'sr-only'}>
        {search !== '' &&
          found !== null &&
          (found.length === 0 ? words.noMarks(search) : words.marksFound(found.length))}
      </p>
      {entries.status === 'failed' && <RetryNotice onRetry={entries.retry}>{words.loadFailed}</RetryNotice>}
      <div className="grid grid-cols-6 gap-1.5">
        <Tile
          label={words.noMark}
          isChosen={form.mark === null}
          onChoose={() => change({ mark: null, hasOwnMark: true })}
        >
          <Type className="size-5" aria-hidden="true" />
        </Tile>
        {(found ?? []).map(({ name, label }) => (
          <Tile
            key={name}
            label={words.chooseMark(label)}
            isChosen={form.mark === name}
            onChoose={() => change({ mark: name, hasOwnMark: true })}
          >
            <MarkPicture name={name} />
          </Tile>
        ))}
        {found === null &&
          Array.from({ length: shownAtFirst }, (_, at) => <Skeleton key={at} className="aspect-square" />)}
      </div>
    </div>
  )
}

/** Entries to show; null until the index is loaded. The chosen mark is always among them. */
function useFound(
  search: string,
  { name, tagline, mark }: LogoForm,
  entries: readonly MarkEntry[] | undefined,
): readonly MarkEntry[] | null {
  // Kept while the person chooses among what is shown, so that tiles don't change places under the pointer.
  const [firstMark] = useState(mark)
  const text = useDeferredValue(`${name} ${tagline}`)
  return useMemo(() => {
    if (entries === undefined) return null
    if (search !== '') return searchMarks(search, entries, shownWhenSearched)
    const suggested = marksOfName(text, entries)
    const byName = new Map(entries.map((entry) => [entry.name, entry]))
    const known = [mark ?? '', firstMark ?? ''].flatMap((each) => byName.get(each) ?? [])
    const others = popularMarks.flatMap((each) => byName.get(each) ?? [])
    const rest = [...suggested, ...others].filter((entry) => !known.includes(entry))
    const shown = rest.slice(0, shownAtFirst)
    const isShown = known[0] === undefined || shown.includes(known[0])
    return isShown ? shown : [known[0]!, ...shown].slice(0, shownAtFirst)
  }, [entries, search, text, mark, firstMark])
}

/** Until the person chooses a mark, it is the first that the name suggests, if any. */
function useMarkOfName(
  { name, hasOwnMark }: LogoForm,
  change: MarkFieldProps['change'],
  entries: readonly MarkEntry[] | undefined,
): void {
  const settled = useDeferredValue(name.trim())
  useEffect(() => {
    if (hasOwnMark || settled === '' || entries === undefined) return
    const [mark] = marksOfName(settled, entries)
    if (mark !== undefined) change({ mark: mark.name })
  }, [settled, hasOwnMark, entries, change])
}

function Tile(props: { label: string; isChosen: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.isChosen}
      onClick={props.onChoose}
      className={joinClasses(
        'grid aspect-square place-items-center rounded-base border p-1.5 transition-colors duration-150',
        props.isChosen
          ? 'border-primary bg-primary-soft text-text ring-1 ring-primary'
          : 'border-line bg-raised text-muted hover:border-control-line hover:text-text',
      )}
    >
      {props.children}
    </button>
  )
}

function MarkPicture({ name }: { name: string }) {
  const mark = useLoaded(name, () => loadMark(name)).value
  if (mark === undefined || mark === null) return <Skeleton className="size-full" />
  return <MarkDrawing mark={mark} />
}

/** A mark in the color of the text; details are fainter. */
function MarkDrawing({ mark: { parts, box } }: { mark: LogoMark }) {
  const [left, top, width, height] = box
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} className="size-full" aria-hidden="true">
      {parts.map(({ tone, path }, at) => (
        <path key={at} d={path} className={tone === 'ink' ? 'fill-current' : 'fill-primary'} />
      ))}
    </svg>
  )
}

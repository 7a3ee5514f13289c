import type { LogoMark } from '@vivify/generators/logo/mark'
import type { MarkEntry } from '@vivify/generators/logo/mark-index'
import * as messages from '@vivify/contract/messages'
import { useDeferredValue, useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { popular } from 'virtual:logo-data'
import { joinClasses } from '../../ui/class-names.ts'
import { Search, Type } from '../../ui/icons.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { loadFinder, loadMark, type MarkFinder } from './load-logo.ts'
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
  const first = useLoaded('popular', popular)
  const finder = useFinder(search, form)
  const found = useFound(search, form, first.value?.entries, finder.value ?? undefined)
  useMarkOfName(form, change, finder.value ?? undefined)
  const failed = [first, finder].find((part) => part.status === 'failed')
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
      {failed?.status === 'failed' && <RetryNotice onRetry={failed.retry}>{words.loadFailed}</RetryNotice>}
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

/** What finds marks, once the person has typed something that it can read. */
function useFinder(search: string, { name, tagline }: LogoForm) {
  const isNeeded = search !== '' || name.trim() !== '' || tagline.trim() !== ''
  return useLoaded(isNeeded ? 'finder' : 'none', () => (isNeeded ? loadFinder() : Promise.resolve(null)))
}

/** Entries to show; null until they are loaded. Without a search, the chosen mark is always among them. */
function useFound(
  search: string,
  { name, tagline, mark }: LogoForm,
  popularEntries: readonly MarkEntry[] | undefined,
  finder: MarkFinder | undefined,
): readonly MarkEntry[] | null {
  const text = useDeferredValue(`${name} ${tagline}`)
  return useMemo(() => {
    if (search !== '') return finder?.searchMarks(search, finder.entries, shownWhenSearched) ?? null
    if (popularEntries === undefined) return null
    const suggested = finder?.marksOfName(text, finder.entries) ?? []
    const byName = new Map([...suggested, ...popularEntries].map((entry) => [entry.name, entry]))
    const shown = [...byName.values()].slice(0, shownAtFirst)
    if (mark === null || shown.some((entry) => entry.name === mark)) return shown
    const chosen = finder?.entries.find((entry) => entry.name === mark)
    return chosen === undefined ? shown : [chosen, ...shown.slice(0, -1)]
  }, [search, text, mark, popularEntries, finder])
}

/** Until the person chooses a mark, it is the first that the name suggests, if any. */
function useMarkOfName(
  { name, hasOwnMark }: LogoForm,
  change: MarkFieldProps['change'],
  finder: MarkFinder | undefined,
): void {
  const settled = useDeferredValue(name.trim())
  useEffect(() => {
    if (hasOwnMark || settled === '' || finder === undefined) return
    const [mark] = finder.marksOfName(settled, finder.entries)
    if (mark !== undefined) change({ mark: mark.name })
  }, [settled, hasOwnMark, finder, change])
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

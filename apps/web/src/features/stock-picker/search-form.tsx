import * as messages from '@vivify/contract/messages'
import { useState, type FormEvent } from 'react'
import type { StockSearch } from '../../api/stock.ts'
import { Button } from '../../ui/button.tsx'
import { Search } from '../../ui/icons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CheckboxField } from '../../ui/toggles.tsx'
import { useLibraries } from './use-libraries.ts'

const words = messages.stock

interface SearchFormProps {
  search: StockSearch
  seconds: number
  onSearch: (search: StockSearch) => void
}

/** What to search for: words, kind, shape, library and length. */
export function SearchForm({ search, seconds, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(search.words)
  const [error, setError] = useState<string>()
  function submit(event: FormEvent): void {
    event.preventDefault()
    const asked = typed.trim()
    setError(asked === '' ? words.wordsMissing : undefined)
    if (asked !== '') onSearch({ ...search, words: asked })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={words.words}
            icon={<Search />}
            maxLength={100}
            error={error}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit" variant="primary">
          Search
        </Button>
      </div>
      <Filters search={search} least={Math.ceil(seconds)} onSearch={onSearch} />
    </form>
  )
}

interface FiltersProps extends Pick<SearchFormProps, 'search' | 'onSearch'> {
  /** Seconds of the scene, rounded up. */
  least: number
}

function Filters({ search, least, onSearch }: FiltersProps) {
  const libraries = useLibraries()
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Segmented
          label={words.kind}
          segments={[
            { value: 'video', label: 'Clips' },
            { value: 'photo', label: 'Photos' },
          ]}
          value={search.kind ?? 'video'}
          onChange={(kind) => onSearch({ ...search, kind })}
        />
        <SelectField
          label={words.shape}
          choices={shapes}
          value={search.orientation ?? 'portrait'}
          onChange={(orientation) => onSearch({ ...search, orientation })}
        />
        <SelectField
          label={words.source}
          choices={[
            { value: '', label: words.everySource },
            ...(libraries ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={search.library ?? ''}
          onChange={(library) => onSearch(withLibrary(search, library))}
        />
      </div>
      {search.kind !== 'photo' && (
        <CheckboxField
          label={words.shortest}
          hint={`${least} s or longer`}
          isOn={(search.minSeconds ?? 0) > 0}
          onChange={(isOn) => onSearch({ ...search, minSeconds: isOn ? least : 0 })}
        />
      )}
    </>
  )
}

const shapes = [
  { value: 'portrait', label: 'Upright' },
  { value: 'landscape', label: 'Wide' },
  { value: 'square', label: 'Square' },
] as const

function withLibrary(search: StockSearch, library: string): StockSearch {
  return { ...search, library: library === '' ? undefined : library }
}

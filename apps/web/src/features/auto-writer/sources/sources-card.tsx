import { maxFactAddresses, maxFactNotesCharacters } from '@vivify/contract/fact-limits'
import * as messages from '@vivify/contract/messages'
import { useRef } from 'react'
import { useFileDrop } from '../../../lib/media/use-file-drop.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/class-names.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { CircleAlert, FileText, FileUp, X } from '../../../ui/icons.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { SwitchField } from '../../../ui/toggles.tsx'
import { StepCard } from '../step-card.tsx'
import type { WriterFormState } from '../use-writer-form.ts'
import { describeAddresses, readAddresses } from './read-addresses.ts'
import { acceptedFiles, useSourceFiles } from './use-source-files.ts'

const words = messages.autoWriter

/** Step 3: where the facts of the articles come from. */
export function SourcesCard({ state }: { state: WriterFormState }) {
  const { form, change } = state
  const { addresses } = readAddresses(form.addresses)
  return (
    <StepCard number={3} title={words.sourcesStep} about={words.sourcesAbout}>
      <SwitchField
        label={words.wikipedia}
        hint={words.wikipediaAbout}
        isOn={form.usesWikipedia}
        onChange={(usesWikipedia) => change({ usesWikipedia })}
      />
      <div>
        <Disclosure
          title={words.notes}
          aside={words.sourceCount(form.notes.trim() === '' ? 0 : 1)}
          isOpenAtFirst={form.notes !== ''}
        >
          <TextArea
            label={words.notes}
            isLabelHidden
            rows={4}
            placeholder={words.notesPlaceholder}
            maxLength={maxFactNotesCharacters}
            className="[&_textarea]:max-h-96"
            value={form.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        </Disclosure>
        <Disclosure
          title={words.addresses}
          aside={words.sourceCount(addresses.length)}
          isOpenAtFirst={form.addresses !== ''}
        >
          <AddressField state={state} />
        </Disclosure>
        <Disclosure
          title={words.files}
          aside={words.sourceCount(form.files.length)}
          isOpenAtFirst={form.files.length > 0}
        >
          <Files state={state} />
        </Disclosure>
      </div>
    </StepCard>
  )
}

function AddressField({ state: { form, change } }: { state: WriterFormState }) {
  const problem = describeAddresses(form.addresses)
  return (
    <TextArea
      label={words.addresses}
      isLabelHidden
      rows={3}
      inputMode="url"
      spellCheck={false}
      placeholder="https://"
      hint={words.addressesHint(maxFactAddresses)}
      error={problem ?? undefined}
      value={form.addresses}
      onChange={(event) => change({ addresses: event.target.value })}
    />
  )
}

function Files({ state }: { state: WriterFormState }) {
  const { reading, problems, take, cancel, dismiss, remove } = useSourceFiles(state)
  const chooser = useRef<HTMLInputElement>(null)
  const { isOver, target } = useFileDrop((files) => void take(files))
  return (
    <div
      {...target}
      className={joinClasses(
        'flex flex-col gap-3 rounded-base border border-dashed p-4 transition-colors duration-150',
        isOver ? 'border-primary bg-primary-soft' : 'border-control-line/70',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="small"
          icon={<FileUp className="size-4" />}
          disabled={reading !== null}
          onClick={() => chooser.current?.click()}
        >
          {words.addFiles}
        </Button>
        <span className="text-xs text-muted">{words.filesHint}</span>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        onChange={(event) => {
          void take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {reading !== null && <Progress stage={words.fileReading(reading)} share={null} onCancel={cancel} />}
      {problems.length > 0 && (
        <Notice
          tone="danger"
          icon={<CircleAlert />}
          action={
            <IconButton size="small" label="Dismiss" icon={<X className="size-4" />} onClick={dismiss} />
          }
        >
          {problems.join(' ')}
        </Notice>
      )}
      {state.form.files.length > 0 && <FileList state={state} onRemove={remove} />}
    </div>
  )
}

function FileList({ state, onRemove }: { state: WriterFormState; onRemove: (name: string) => void }) {
  return (
    <ul aria-label={words.files} className="flex flex-col">
      {state.form.files.map(({ name, text, warnings }) => (
        <li
          key={name}
          className="flex items-center gap-2.5 border-t border-line py-1.5 text-sm first:border-t-0"
        >
          <FileText className="size-4 shrink-0 text-muted" />
          <span className="grid min-w-0 flex-1">
            <span className="truncate">{name}</span>
            <span className="text-xs text-muted">
              {[words.fileRead(text.split(/\s+/).filter(Boolean).length), ...warnings].join(' · ')}
            </span>
          </span>
          <IconButton
            size="small"
            label={words.removeFile(name)}
            icon={<X className="size-4" />}
            onClick={() => onRemove(name)}
          />
        </li>
      ))}
    </ul>
  )
}

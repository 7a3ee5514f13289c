import * as messages from '@vivify/contract/messages'
import { kitReadingSteps, readProductHuntSlug, type KitReadingStep } from '@vivify/contract/kit-choices'
import { toast } from 'react-hot-toast'
import { readLaunch, writeKit, type KitForm, type ReadLaunch } from '../../../api/kits.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { useKit, type Kit } from '../use-kit.ts'
import { fillForm, findMissing } from './fill-form.ts'
import { useWork, type Told, type WorkOf } from './use-work.ts'

const words = messages.kit

export type KitStage = KitReadingStep | 'write'
const stages: readonly KitStage[] = [...kitReadingSteps, 'write']

export interface Generating extends Told {
  /** What is being done; null while nothing is. */
  stage: KitStage | null
  /** Progress from 0 to 1. */
  share: number
  /** Reads the launch's page as far as needed, then writes the kit. */
  generate: () => void
  /** Writes other words from the same facts. */
  writeAgain: () => void
  /** Reads the product's own page into the form. */
  readOwnPage: () => void
  cancel: () => void
  dismissMissing: () => void
}

type Work = WorkOf<KitStage>

interface Context {
  kit: Kit
  work: Work
  /** The form is open: without an address, the kit is then written from the form alone. */
  showsFacts: boolean
  onFactsNeeded: () => void
  onWritten: () => void
}

export function useGenerate(options: Omit<Context, 'kit' | 'work'>): Generating {
  const kit = useKit()
  const work = useWork<KitStage>()
  const { alert } = useAlerts()
  const context: Context = { ...options, kit, work }
  const { stage, told } = work

  async function generate(): Promise<void> {
    const url = kit.content.form.huntUrl.trim()
    if (url === '' && !options.showsFacts) return alert(words.urlMissing)
    if (url !== '' && readProductHuntSlug(url) === null) return alert(words.urlInvalid)
    await work.run((signal) => readAndWrite(context, url, signal))
  }
  return {
    ...told,
    stage,
    share: stage === null ? 0 : stages.indexOf(stage) / stages.length,
    generate: () => void generate(),
    writeAgain: () =>
      void work.run((signal) => {
        const { form, variant } = kit.content
        return write(context, { form, variant: (variant + 1) % 10_000 }, signal)
      }),
    readOwnPage: () => void work.run((signal) => readOwnPage(context, signal)),
    cancel: work.cancel,
    dismissMissing: () => work.tell({ missing: null }),
  }
}

/** Reads the address unless the form says enough, then writes. */
async function readAndWrite(context: Context, url: string, signal: AbortSignal): Promise<void> {
  const { kit, work } = context
  const { form, variant } = kit.content
  if (url === '' || findMissing(form) === null) return write(context, { form, variant }, signal)
  const { form: read, source } = await readAll(work, url, signal)
  const filled = { ...fillForm(form, read), huntUrl: read.huntUrl }
  kit.edit((known) => ({ ...known, form: filled, source }), 'generate')
  if (source.kind === 'slug') work.note([words.onlyAddress])
  await write(context, { form: filled, variant }, signal)
}

/** Takes one step after the other until one finds the product. */
async function readAll(work: Work, url: string, signal: AbortSignal): Promise<ReadLaunch> {
  let found: ReadLaunch | null = null
  for (const step of kitReadingSteps) {
    work.setStage(step)
    found = await readLaunch(url, step, signal)
    signal.throwIfAborted()
    work.note(found.notices)
    if (found.source.kind !== 'slug') break
  }
  return found!
}

async function write(
  { kit, work, onFactsNeeded, onWritten }: Context,
  { form, variant }: { form: KitForm; variant: number },
  signal: AbortSignal,
): Promise<void> {
  const missing = findMissing(form)
  if (missing !== null) {
    work.tell({ missing })
    return onFactsNeeded()
  }
  work.setStage('write')
  const { texts, warnings } = await writeKit(form, variant, signal)
  signal.throwIfAborted()
  const now = kit.readNow().form
  // The person opened another kit meanwhile.
  if (now.name !== form.name || now.summary !== form.summary) return
  const own = { kind: 'form', name: words.sources.form, url: '' } as const
  kit.edit((known) => ({ ...known, texts, variant, source: known.source ?? own }), 'generate')
  work.note(warnings)
  onWritten()
}

/** Fills the form from the product's own page. */
async function readOwnPage({ kit, work }: Context, signal: AbortSignal): Promise<void> {
  work.setStage('page')
  const before = kit.content.form
  const { form: read, source, notices } = await readLaunch(before.link.trim(), 'page', signal)
  signal.throwIfAborted()
  work.note(notices)
  if (source.kind === 'slug') return
  const filled = fillForm(before, read)
  const isNew = Object.values(filled).join('\n') !== Object.values(before).join('\n')
  kit.edit((known) => ({ ...known, form: filled, source: known.source ?? source }))
  toast(isNew ? words.pageRead : words.pageSaidNothing)
}

import * as messages from '@vivify/contract/messages'
import { useState, type FormEvent } from 'react'
import { toast } from 'react-hot-toast'
import {
  usePublishing,
  type ArticleSite,
  type Publication,
  type PublishRequest,
} from '../../../api/article-sites.ts'
import { createId } from '../../../lib/create-id.ts'
import { Button } from '../../../ui/button.tsx'
import { CalendarPlus, Send } from '../../../ui/icons.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ownZone } from '../../../ui/own-zone.ts'
import { ZoneField } from '../../../ui/zone-field.tsx'

const words = messages.articlePublishing
type Status = Publication['status']
type When = 'now' | 'later'

export interface PublishFormProps {
  articleId: string
  site: ArticleSite
  /** What became of the article at this site; null when it was never sent there. */
  publication: Publication | null
  /** Saves the latest words first. */
  onSave: () => Promise<unknown>
}

/** Sends the article to a site, now or later. */
export function PublishForm({ articleId, site, publication, onSave }: PublishFormProps) {
  const { publish } = usePublishing(articleId)
  const [isSaving, setIsSaving] = useState(false)
  const [status, setStatus] = useState<Status>(publication?.status ?? 'draft')
  const [when, setWhen] = useState<When>('now')
  const [plan, setPlan] = useState({ date: '', time: '', zone: ownZone() })
  const isLater = when === 'later'

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isLater && (plan.date === '' || plan.time === '')) return void toast.error(words.momentMissing)
    const request: PublishRequest = {
      siteId: site.id,
      status,
      idempotencyKey: createId(),
      ...(isLater ? { at: plan } : {}),
    }
    setIsSaving(true)
    try {
      await onSave()
      await publish.mutateAsync(request)
      if (!isLater) toast.success(words.started(site.name))
    } catch (error) {
      toast.error(error instanceof Error ? error.message : words.failed)
    } finally {
      setIsSaving(false)
    }
  }
  const label = isLater ? words.schedule : labelOf(publication)
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-3">
      <Choices {...{ status, when }} onStatus={setStatus} onWhen={setWhen} />
      {isLater && <PlanFields plan={plan} onChange={(part) => setPlan((now) => ({ ...now, ...part }))} />}
      <Button
        type="submit"
        size="small"
        variant="primary"
        className="justify-self-start"
        icon={isLater ? <CalendarPlus className="size-3.5" /> : <Send className="size-3.5" />}
        isBusy={isSaving}
        busyLabel={words.sending}
      >
        {label}
      </Button>
    </form>
  )
}

interface ChoicesProps {
  status: Status
  when: When
  onStatus: (status: Status) => void
  onWhen: (when: When) => void
}

function Choices({ status, when, onStatus, onWhen }: ChoicesProps) {
  const { statuses, whens } = words
  return (
    <div className="flex flex-wrap gap-2">
      <Segmented
        label={words.as}
        value={status}
        onChange={onStatus}
        segments={[
          { value: 'draft', label: statuses.draft },
          { value: 'publish', label: statuses.publish },
        ]}
      />
      <Segmented
        label={words.when}
        value={when}
        onChange={onWhen}
        segments={[
          { value: 'now', label: whens.now },
          { value: 'later', label: whens.later },
        ]}
      />
    </div>
  )
}

function labelOf(publication: Publication | null): string {
  if (publication?.state === 'unconfirmed') return words.lookAgain
  return publication?.publishedAt ? words.sendAgain : words.send
}

interface Plan {
  date: string
  time: string
  zone: string
}

function PlanFields({ plan, onChange }: { plan: Plan; onChange: (part: Partial<Plan>) => void }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        type="date"
        label={words.date}
        value={plan.date}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <TextField
        type="time"
        label={words.time}
        value={plan.time}
        onChange={({ target }) => onChange({ time: target.value })}
      />
      <ZoneField
        className="col-span-2"
        label={words.zone}
        zone={plan.zone}
        onChange={(zone) => onChange({ zone })}
      />
    </div>
  )
}

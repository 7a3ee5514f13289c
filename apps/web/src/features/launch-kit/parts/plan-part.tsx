import { launchTasks, planLaunch, type LaunchMoment } from '@vivify/generators/kit/launch-plan'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useKitActions, type KitTexts, type PlannedPosts } from '../../../api/kits.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CalendarPlus, CircleAlert, CircleCheck } from '../../../ui/icons.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CheckboxField } from '../../../ui/toggles.tsx'
import { useKit } from '../use-kit.ts'
import { CopyButton } from './copy-button.tsx'
import { Section, type PartProps } from './part.tsx'
import { readZone } from './read-zone.ts'

const words = messages.kit
const days = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** The day of the launch, hour by hour, and what to do before it. */
export function PlanPart({ texts }: PartProps) {
  const { content, edit } = useKit()
  const { launchDate } = content
  const zone = readZone()
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-4">
        <TextField
          type="date"
          className="max-w-60"
          label={words.day}
          value={launchDate ?? ''}
          onChange={({ target }) => {
            const chosen = target.value === '' ? null : target.value
            edit((kit) => ({ ...kit, launchDate: chosen }), 'launch day')
          }}
        />
        <SendPlan zone={zone} />
      </div>
      {launchDate !== null && (
        <Section title={words.planTitle} about={words.zone(zone)}>
          <ol aria-label={words.planTitle} className="flex flex-col">
            {planLaunch(launchDate, zone).map((moment) => (
              <Moment key={moment.id} moment={moment} texts={texts} />
            ))}
          </ol>
        </Section>
      )}
      <Tasks />
    </div>
  )
}

function SendPlan({ zone }: { zone: string }) {
  const { content, saveNow } = useKit()
  const { plan } = useKitActions()
  const [planned, setPlanned] = useState<PlannedPosts | null>(null)
  const { launchDate } = content
  async function send(date: string): Promise<void> {
    setPlanned(null)
    try {
      const { id } = await saveNow()
      setPlanned(await plan.mutateAsync({ kitId: id, date, zone }))
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'Something went wrong. Try again.')
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        icon={<CalendarPlus className="size-4" />}
        isBusy={plan.isPending}
        disabled={launchDate === null}
        onClick={() => launchDate !== null && void send(launchDate)}
      >
        {words.sendPlan}
      </Button>
      {launchDate === null && <p className="text-xs text-muted">{words.dayMissing}</p>}
      {planned !== null && (
        <div role="status" className="flex w-full flex-col gap-2">
          <Notice
            tone="second"
            icon={<CircleCheck />}
            action={
              <ButtonLink size="small" to="/social-media-suite?tab=calendar">
                {words.openCalendar}
              </ButtonLink>
            }
          >
            {words.planSent(planned.posts.length)}
          </Notice>
          {planned.warnings.map((warning) => (
            <Notice key={warning} tone="warning" icon={<CircleAlert />}>
              {warning}
            </Notice>
          ))}
        </div>
      )}
    </div>
  )
}

function Moment({ moment, texts }: { moment: LaunchMoment; texts: KitTexts }) {
  const { date, localTime, time, title, about } = moment
  const text = textOf(moment, texts)
  return (
    <li className="flex gap-4 border-l-2 border-line py-2.5 pl-4">
      <div className="grid w-24 shrink-0 content-start gap-0.5">
        <span className="text-sm font-semibold tabular-nums">{localTime}</span>
        <span className="text-xs text-muted">{days.format(new Date(`${date}T00:00:00Z`))}</span>
      </div>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="text-sm font-medium">{title}</span>
        <span className="text-sm text-muted">{about}</span>
        <span className="text-xs text-muted">{words.pacific(time)}</span>
      </div>
      {text !== null && <CopyButton name={title} text={text} />}
    </li>
  )
}

function textOf({ text }: LaunchMoment, texts: KitTexts): string | null {
  const mail = (id: string): string => {
    const email = texts.emails.find((one) => one.id === id)
    return email === undefined ? '' : `${email.subject}\n\n${email.body}`
  }
  switch (text) {
    case 'firstComment':
    case 'linkedIn':
    case 'update':
    case 'thanks':
      return texts[text]
    case 'thread':
      return texts.thread.join('\n\n')
    case 'email-live':
      return mail('live')
    case 'email-thanks':
      return mail('thanks')
    case null:
      return null
  }
}

function Tasks() {
  const { content, edit } = useKit()
  const { done } = content
  return (
    <Section
      title={words.tasksTitle}
      aside={
        <span className="text-xs text-muted">
          {words.tasksDone(launchTasks.filter(({ id }) => done.includes(id)).length, launchTasks.length)}
        </span>
      }
    >
      <ul aria-label={words.tasksTitle} className="grid gap-3">
        {launchTasks.map(({ id, daysBefore, title }) => (
          <li key={id}>
            <CheckboxField
              label={title}
              hint={words.taskDay(daysBefore)}
              isOn={done.includes(id)}
              onChange={(isOn) =>
                edit((kit) => ({
                  ...kit,
                  done: isOn ? [...kit.done, id] : kit.done.filter((one) => one !== id),
                }))
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

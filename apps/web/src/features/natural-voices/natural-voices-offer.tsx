import { useQuery } from '@tanstack/react-query'
import { naturalVoiceMessages as words } from '@vivify/contract/natural-voice-messages'
import { AudioLines } from '../../ui/icons.tsx'
import { naturalVoicesQuery, useChangeNaturalVoices, type NaturalVoices } from '../../api/natural-voices.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Notice } from '../../ui/surfaces.tsx'

/** Offers the natural voices, and shows their download. Nothing once they are here. */
export function NaturalVoicesOffer() {
  const { data: voices } = useQuery(naturalVoicesQuery)
  const change = useChangeNaturalVoices()
  if (voices === undefined || voices.state === 'ready') return null
  if (voices.state === 'downloading') {
    return (
      <section aria-label={words.name} className="rounded-base border border-line bg-sunken px-4 py-3">
        <Progress
          stage={voices.sentence}
          share={voices.isInstalling ? null : voices.doneBytes / voices.totalBytes}
          {...(voices.mayChange ? { onCancel: () => change.mutate('stop') } : {})}
        />
      </section>
    )
  }
  const failure = change.error?.message ?? voices.failure
  return (
    <section aria-label={words.name} className="flex flex-col gap-2">
      <Notice
        tone="second"
        icon={<AudioLines className="size-4" aria-hidden="true" />}
        action={
          voices.mayChange && (
            <Button size="small" isBusy={change.isPending} onClick={() => change.mutate('download')}>
              {voices.doneBytes > 0 ? words.goOn : words.download}
            </Button>
          )
        }
      >
        <span className="block font-semibold">{words.offer}</span>
        <span className="block text-xs text-muted">{describe(voices)}</span>
      </Notice>
      {failure !== null && (
        <p role="alert" className="text-xs text-danger-text">
          {failure}
        </p>
      )}
    </section>
  )
}

function describe({ state, doneBytes, sentence, mayChange, source, license }: NaturalVoices): string {
  const what = words.about(source, license)
  const isUntouched = state === 'missing' && doneBytes === 0
  return [isUntouched ? what : `${sentence} ${what}`, mayChange ? '' : words.askOperator]
    .filter(Boolean)
    .join(' ')
}

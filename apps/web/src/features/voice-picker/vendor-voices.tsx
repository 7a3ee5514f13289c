import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { firstPlanWith } from '@vivify/contract/plans'
import { useMemo, useState } from 'react'
import { voicesQuery, type ListedVoice, type VoiceGroup, type VoicePrice } from '../../api/voices.ts'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import { CircleAlert, Lock } from '../../ui/icons.tsx'
import { PricingLink } from '../../ui/pricing-link.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { AuditionCard } from '../audition/audition-card.tsx'
import { speakingVendorVoice } from '../project/vendor-voice.ts'
import { useProject } from '../project/use-project.ts'

const words = messages.voices

/** The voices of vendors that are set up, in a group for each. Nothing where there is none. */
export function VendorVoices({ text }: { text: string }) {
  const { data } = useQuery(voicesQuery)
  const groups = data?.groups.filter(({ state }) => state === 'ready' || state === 'needs_account') ?? []
  if (data === undefined || groups.length === 0) return null
  return (
    <section aria-label={words.heading} className="flex min-w-0 flex-col gap-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{words.heading}</h3>
        {!data.isAllowed && <PlanBadge />}
      </div>
      {groups.map((group) => (
        <Group key={group.engine} group={group} text={text} isAllowed={data.isAllowed} />
      ))}
    </section>
  )
}

function PlanBadge() {
  const { name } = firstPlanWith('premiumVoices')
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <Badge>
        <Lock className="size-3.5" aria-hidden="true" />
        {words.premium(name)}
      </Badge>
      <PricingLink className="font-medium text-primary-text underline">
        {messages.plans.see(name)}
      </PricingLink>
    </span>
  )
}

interface GroupProps {
  group: VoiceGroup
  text: string
  isAllowed: boolean
}

/** A voice is looked up and heard first: choosing it lets the vendor speak the whole script. */
function Group({ group, text, isAllowed }: GroupProps) {
  const { engine, name, voices, sentence, price } = group
  const { settings } = useProject()
  const chosen = speakingVendorVoice(settings)
  const chosenId = chosen?.engine === engine ? chosen.id : null
  const [candidate, setCandidate] = useState<string | null>(null)
  const shown = voices.find(({ id }) => id === (candidate ?? chosenId))
  if (voices.length === 0) {
    return (
      <p className="flex items-start gap-1.5 text-sm text-muted">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {sentence}
      </p>
    )
  }
  const plan = firstPlanWith('premiumVoices').name
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <ComboboxField
        label={words.label(name)}
        placeholder={words.placeholder}
        choices={voices.map((voice) => ({
          value: voice.id,
          label: describeVoice(voice),
          note: isAllowed ? noteOf(voice) : plan,
          isDisabled: !isAllowed,
        }))}
        value={shown?.id ?? null}
        onChange={setCandidate}
      />
      {shown && isAllowed && (
        <VoiceCard engine={engine} voice={shown} text={text} isChosen={shown.id === chosenId} />
      )}
      <p className="text-xs text-muted">
        {describePrice(price)} {price?.dollarsPerMinute === 0 ? '' : words.billed(name)}
      </p>
    </div>
  )
}

interface VoiceCardProps {
  engine: string
  voice: ListedVoice
  text: string
  isChosen: boolean
}

function VoiceCard({ engine, voice, text, isChosen }: VoiceCardProps) {
  const { changeSettings } = useProject()
  const { id, name } = voice
  const source = useMemo(
    () => ({ kind: 'vendorVoice' as const, engine, id, name, text }),
    [engine, id, name, text],
  )
  return (
    <AuditionCard
      name={name}
      note={[voice.about, noteOf(voice)].filter(Boolean).join(' · ')}
      source={source}
      isChosen={isChosen}
      onChoose={() => changeSettings({ vendorVoice: { engine, id, name } })}
    />
  )
}

function describeVoice({ name, about }: ListedVoice): string {
  return about === '' ? name : `${name}: ${about}`
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

function noteOf({ language, isOwn }: ListedVoice): string {
  const spoken = language === null ? '' : (languageNames.of(language) ?? language)
  return [spoken, isOwn ? words.own : ''].filter(Boolean).join(', ')
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 3,
})
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function describePrice(price: VoicePrice | null): string {
  if (price === null) return `${words.priceUnknown}.`
  if (price.dollarsPerMinute === 0) return `${words.free}.`
  const amount = words.perMinute(dollars.format(price.dollarsPerMinute))
  if (price.asOf === null) return `${amount}.`
  return `${amount} (${words.asOf(monthName.format(new Date(`${price.asOf}-01`)))}).`
}

import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import type { PersonaPart } from '@vivify/contract/persona-choices'
import { useState } from 'react'
import { assetContentUrl } from '../../api/assets.ts'
import { makeParts, personaQuery, type PersonaDetails } from '../../api/personas.ts'
import { Button } from '../../ui/button.tsx'
import { ArrowLeft, Clapperboard, Images, Layers, PenLine, UserRound } from '../../ui/icons.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { FormTab } from './form-tab.tsx'
import { NextSteps } from './next-steps.tsx'
import type { PartProps } from './part-header.tsx'
import { PersonaMenu } from './persona-menu.tsx'
import { PicturesTab, PostsTab, ScriptTab } from './content-tabs.tsx'
import { StrategyTab } from './strategy-tab.tsx'
import type { PersonaFormState } from './use-persona-form.ts'
import { VoiceChecker } from './voice-checker.tsx'

const words = messages.persona

export interface PersonaDetailsProps {
  personaId: string
  work: PersonaFormState['work']
  imageEngine: string
  onClose: () => void
}

/** One persona with its strategy, pictures, posts and script. */
export function PersonaDetailsView(props: PersonaDetailsProps) {
  const { data, error, isRefetching, refetch } = useQuery(personaQuery(props.personaId))
  return (
    <div className="flex flex-col gap-6">
      <Button
        variant="quiet"
        size="small"
        className="self-start"
        icon={<ArrowLeft className="size-4" />}
        onClick={props.onClose}
      >
        {words.back}
      </Button>
      {data === undefined && error === null && <Skeleton className="h-96 rounded-large" />}
      {data === undefined && error !== null && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
      )}
      {data !== undefined && <Details {...props} persona={data} />}
    </div>
  )
}

type TabName = keyof typeof words.tabs

function Details({ persona, work, imageEngine, onClose }: PersonaDetailsProps & { persona: PersonaDetails }) {
  const isMaking = work.isBusy
  const make = (part: PersonaPart): void =>
    void work.start(
      (idempotencyKey) => makeParts(persona.id, { parts: [part], imageEngine, idempotencyKey }),
      { name: persona.name },
    )
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Portrait persona={persona} />
          <div className="grid min-w-0 gap-1">
            <h2 className="text-2xl break-words sm:text-3xl">{persona.name}</h2>
            <p className="text-sm break-words text-muted">
              {persona.document.form.personalityTraits.join(' · ')}
            </p>
          </div>
        </div>
        <PersonaMenu persona={persona} onDeleted={onClose} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PartTabs {...{ persona, make, isMaking }} />
        <div className="flex flex-col gap-6">
          {isMaking && <NextSteps work={work} />}
          <VoiceChecker personaId={persona.id} />
        </div>
      </div>
    </>
  )
}

/** Decorative: the pictures have a tab of their own. */
function Portrait({ persona }: { persona: PersonaDetails }) {
  const portrait = persona.document.pictures.find(({ role }) => role === 'portrait')
  return (
    <span
      aria-hidden="true"
      className="glow grid size-16 shrink-0 place-items-center overflow-hidden rounded-full border border-line text-muted sm:size-20"
    >
      {portrait === undefined ? (
        <UserRound className="size-8" />
      ) : (
        <img src={assetContentUrl(portrait.assetId)} alt="" className="size-full object-cover" />
      )}
    </span>
  )
}

function PartTabs(shared: PartProps) {
  const { persona, isMaking } = shared
  const [tab, setTab] = useState<TabName>('strategy')
  return (
    <Tabs<TabName>
      label={persona.name}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'strategy',
          label: words.tabs.strategy,
          icon: <Layers />,
          content: <StrategyTab key={persona.revision} {...shared} />,
        },
        {
          value: 'pictures',
          label: words.tabs.pictures,
          icon: <Images />,
          content: <PicturesTab {...shared} />,
        },
        { value: 'posts', label: words.tabs.posts, icon: <PenLine />, content: <PostsTab {...shared} /> },
        {
          value: 'script',
          label: words.tabs.script,
          icon: <Clapperboard />,
          content: <ScriptTab {...shared} />,
        },
        {
          value: 'form',
          label: words.tabs.form,
          icon: <UserRound />,
          content: <FormTab key={persona.revision} persona={persona} isMaking={isMaking} />,
        },
      ]}
    />
  )
}

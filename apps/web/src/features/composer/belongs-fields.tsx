import { useQuery } from '@tanstack/react-query'
import { contentPillars } from '@vivify/contract/content-pillars'
import { strategyQuery } from '../../api/strategy.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { PersonaPicker } from '../persona-picker/persona-picker.tsx'
import { useComposer } from './use-composer.ts'

const none = 'none'
const repeats = [
  { value: none, label: 'Does not repeat' },
  { value: 'day', label: 'Every day' },
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
]

/** What the post belongs to: its content pillar, its persona, and whether it repeats. */
export function BelongsFields() {
  const { content, edit } = useComposer()
  const { data } = useQuery(strategyQuery)
  const pillars = (data?.document.pillars ?? contentPillars).map(({ title }) => title)
  // A pillar that left the strategy is still shown.
  const titles = [...new Set([...pillars, ...(content.pillar === null ? [] : [content.pillar])])]
  return (
    <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
      <SelectField
        label="Content pillar"
        value={content.pillar ?? none}
        choices={[
          { value: none, label: 'No pillar' },
          ...titles.map((title) => ({ value: title, label: title })),
        ]}
        onChange={(title) => edit((post) => ({ ...post, pillar: title === none ? null : title }))}
      />
      <SelectField
        label="Repeat"
        value={content.repeat?.every ?? none}
        choices={repeats}
        onChange={(every) =>
          edit((post) => ({
            ...post,
            repeat:
              every === 'day' || every === 'week' || every === 'month'
                ? { every, interval: 1, until: null }
                : null,
          }))
        }
      />
      <PersonaPicker
        value={content.personaId}
        onChange={(persona) =>
          edit((post) => ({
            ...post,
            personaId: persona?.id ?? null,
            // A virtual influencer is disclosed unless the person decides otherwise.
            isAiMade: persona === null ? post.isAiMade : true,
          }))
        }
      />
    </div>
  )
}

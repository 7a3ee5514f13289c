import { Download, Sparkles, Trash2 } from '../../ui/icons.tsx'
import { useState } from 'react'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Badge, KeyCap } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Story } from './story.tsx'

/** Buttons, view switches and small marks. */
export function ButtonStories() {
  return (
    <>
      <Story name="Button">
        <Button variant="primary" icon={<Sparkles className="size-4" />}>
          Generate Video
        </Button>
        <Button>Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger" icon={<Trash2 className="size-4" />}>
          Delete
        </Button>
        <ButtonLink to="/design">Link</ButtonLink>
      </Story>
      <Story name="Button, not available">
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Disabled
          </Button>
        ))}
      </Story>
      <Story name="Button, busy">
        <Button variant="primary" isBusy busyLabel="Generating Video...">
          Generate Video
        </Button>
        <Button isBusy>Saving</Button>
        <IconButton label="Downloading" isBusy icon={<Download className="size-4.5" />} />
      </Story>
      <Story name="Button, sizes">
        <Button size="small">Small</Button>
        <Button size="medium">Medium</Button>
        <Button size="large">Large</Button>
        <IconButton label="Download" icon={<Download className="size-4.5" />} />
        <IconButton label="Download, small" size="small" icon={<Download className="size-4" />} />
        <IconButton label="Download, not available" disabled icon={<Download className="size-4.5" />} />
      </Story>
      <ChoiceStories />
      <Story name="Badge and key">
        {(['neutral', 'primary', 'second', 'warning', 'danger'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <KeyCap>g</KeyCap>
        <KeyCap>10</KeyCap>
      </Story>
    </>
  )
}

function ChoiceStories() {
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one')
  const [segment, setSegment] = useState<'a' | 'b'>('a')
  return (
    <>
      <Story name="Segmented">
        <Segmented
          label="Example"
          segments={[
            { value: 'a', label: 'First' },
            { value: 'b', label: 'Second' },
          ]}
          value={segment}
          onChange={setSegment}
        />
      </Story>
      <Story name="Tabs">
        <div className="w-full">
          <Tabs
            label="Example tabs"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'one', label: 'Workflow', content: 'The first panel.' },
              { value: 'two', label: 'Calendar', content: 'The second panel.' },
              { value: 'three', label: 'Not available', content: '', isDisabled: true },
            ]}
          />
        </div>
      </Story>
    </>
  )
}

import { Search } from '../../ui/icons.tsx'
import { useState } from 'react'
import { ComboboxField } from '../../ui/combobox-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { CheckboxField, SwitchField } from '../../ui/toggles.tsx'
import { Story } from './story.tsx'

const voices = [
  { value: 'Alloy', label: 'Alloy (Warm, Natural)' },
  { value: 'Echo', label: 'Echo (Clear, Crisp)' },
  { value: 'Fable', label: 'Fable (Storyteller)' },
] as const

/** Components that take input. */
export function FieldStories() {
  return (
    <>
      <Story name="Text">
        <div className="grid w-full gap-5 sm:grid-cols-2">
          <TextField label="Empty" placeholder="What is it about?" />
          <TextField label="Filled, with a hint" defaultValue="Octopus" hint="One or two words are enough." />
          <TextField label="Wrong" defaultValue="ada" error="Please enter a valid email address." />
          <TextField label="Not available" defaultValue="Locked" disabled />
          <TextField label="With an icon" icon={<Search />} placeholder="Search" />
          <TextField label="With a counter" aside="12/280" defaultValue="Hello there!" />
          <TextArea label="Long text" placeholder="Write or paste a script" />
          <TextArea label="Long text, wrong" error="Please write a script first!" />
        </div>
      </Story>
      <ListStories />
      <ToggleStories />
    </>
  )
}

function ListStories() {
  const [voice, setVoice] = useState<string | null>('Alloy')
  const [found, setFound] = useState<string | null>(null)
  return (
    <Story name="Select and combobox">
      <div className="grid w-full gap-5 sm:grid-cols-2">
        <SelectField label="Voice" choices={voices} value={voice} onChange={setVoice} />
        <SelectField
          label="Nothing chosen"
          choices={voices}
          value={null}
          onChange={setVoice}
          placeholder="Choose one"
        />
        <SelectField
          label="Select, wrong"
          choices={voices}
          value={voice}
          onChange={setVoice}
          error="Choose a voice."
        />
        <SelectField
          label="Select, not available"
          choices={voices}
          value="Echo"
          onChange={setVoice}
          isDisabled
        />
        <ComboboxField
          label="Combobox"
          choices={voices}
          value={found}
          onChange={setFound}
          placeholder="Type to search"
        />
        <ComboboxField
          label="Combobox, not available"
          choices={voices}
          value="Echo"
          onChange={setFound}
          isDisabled
        />
      </div>
    </Story>
  )
}

function ToggleStories() {
  const [isOn, setIsOn] = useState(true)
  return (
    <Story name="Checkbox and switch">
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <CheckboxField label="Checked" isOn={isOn} onChange={setIsOn} hint="With a second line." />
        <CheckboxField label="Not checked" isOn={!isOn} onChange={(next) => setIsOn(!next)} />
        <CheckboxField label="Partly" isOn={false} isPartlyOn onChange={setIsOn} />
        <CheckboxField label="Checkbox, not available" isOn isDisabled onChange={setIsOn} />
        <SwitchField label="On" isOn={isOn} onChange={setIsOn} hint="Takes effect at once." />
        <SwitchField label="Off" isOn={!isOn} onChange={(next) => setIsOn(!next)} />
        <SwitchField label="Switch, not available" isOn={false} isDisabled onChange={setIsOn} />
      </div>
    </Story>
  )
}

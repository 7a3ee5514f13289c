import { useState } from 'react'
import type { Plan } from '@vivify/contract/post'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface PlanFieldsProps {
  plan: Plan
  onSave: (plan: Plan) => void
}

/** Another day or time for a post, on the clock of its own zone. */
export function PlanFields({ plan, onSave }: PlanFieldsProps) {
  const [date, setDate] = useState(plan.date)
  const [time, setTime] = useState(plan.time)
  const isChanged = date !== plan.date || time !== plan.time
  return (
    <form
      className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[minmax(0,1fr)_8rem_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        onSave({ ...plan, date, time })
      }}
    >
      <TextField
        label="Date"
        type="date"
        required
        value={date}
        onChange={(event) => setDate(event.target.value)}
        className="min-w-0"
      />
      <TextField
        label="Time"
        type="time"
        required
        value={time}
        onChange={(event) => setTime(event.target.value)}
        className="min-w-0"
      />
      <Button type="submit" className="max-sm:col-span-2" disabled={!isChanged || date === '' || time === ''}>
        Move
      </Button>
    </form>
  )
}

import { platformNames } from '@vivify/contract/platforms'
import type { ReviewChange } from '../../api/reviews.ts'
import { Card } from '../../ui/surfaces.tsx'

const fieldNames: Record<ReviewChange['field'], string> = {
  text: 'Text',
  thread: 'Thread',
  firstComment: 'First comment',
  title: 'Title',
  media: 'Pictures and videos',
  platforms: 'Platforms',
  plan: 'Time',
}

/** What is different from the post that the link was made for. */
export function ChangeList({ changes }: { changes: readonly ReviewChange[] }) {
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">Changed since this link was made</h2>
      <ul className="flex flex-col gap-4">
        {changes.map(({ platform, field, before, after }) => (
          <li key={`${platform} ${field}`} className="flex flex-col gap-2 text-sm">
            <p className="font-semibold">
              {platform === null ? fieldNames[field] : `${fieldNames[field]} on ${platformNames[platform]}`}
            </p>
            <div className="grid gap-2 sm:grid-cols-2">
              <Side label="Before" text={before} />
              <Side label="Now" text={after} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0 rounded-base border border-line p-3">
      <p className="text-xs text-muted">{label}</p>
      <p className="max-h-60 overflow-y-auto break-words whitespace-pre-line">{text === '' ? '–' : text}</p>
    </div>
  )
}

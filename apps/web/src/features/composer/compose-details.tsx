import { BelongsFields } from './belongs-fields.tsx'
import { AiLabel, PlatformFields } from './platform-fields.tsx'
import { ThreadEditor } from './thread-editor.tsx'
import type { PostFile } from './use-media-facts.ts'
import { VersionsEditor } from './versions-editor.tsx'

/** What most posts leave as it is: what a post belongs to, and what differs on single platforms. */
export function ComposeDetails({ files }: { files: readonly PostFile[] }) {
  return (
    <div className="flex flex-col gap-5">
      <BelongsFields />
      <div className="flex flex-col">
        <VersionsEditor files={files} />
        <ThreadEditor />
        <PlatformFields />
        <div className="border-t border-line pt-4">
          <AiLabel />
        </div>
      </div>
    </div>
  )
}

import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import { versionFor } from '@vivify/social/check-post'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { RotateCcw } from '../../ui/icons.tsx'
import { PlatformIcon } from '../../ui/platform-icons.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { FileThumbnail } from './file-thumbnail.tsx'
import { changeVersion, toggleMediaThere } from './post-content.ts'
import { Counter } from './text-editor.tsx'
import { useComposer } from './use-composer.ts'
import type { PostFile } from './use-media-facts.ts'
import { useTypingGroup } from '../../lib/document/use-typing-group.ts'

/** The text and the media of each platform, where they differ. */
export function VersionsEditor({ files }: { files: readonly PostFile[] }) {
  const { content } = useComposer()
  const [chosen, setChosen] = useState<PlatformId | null>(null)
  const { platforms, versions } = content
  const shown = platforms.find((platform) => platform === chosen) ?? platforms[0]
  if (shown === undefined) return null
  const own = platforms.filter((platform) => versions[platform] !== undefined)
  return (
    <Disclosure
      title="Text for each platform"
      aside={own.length === 0 ? 'Same everywhere' : own.map((platform) => platformNames[platform]).join(', ')}
    >
      <Tabs
        label="Platform"
        value={shown}
        onChange={setChosen}
        tabs={platforms.map((platform) => ({
          value: platform,
          label: platformNames[platform],
          icon: <PlatformIcon platform={platform} />,
          content: <VersionForm platform={platform} files={files} />,
        }))}
      />
    </Disclosure>
  )
}

function VersionForm({ platform, files }: { platform: PlatformId; files: readonly PostFile[] }) {
  const { content, edit } = useComposer()
  const group = useTypingGroup(`text ${platform}`)
  const isOwn = content.versions[platform]?.text !== undefined
  const { text } = versionFor(content, platform)
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={`Text for ${platformNames[platform]}`}
        data-undo="document"
        rows={4}
        value={text}
        aside={<Counter platform={platform} text={text} />}
        onChange={(event) => {
          const typed = event.target.value
          edit((post) => changeVersion(post, platform, { text: typed }), group())
        }}
      />
      <div className="flex min-h-8 items-center gap-2">
        {isOwn ? (
          <>
            <Badge tone="second">Only here</Badge>
            <Button
              size="small"
              variant="quiet"
              icon={<RotateCcw className="size-4" aria-hidden="true" />}
              onClick={() => edit((post) => changeVersion(post, platform, { text: undefined }))}
            >
              Reset
            </Button>
          </>
        ) : (
          <Badge>Same as above</Badge>
        )}
      </div>
      {files.length > 0 && <MediaThere platform={platform} files={files} />}
    </div>
  )
}

function MediaThere({ platform, files }: { platform: PlatformId; files: readonly PostFile[] }) {
  const { content, edit } = useComposer()
  const shown = content.versions[platform]?.media
  return (
    <div role="group" aria-label={`Media on ${platformNames[platform]}`} className="flex flex-wrap gap-2">
      {files.map((file, index) => {
        const isOn = shown?.includes(index) ?? true
        return (
          <button
            key={file.assetId}
            type="button"
            aria-pressed={isOn}
            aria-label={`${file.asset?.name ?? 'File'} on ${platformNames[platform]}`}
            onClick={() => edit((post) => toggleMediaThere(post, platform, index))}
            className={joinClasses(
              'size-14 overflow-hidden rounded-small border transition-opacity',
              isOn ? 'border-primary' : 'border-line opacity-40',
            )}
          >
            <FileThumbnail file={file} />
          </button>
        )
      })}
      <p className="w-full text-xs text-muted">Press a file to leave it out here.</p>
    </div>
  )
}

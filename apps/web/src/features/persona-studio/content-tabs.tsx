import * as messages from '@vivify/contract/messages'
import { assetContentUrl } from '../../api/assets.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Clapperboard, Info } from '../../ui/icons.tsx'
import { Badge, Notice } from '../../ui/surfaces.tsx'
import { PartHeader, type PartProps } from './part-header.tsx'

const words = messages.persona

export function PicturesTab(props: PartProps) {
  const { document, name } = props.persona
  const isPainted = document.engines.pictures === 'Built-in painter'
  return (
    <div className="flex flex-col gap-4">
      <PartHeader part="pictures" {...props} />
      {isPainted && (
        <Notice tone="second" icon={<Info />}>
          {words.paintedFaces}
        </Notice>
      )}
      <ul aria-label={words.tabs.pictures} className="columns-1 gap-4 sm:columns-2">
        {document.pictures.map(({ role, assetId, creationId, prompt }) => (
          <li key={role} className="mb-4 break-inside-avoid">
            <figure className="overflow-hidden rounded-large border border-line bg-raised">
              <img
                src={assetContentUrl(assetId)}
                alt={`${words.pictureRoles[role]}, ${name}`}
                loading="lazy"
                className="w-full bg-sunken"
              />
              <figcaption className="grid gap-2 p-3">
                <span className="flex items-center justify-between gap-2">
                  <Badge>{words.pictureRoles[role]}</Badge>
                  <ButtonLink
                    size="small"
                    variant="quiet"
                    to={`/image-remix-studio?creation=${creationId}`}
                    aria-label={`Remix: ${words.pictureRoles[role]}`}
                  >
                    Remix
                  </ButtonLink>
                </span>
                <span className="line-clamp-2 text-xs break-words text-muted">{prompt}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function PostsTab(props: PartProps) {
  const { posts } = props.persona
  return (
    <div className="flex flex-col gap-4">
      <PartHeader part="posts" {...props} />
      <ol aria-label={words.tabs.posts} className="grid gap-3">
        {posts.map(({ id, text }, index) => (
          <li key={id} className="flex flex-col gap-3 rounded-large border border-line bg-raised p-4">
            <p className="text-sm leading-relaxed break-words whitespace-pre-wrap">{text}</p>
            <ButtonLink
              size="small"
              className="self-start"
              to={`/social-media-suite?post=${id}`}
              aria-label={`${words.openPost}: ${words.tabs.posts} ${index + 1}`}
            >
              {words.openPost}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </div>
  )
}

export function ScriptTab(props: PartProps) {
  const { script } = props.persona
  return (
    <div className="flex flex-col gap-4">
      <PartHeader part="script" {...props}>
        {script !== null && (
          <ButtonLink
            size="small"
            variant="primary"
            icon={<Clapperboard className="size-4" />}
            to={`/video-generator?project=${script.projectId}`}
          >
            {words.openScript}
          </ButtonLink>
        )}
      </PartHeader>
      {script !== null && (
        <div className="grid gap-3">
          <h3 className="text-lg">{script.title}</h3>
          <ol aria-label={words.tabs.script} className="grid gap-2">
            {script.scenes.map((scene, index) => (
              <li
                key={index}
                className="flex gap-3 rounded-base border border-line bg-raised px-4 py-3 text-sm"
              >
                <span aria-hidden="true" className="text-muted tabular-nums">
                  {index + 1}
                </span>
                <span className="min-w-0 break-words">{scene}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}

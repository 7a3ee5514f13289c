import { platformRules } from '@vivify/social/rules'
import { countText } from '@vivify/social/count-text'
import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SelectField, type Choice } from '../../ui/select-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { CheckboxField, SwitchField } from '../../ui/toggles.tsx'
import { changeTiktok, changeYoutube, type TiktokFields, type YoutubeFields } from './post-content.ts'
import { listPlatforms } from './post-problems.ts'
import { useComposer } from './use-composer.ts'
import { useTypingGroup } from '../../lib/document/use-typing-group.ts'

/** Fields that only some platforms have; each shows while one of its platforms is selected. */
export function PlatformFields() {
  const { content } = useComposer()
  const has = (platform: 'tiktok' | 'youtube'): boolean => content.platforms.includes(platform)
  return (
    <>
      <FirstComment />
      {has('tiktok') && <TiktokForm />}
      {has('youtube') && <YoutubeForm />}
    </>
  )
}

function FirstComment() {
  const { content, edit } = useComposer()
  const group = useTypingGroup('first comment')
  const platforms = content.platforms.filter((platform) => platformRules[platform].hasFirstComment)
  if (platforms.length === 0) return null
  return (
    <Disclosure
      title="First comment"
      aside={content.firstComment === '' ? listPlatforms(platforms) : 'Written'}
      isOpenAtFirst={content.firstComment !== ''}
    >
      <TextArea
        label="First Comment"
        isLabelHidden
        data-undo="document"
        rows={2}
        placeholder="Posted under your post right after it, such as a link or hashtags"
        hint={`On ${listPlatforms(platforms)}.`}
        value={content.firstComment}
        onChange={(event) => {
          const firstComment = event.target.value
          edit((post) => ({ ...post, firstComment }), group())
        }}
      />
    </Disclosure>
  )
}

/** Whether the post is marked as made by AI, where a platform has a label for that. */
export function AiLabel() {
  const { content, edit } = useComposer()
  const labels = content.platforms.flatMap((platform) => {
    const { aiLabel } = platformRules[platform]
    return aiLabel === null ? [] : [`${listPlatforms([platform])}: “${aiLabel}”`]
  })
  return (
    <SwitchField
      label="AI-generated"
      hint={
        labels.length === 0
          ? 'Kept with the post. None of the selected platforms has a label for it.'
          : `Shown on ${labels.join(', ')}.`
      }
      isOn={content.isAiMade}
      onChange={(isAiMade) => edit((post) => ({ ...post, isAiMade }))}
    />
  )
}

const tiktokAudiences: readonly Choice<Exclude<TiktokFields['privacy'], ''>>[] = [
  { value: 'PUBLIC_TO_EVERYONE', label: 'Everyone' },
  { value: 'MUTUAL_FOLLOW_FRIENDS', label: 'Friends', note: 'People who you follow and who follow you' },
  { value: 'FOLLOWER_OF_CREATOR', label: 'Followers' },
  { value: 'SELF_ONLY', label: 'Only you' },
]

function TiktokForm() {
  const { content, edit } = useComposer()
  const fields = content.fields.tiktok
  const change = (part: Partial<TiktokFields>): void => edit((post) => changeTiktok(post, part))
  return (
    <Disclosure
      title="TikTok"
      isOpenAtFirst
      aside={fields.privacy === '' ? 'Choose who can see it' : undefined}
    >
      <SelectField
        label="Who can see this post"
        placeholder="Choose"
        choices={tiktokAudiences}
        value={fields.privacy === '' ? null : fields.privacy}
        onChange={(privacy) => change({ privacy })}
      />
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="mb-2 text-sm font-medium">Allow people to</legend>
        <CheckboxField
          label="Comment"
          isOn={fields.allowsComments}
          onChange={(allowsComments) => change({ allowsComments })}
        />
        <CheckboxField
          label="Duet"
          isOn={fields.allowsDuets}
          onChange={(allowsDuets) => change({ allowsDuets })}
        />
        <CheckboxField
          label="Stitch"
          isOn={fields.allowsStitches}
          onChange={(allowsStitches) => change({ allowsStitches })}
        />
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-medium">This post promotes</legend>
        <CheckboxField
          label="Your own brand"
          hint="Labeled “Promotional content”"
          isOn={fields.isOwnBrand}
          onChange={(isOwnBrand) => change({ isOwnBrand })}
        />
        <CheckboxField
          label="A brand that pays you"
          hint="Labeled “Paid partnership”"
          isOn={fields.isPaidPartnership}
          onChange={(isPaidPartnership) => change({ isPaidPartnership })}
        />
      </fieldset>
    </Disclosure>
  )
}

const youtubeAudiences: readonly Choice<YoutubeFields['privacy']>[] = [
  { value: 'public', label: 'Public' },
  { value: 'unlisted', label: 'Unlisted', note: 'Anyone with the link' },
  { value: 'private', label: 'Private' },
]

function YoutubeForm() {
  const { content, edit } = useComposer()
  const group = useTypingGroup('youtube title')
  const fields = content.fields.youtube
  const title = platformRules.youtube.title!
  return (
    <Disclosure title="YouTube" isOpenAtFirst aside={fields.title === '' ? 'Needs a title' : undefined}>
      <TextField
        label="Video title"
        data-undo="document"
        maxLength={200}
        value={fields.title}
        aside={`${countText(fields.title, title)}/${title.max}`}
        onChange={(event) => {
          const typed = event.target.value
          edit((post) => changeYoutube(post, { title: typed }), group())
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Visibility"
          choices={youtubeAudiences}
          value={fields.privacy}
          onChange={(privacy) => edit((post) => changeYoutube(post, { privacy }))}
        />
        <TagsField />
      </div>
      <CheckboxField
        label="Made for kids"
        hint="YouTube asks this of every video."
        isOn={fields.isForKids}
        onChange={(isForKids) => edit((post) => changeYoutube(post, { isForKids }))}
      />
    </Disclosure>
  )
}

const maxTags = 60

/** Tags are typed with commas between them, and read when the field is left. */
function TagsField() {
  const { content, edit } = useComposer()
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string): string[] => {
    const tags = text.split(',').map((tag) => tag.trim().replace(/^#/, '').slice(0, 100))
    return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, maxTags)
  }
  return (
    <TextField
      label="Tags"
      placeholder="bees, garden"
      value={typed ?? content.fields.youtube.tags.join(', ')}
      onChange={(event) => {
        setTyped(event.target.value)
        const tags = read(event.target.value)
        edit((post) => changeYoutube(post, { tags }), 'youtube tags')
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

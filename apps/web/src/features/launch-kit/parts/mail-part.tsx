import { listLaunchLinks } from '@vivify/generators/kit/launch-links'
import * as messages from '@vivify/contract/messages'
import type { KitEmail, KitReply } from '../../../api/kits.ts'
import { useKit } from '../use-kit.ts'
import { CopyButton } from './copy-button.tsx'
import { Section, textLimits, type PartProps } from './part.tsx'
import { TextCard } from './text-card.tsx'

const words = messages.kit

/** Emails, answers to likely questions, the press blurb and the tracked links. */
export function MailPart({ texts }: PartProps) {
  const { content, editTexts } = useKit()
  const links = listLaunchLinks(content.form)
  return (
    <div className="flex flex-col gap-7">
      {texts.emails.map((email) => (
        <Email key={email.id} email={email} />
      ))}
      <Section title={words.replies}>
        {texts.replies.map((reply) => (
          <Reply key={reply.id} reply={reply} />
        ))}
      </Section>
      <TextCard
        label={words.press}
        rows={6}
        maxLength={textLimits.long}
        value={texts.press}
        onChange={(press) => editTexts(() => ({ press }), 'press')}
      />
      {links.length > 0 && (
        <Section title={words.links} about={words.linksAbout}>
          <ul className="grid gap-1 rounded-base border border-line bg-raised p-3.5">
            {links.map(({ id, name, url }) => (
              <li key={id} className="flex items-center gap-3">
                <span className="w-32 shrink-0 text-sm">{name}</span>
                <span className="min-w-0 flex-1 truncate text-xs text-muted" title={url}>
                  {url}
                </span>
                <CopyButton name={name} text={url} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

function Email({ email: { id, subject, body } }: { email: KitEmail }) {
  const { editTexts } = useKit()
  const title = words.emails[id]
  const change = (changes: Partial<KitEmail>): void =>
    editTexts(
      ({ emails }) => ({ emails: emails.map((one) => (one.id === id ? { ...one, ...changes } : one)) }),
      `email ${id} ${Object.keys(changes).join()}`,
    )
  return (
    <Section title={`${words.emailsTitle}: ${title}`}>
      <TextCard
        label={`${words.subject}: ${title}`}
        rows={1}
        maxLength={textLimits.line}
        value={subject}
        onChange={(text) => change({ subject: text })}
      />
      <TextCard
        label={`${words.body}: ${title}`}
        rows={7}
        maxLength={textLimits.long}
        value={body}
        onChange={(text) => change({ body: text })}
      />
    </Section>
  )
}

function Reply({ reply: { id, question, answer, ask } }: { reply: KitReply }) {
  const { editTexts } = useKit()
  return (
    <TextCard
      label={question}
      rows={2}
      maxLength={textLimits.long}
      value={answer}
      // What is missing, until the person answers.
      hint={answer === '' && ask !== null ? ask : undefined}
      onChange={(text) =>
        editTexts(
          ({ replies }) => ({
            replies: replies.map((one) => (one.id === id ? { ...one, answer: text } : one)),
          }),
          `reply ${id}`,
        )
      }
    />
  )
}

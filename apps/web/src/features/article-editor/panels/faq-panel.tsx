import { maxAnswerCharacters, maxQuestionCharacters, maxQuestions } from '@vivify/contract/article-choices'
import * as messages from '@vivify/contract/messages'
import { useTypingGroup } from '../../../lib/document/use-typing-group.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Plus, Trash2 } from '../../../ui/icons.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import type { ArticleDocument } from '../../../api/articles.ts'
import { useArticle } from '../use-article.ts'

const words = messages.articleEditor

type Question = ArticleDocument['faq'][number]

/** Questions with their answers. */
export function FaqPanel() {
  const { content, edit } = useArticle()
  const { faq } = content
  const groupOf = useTypingGroup('faq')
  const set = (index: number, change: Partial<Question>): void => {
    const field = Object.keys(change).join()
    edit(
      (now) => ({
        ...now,
        faq: now.faq.map((known, at) => (at === index ? { ...known, ...change } : known)),
      }),
      `${groupOf()} ${field} ${index}`,
    )
  }
  return (
    <>
      <p className="text-xs text-muted">{words.faqAbout}</p>
      {faq.length === 0 && <p className="text-sm text-muted">{words.noFaq}</p>}
      {faq.length > 0 && (
        <ol className="flex flex-col gap-4">
          {faq.map((question, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a question is its place
            <QuestionFields
              key={index}
              question={question}
              place={index + 1}
              onChange={(change) => set(index, change)}
              onRemove={() => edit((now) => ({ ...now, faq: now.faq.filter((_, at) => at !== index) }))}
            />
          ))}
        </ol>
      )}
      <Button
        size="small"
        className="self-start"
        icon={<Plus className="size-3.5" />}
        disabled={faq.length >= maxQuestions}
        onClick={() => edit((now) => ({ ...now, faq: [...now.faq, { question: '', answer: '' }] }))}
      >
        {words.addQuestion}
      </Button>
    </>
  )
}

interface QuestionFieldsProps {
  question: Question
  place: number
  onChange: (change: Partial<Question>) => void
  onRemove: () => void
}

function QuestionFields({ question: { question, answer }, place, onChange, onRemove }: QuestionFieldsProps) {
  return (
    <li className="flex flex-col gap-2 rounded-base border border-line bg-sunken p-3">
      <TextField
        label={words.question(place)}
        data-undo="document"
        maxLength={maxQuestionCharacters}
        value={question}
        onChange={({ target }) => onChange({ question: target.value })}
        action={
          <IconButton
            size="small"
            label={words.removeQuestion(place)}
            icon={<Trash2 className="size-4" />}
            onClick={onRemove}
          />
        }
      />
      <TextArea
        label={words.answer(place)}
        data-undo="document"
        rows={2}
        maxLength={maxAnswerCharacters}
        value={answer}
        onChange={({ target }) => onChange({ answer: target.value })}
      />
    </li>
  )
}

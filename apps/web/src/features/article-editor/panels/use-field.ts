import { useTypingGroup } from '../../../lib/document/use-typing-group.ts'
import { useArticle, type Article } from '../use-article.ts'

type TextFieldName = {
  [Name in keyof Article['content']]: Article['content'][Name] extends string ? Name : never
}[keyof Article['content']]

/** Sets a text of the article; typing without a pause is one undo step. */
export function useField(name: TextFieldName): (text: string) => void {
  const { edit } = useArticle()
  const groupOf = useTypingGroup(name)
  return (text) => edit((now) => ({ ...now, [name]: text }), groupOf())
}

import { plainText } from '@vivify/contract/article-markdown'
import { findUnsupported } from '@vivify/generators/article/check-claims'
import { SeenTexts } from '@vivify/generators/article/seen-texts'
import { splitSentences } from '@vivify/generators/script/wording/sentences'
import type { TaskRequest, TaskResult } from './article-contract.ts'

/** Headings say briefly what others say, so only text counts. */
const fewestWords = 6

export function check({
  markdown,
  known,
  taken,
}: TaskRequest<'check'>): Pick<TaskResult<'check'>, 'claims' | 'repeats'> {
  const seen = new SeenTexts()
  for (const text of taken) seen.add(sentencesOf(text))
  const repeats = sentencesOf(markdown).filter((sentence) => {
    if (sentence.split(/\s+/).length < fewestWords) return false
    const isRepeat = seen.has(sentence)
    seen.add([sentence])
    return isRepeat
  })
  const claims = findUnsupported(markdown, known).map(({ text, words }) => ({ text, words: [...words] }))
  return { claims, repeats }
}

function sentencesOf(markdown: string): string[] {
  return markdown
    .split(/\n{2,}/)
    .filter((block) => !/^\s*#/.test(block))
    .flatMap((block) => splitSentences(plainText(block)))
}

// Rewords a part of an article by rules: each sentence by itself, with its citation. Headings, lists, tables, pictures
// and sentences with other markup stay as they are.

import { escapeMarkdown, placePictures, plainText } from '@vivify/contract/article-markdown'
import * as messages from '@vivify/contract/messages'
import { readDraftLanguage } from '@vivify/generators/script/wording/draft-language'
import { keepsFacts } from '@vivify/generators/script/rewording/keeps-facts'
import { loadLanguageTools, type LanguageTools } from '@vivify/generators/script/wording/language-tools'
import { reword, tightenText } from '@vivify/generators/script/rewording/rewrite'
import { splitSentences } from '@vivify/generators/script/wording/sentences'
import { shorterForms } from '@vivify/generators/script/wording/tighten'
import type { TaskRequest, TaskResult } from './article-contract.ts'

type Rewritten = Omit<TaskResult<'rewrite'>, 'task'>
type Way = TaskRequest<'rewrite'>['way']

/** Longer ones have thousands of clauses, and every choice of clauses is a form to compare. */
const maxShortenedCharacters = 1500

const say = messages.articleWriting.rewrites

export async function rewrite({ text, way }: TaskRequest<'rewrite'>): Promise<Rewritten> {
  if (way === 'longer') return { text: null, notice: say.onlyVendor }
  if (!readDraftLanguage(plainText(text)).isEnglish) return { text: null, notice: say.notEnglish }
  const tools = await loadLanguageTools()
  const rewritten = text
    .split(/(\n{2,})/)
    .map((block) => (isProse(block) ? rewriteBlock(block, way, tools) : block))
    .join('')
  return rewritten === text ? { text: null, notice: say.nothingBetter } : { text: rewritten, notice: null }
}

function isProse(block: string): boolean {
  const isMarked = /^\s*(?:#|!\[|[-*+>] |\d+[.)] |\||```|$)/.test(block)
  return !isMarked && placePictures(block).length === 0
}

/** A sentence ends where its citations end. */
function rewriteBlock(block: string, way: Way, tools: LanguageTools): string {
  return block
    .split(/((?:\[\^[\w-]{1,20}\])+)/)
    .map((part) => {
      if (part.startsWith('[^')) return part
      const plain = plainText(part)
      // Only what is nothing but text: other markup would be lost.
      if (plain === '' || escapeMarkdown(plain) !== part.trim()) return part
      const start = part.slice(0, part.length - part.trimStart().length)
      const end = part.slice(part.trimEnd().length)
      const sentences = splitSentences(plain).map((sentence) => rewordSentence(sentence, way, tools))
      return start + escapeMarkdown(sentences.join(' ')) + end
    })
    .join('')
}

function rewordSentence(sentence: string, way: Way, tools: LanguageTools): string {
  switch (way) {
    case 'shorter': {
      const plain = tightenText(sentence, tools)?.text ?? sentence
      const [shortest = plain] = [
        plain,
        ...(sentence.length > maxShortenedCharacters ? [] : shorterForms(sentence)),
      ]
        .filter((form) => form.length < sentence.length && keepsFacts(sentence, form))
        .toSorted((a, b) => a.length - b.length)
      return shortest.length < sentence.length ? shortest : sentence
    }
    case 'livelier':
      return reword(sentence, { tools, isHook: false, attempt: 0 })?.text ?? sentence
    default:
      return tightenText(sentence, tools)?.text ?? sentence
  }
}

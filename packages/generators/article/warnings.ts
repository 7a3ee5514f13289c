// What the built-in writer can't do, as sentences for the person.

import type { ArticleConfig } from '@vivify/contract/article'
import * as messages from '@vivify/contract/messages'

export function shorter(words: number, goal: number): string {
  return messages.articleWriting.shorter(Math.round(words / 10) * 10, goal)
}

export function repeated(count: number): string {
  return messages.articleWriting.repeatedLeftOut(count)
}

export function wordingOfSources({
  articleStyle,
  pointOfView,
}: Pick<ArticleConfig, 'articleStyle' | 'pointOfView'>): string {
  return messages.articleWriting.wordingOfSources(articleStyle, pointOfView)
}

export const notEnglish: string = messages.articleWriting.notEnglish

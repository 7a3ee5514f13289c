import type { ArticleConfig } from '@vivify/contract/article'
import type { CollectedFacts, Statement } from '@vivify/contract/facts'
import type { AnalysedSentence } from '../script/meaning/source-analysis.ts'

/** A statement and what its words are. */
export interface Sentence {
  readonly statement: Statement
  readonly analysed: AnalysedSentence
  /** What stood before it in the source was left out. */
  readonly isAfterGap: boolean
}

export interface ArticleRequest {
  readonly title: string
  readonly config: Pick<ArticleConfig, 'articleStyle' | 'pointOfView' | 'articleLength'>
  readonly facts: CollectedFacts
  /** Titles of the other articles of the batch, which have their own parts of the sources. */
  readonly otherTitles: readonly string[]
  /** Texts of articles that must not be repeated. */
  readonly taken: readonly string[]
  readonly seed: number
}

/** What the article is for, decided before a word is written. */
export interface ArticleBrief {
  readonly intent: string
  readonly reader: string
  readonly angle: string
  /** Questions that the article must answer. */
  readonly questions: readonly string[]
}

export interface ArticleSection {
  readonly heading: string
  /** Paragraphs with their citations, without the heading. */
  readonly markdown: string
  readonly words: number
  /** Things that a picture of this section can show. */
  readonly keywords: readonly string[]
}

export interface ComposedArticle {
  readonly brief: ArticleBrief
  readonly introduction: string
  readonly sections: readonly ArticleSection[]
  readonly closing: string
  readonly faq: readonly { readonly question: string; readonly answer: string }[]
  /** Words of introduction, sections and closing. */
  readonly words: number
  readonly warnings: readonly string[]
  /** Things that a picture of the whole article can show. */
  readonly keywords: readonly string[]
}

export interface ArticleOutline {
  readonly brief: ArticleBrief
  readonly sections: readonly { readonly heading: string; readonly questions: readonly string[] }[]
}

import type { ArticleConfig } from '@vivify/contract/article'
import { prices } from '@vivify/contract/plans'

/** The cost of an article with all its pictures, in credits. */
export function costOf({ hasFeaturedImage, imagesInArticle }: ArticleConfig): number {
  return (
    prices.article +
    (hasFeaturedImage ? prices.articleFeaturedImage : 0) +
    imagesInArticle * prices.articleImage
  )
}

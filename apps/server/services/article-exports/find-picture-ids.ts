import type { ArticleDocument } from '@vivify/contract/article'

/** More pictures of one article are not shown. */
const maxPictures = 40

/** Ids that a document mentions as pictures. Which of them it shows, its reader finds out. */
export function findPictureIds({ featured, markdown, faq }: ArticleDocument): string[] {
  const texts = [markdown, ...faq.map(({ answer }) => answer)]
  const mentioned = texts.flatMap((text) =>
    [...text.matchAll(/\]\(asset:([\w-]{1,64})/g)].map((match) => match[1]!),
  )
  return [...new Set([...(featured ? [featured.assetId] : []), ...mentioned])].slice(0, maxPictures)
}

import type { SettleTimes } from '../../providers/social/publish-run.ts'
import type { ArticleExportService } from '../article-exports/article-exports.ts'
import type { SiteParts } from './site-access.ts'

export interface PublishArticleOptions extends Omit<SiteParts, 'createId'> {
  exports: Pick<ArticleExportService, 'read' | 'preparePost'>
  /** An absolute path. */
  dataFolder: string
  /** Default: the usual ones. */
  times?: SettleTimes
  /** Pauses after failures that may pass by themselves, in milliseconds. Default: 30 seconds to 30 minutes. */
  retryPausesMs?: readonly number[]
}

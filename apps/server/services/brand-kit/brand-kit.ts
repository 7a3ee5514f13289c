import { AppError } from '@vivify/contract/errors'
import { brandKitSchema, type BrandKit, type WebhookDelivery } from '@vivify/contract/routes/brand-kit'
import { bookendPlaces } from '@vivify/timeline/document/bookends'
import { findAsset } from '../../store/assets.ts'
import { findBrandKit, saveBrandKit } from '../../store/brand-kits.ts'
import type { Database } from '../../store/database.ts'
import { findBrandKitDelivery } from '../../store/webhook-deliveries.ts'
import { checkBookend } from './check-bookend.ts'

export interface BrandKitService {
  read(workspaceId: string): Promise<BrandKit>
  /** What came of the last call to the current address. Calls to earlier addresses don't count. */
  readDelivery(workspaceId: string): Promise<WebhookDelivery | null>
  /**
   * Returns the kit as saved, with the lengths of its own intro and outro. Throws AppError `asset_missing` when the logo
   * is not a picture of the workspace, and what `checkBookend` throws.
   */
  save(workspaceId: string, kit: BrandKit): Promise<BrandKit>
}

export function createBrandKitService({ db }: { db: Database }): BrandKitService {
  return {
    read: async (workspaceId) => (await findBrandKit(db, workspaceId)) ?? brandKitSchema.parse({}),

    async readDelivery(workspaceId) {
      const address = (await findBrandKit(db, workspaceId))?.n8nWebhookUrl
      const row = address ? await findBrandKitDelivery(db, workspaceId, address) : null
      const last = row?.tries.at(-1)
      if (!last) return null
      const { at, problem } = last
      return problem === null ? { outcome: 'delivered', at } : { outcome: 'failed', at, reason: problem }
    },

    async save(workspaceId, kit) {
      const { logoAsset } = kit.brand
      const logo = logoAsset === null ? null : await findAsset(db, workspaceId, logoAsset)
      if (logoAsset !== null && logo?.kind !== 'image') {
        throw new AppError('asset_missing', 'The logo was deleted. Upload it again.')
      }
      const brand = { ...kit.brand }
      for (const place of bookendPlaces) {
        const bookend = brand[place]
        if (bookend) brand[place] = await checkBookend(db, workspaceId, place, bookend)
      }
      const checked = { ...kit, brand }
      await saveBrandKit(db, workspaceId, checked)
      return checked
    },
  }
}

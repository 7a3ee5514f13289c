import { eq, sql } from './sql.ts'
import type { BrandKit } from '@vivify/contract/routes/brand-kit'
import type { Executor } from './database.ts'
import { brandKits } from './schema.ts'

/** The workspace's kit, or null if it has never saved one. */
export async function findBrandKit(db: Executor, workspaceId: string): Promise<BrandKit | null> {
  const [row] = await db
    .select({ brand: brandKits.brand, n8nWebhookUrl: brandKits.n8nWebhookUrl })
    .from(brandKits)
    .where(eq(brandKits.workspaceId, workspaceId))
  return row ?? null
}

export async function saveBrandKit(db: Executor, workspaceId: string, kit: BrandKit): Promise<void> {
  await db
    .insert(brandKits)
    .values({ workspaceId, ...kit })
    .onConflictDoUpdate({ target: brandKits.workspaceId, set: { ...kit, updatedAt: sql`now()` } })
}

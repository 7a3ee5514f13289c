// Review links: people without an account see one post, comment on it and approve it. Whoever knows the address may do
// so until it expires or is withdrawn; it shows nothing else of the workspace.

import type { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { PostContent } from '@vivify/contract/post'
import type * as routes from '@vivify/contract/routes/reviews'
import type { Review, ReviewLink, ReviewNote } from '@vivify/contract/routes/reviews'
import { createAddressSecret, hashAddressSecret } from '../../lib/secret-address.ts'
import { findAsset, findAssets, type AssetRow } from '../../store/assets.ts'
import type { Database, Transaction } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import {
  countLinks,
  findReviewedPost,
  findReviewLink,
  forgetEndedContent,
  insertReviewLink,
  insertReviewNote,
  listReviewLinks,
  listReviewNotes,
  revokeReviewLink,
  type ListedLinkRow,
  type ReviewNoteRow,
} from '../../store/reviews.ts'
import { describeVersions, listChanges } from './review-changes.ts'

export interface ReviewOptions {
  db: Database
  createId: () => string
  /** Milliseconds since 1970. */
  now: () => number
}

type NewNote = z.output<typeof routes.addReviewNote.body>

/**
 * For the owner, every function throws AppError `not_found` for a post of another workspace; for a reviewer, for a token
 * that is unknown, expired or withdrawn, with a sentence that says which.
 */
export interface ReviewService {
  /** Throws AppError `conflict` when the post has too many open links, and `rate_limited` when the account has. */
  create(workspaceId: string, postId: string, days: number): Promise<{ link: ReviewLink; path: string }>
  list(workspaceId: string, postId: string): Promise<{ links: ReviewLink[]; notes: ReviewNote[] }>
  revoke(workspaceId: string, postId: string, linkId: string): Promise<void>
  read(token: string): Promise<Review>
  /** Throws AppError `bad_input` for an empty comment, and `conflict` when the link is full. */
  addNote(token: string, note: NewNote): Promise<ReviewNote>
  /** Throws AppError `not_found` for a file that the reviewed post doesn't show. */
  requireMedia(token: string, assetId: string): Promise<AssetRow>
}

const dayMs = 86_400_000
const maxOpenLinks = 50
/** Each keeps the post as it was, until it ends. */
const maxOpenOfAccount = 1000
const maxLinksOfAccount = 20_000
const maxNotes = 300

export function createReviewService(options: ReviewOptions): ReviewService {
  return { ...createOwnerActions(options), ...createReviewerActions(options) }
}

function createOwnerActions({
  db,
  createId,
  now,
}: ReviewOptions): Pick<ReviewService, 'create' | 'list' | 'revoke'> {
  async function requirePost(workspaceId: string, postId: string) {
    const post = await findReviewedPost(db, workspaceId, postId)
    if (!post) throw new AppError('not_found', messages.posts.notFound)
    return post
  }

  return {
    async create(workspaceId, postId, days) {
      const { content } = await requirePost(workspaceId, postId)
      const secret = createAddressSecret()
      const link = await db.transaction(async (tx) => {
        await requireLinkRoom(tx, workspaceId, postId)
        return insertReviewLink(tx, {
          id: createId(),
          workspaceId,
          postId,
          tokenHash: hashAddressSecret(secret)!,
          content,
          expiresAt: new Date(now() + days * dayMs),
        })
      })
      return { link: viewLink(link, now()), path: `/review/${secret}` }
    },

    async list(workspaceId, postId) {
      const { revision } = await requirePost(workspaceId, postId)
      const links = await listReviewLinks(db, workspaceId, postId)
      const notes = await listReviewNotes(db, { workspaceId, postId })
      return {
        links: links.map((link) => viewLink(link, now())),
        notes: notes.map((note) => viewNote(note, revision)),
      }
    },

    async revoke(workspaceId, postId, id) {
      if (await revokeReviewLink(db, { workspaceId, postId, id })) return
      throw new AppError('not_found', messages.reviews.notFound)
    },
  }
}

async function requireLinkRoom(tx: Transaction, workspaceId: string, postId: string): Promise<void> {
  await lockBalance(tx, workspaceId)
  await forgetEndedContent(tx, workspaceId)
  const { links, open, ofPost } = await countLinks(tx, workspaceId, postId)
  if (ofPost >= maxOpenLinks) throw new AppError('conflict', messages.reviews.tooManyLinks)
  if (open >= maxOpenOfAccount) {
    throw new AppError('rate_limited', messages.reviews.tooManyOpen(maxOpenOfAccount))
  }
  if (links >= maxLinksOfAccount) {
    throw new AppError('rate_limited', messages.reviews.tooManyKept(maxLinksOfAccount))
  }
}

/** Finds the open link of a token and its post. Throws AppError `not_found` with a sentence that says why there is none. */
async function openLink({ db, now }: ReviewOptions, token: string) {
  const tokenHash = hashAddressSecret(token)
  const link = tokenHash === null ? null : await findReviewLink(db, tokenHash)
  if (!link) throw new AppError('not_found', messages.reviews.notFound)
  if (link.revokedAt !== null) throw new AppError('not_found', messages.reviews.revoked)
  if (link.expiresAt.getTime() <= now()) throw new AppError('not_found', messages.reviews.expired)
  const post = await findReviewedPost(db, link.workspaceId, link.postId)
  if (!post) throw new AppError('not_found', messages.reviews.notFound)
  return { link, post }
}

function createReviewerActions(
  options: ReviewOptions,
): Pick<ReviewService, 'read' | 'addNote' | 'requireMedia'> {
  const { db, createId } = options
  return {
    async read(token) {
      const { link, post } = await openLink(options, token)
      const { id: linkId, workspaceId, postId } = link
      const notes = await listReviewNotes(db, { workspaceId, postId, linkId })
      return {
        versions: describeVersions(post.content),
        media: await describeMedia(db, { workspaceId, token }, post.content),
        plan: post.content.plan,
        isAiMade: post.content.isAiMade,
        revision: post.revision,
        changes: listChanges(link.content, post.content),
        notes: notes.map((note) => viewNote(note, post.revision)),
        expiresAt: link.expiresAt.toISOString(),
      }
    },

    async addNote(token, { author, kind, platform, message, revision }) {
      const { link, post } = await openLink(options, token)
      if (kind === 'comment' && message === '') {
        throw new AppError('bad_input', messages.reviews.messageMissing)
      }
      const { id: linkId, workspaceId, postId } = link
      const seen = Math.min(revision, post.revision)
      const note = { id: createId(), workspaceId, postId, linkId, author, kind, platform, message }
      const added = await db.transaction((tx) => insertReviewNote(tx, { ...note, revision: seen }, maxNotes))
      if (!added) throw new AppError('conflict', messages.reviews.tooManyNotes)
      return viewNote(added, post.revision)
    },

    async requireMedia(token, assetId) {
      const { link, post } = await openLink(options, token)
      const isShown = post.content.media.some((media) => media.assetId === assetId)
      const asset = isShown ? await findAsset(db, link.workspaceId, assetId) : null
      if (!asset) throw new AppError('not_found', 'File not found.')
      return asset
    },
  }
}

/** In the order of the post's media. A deleted file has an address at which nothing is found. */
async function describeMedia(
  db: Database,
  { workspaceId, token }: { workspaceId: string; token: string },
  { media }: PostContent,
): Promise<Review['media']> {
  const ids = media.map(({ assetId }) => assetId)
  const assets = new Map((await findAssets(db, workspaceId, ids)).map((asset) => [asset.id, asset]))
  return media.map(({ assetId, altText }) => ({
    kind: assets.get(assetId)?.kind === 'image' ? 'image' : 'video',
    url: `/api/review/${token}/media/${encodeURIComponent(assetId)}`,
    altText,
  }))
}

function viewLink({ id, expiresAt, createdAt, revokedAt }: ListedLinkRow, nowMs: number): ReviewLink {
  const state = revokedAt !== null ? 'revoked' : expiresAt.getTime() <= nowMs ? 'expired' : 'open'
  return { id, state, expiresAt: expiresAt.toISOString(), createdAt: createdAt.toISOString() }
}

function viewNote(row: ReviewNoteRow, revision: number): ReviewNote {
  const { id, author, kind, platform, message } = row
  const isOutdated = row.revision < revision
  return { id, author, kind, platform, message, isOutdated, createdAt: row.createdAt.toISOString() }
}

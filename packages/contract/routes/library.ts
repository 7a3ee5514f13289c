import { z } from 'zod'
import { postStates } from '../post.ts'
import { creationKinds } from './creations.ts'
import { defineRoute, doneSchema, idSchema, momentSchema } from './route.ts'

/** What a file shows: a still picture, an animated one, uploaded or exported footage, or a made video. */
export const libraryKinds = ['image', 'gif', 'clip', 'video'] as const

const folderNameSchema = z.string().trim().min(1).max(80)
const tagSchema = z.string().trim().toLowerCase().min(1).max(40)

export const libraryItemSchema = z.object({
  /** Id of the asset. */
  id: z.string(),
  kind: z.enum(libraryKinds),
  /** The creation's title, or the name of the uploaded file. */
  title: z.string(),
  mimeType: z.string(),
  sizeBytes: z.number(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  durationSeconds: z.number().nullable(),
  /** A still picture of it, when a creation has one. */
  posterId: z.string().nullable(),
  folderId: z.string().nullable(),
  tags: z.array(z.string()),
  createdAt: momentSchema,
})
export type LibraryItem = z.infer<typeof libraryItemSchema>

export const libraryFolderSchema = z.object({ id: z.string(), name: z.string(), count: z.number().int() })
export type LibraryFolder = z.infer<typeof libraryFolderSchema>

const assetParams = z.object({ assetId: idSchema })
const folderParams = z.object({ folderId: idSchema })

export const listLibrary = defineRoute({
  area: 'library',
  method: 'get',
  path: '/api/library',
  summary: 'Pictures, GIFs, clips and videos that were uploaded or made, newest first',
  access: 'session',
  query: z.object({
    kind: z.enum(libraryKinds).optional(),
    folderId: idSchema.optional(),
    tag: tagSchema.optional(),
    /** Text to find in titles, names and tags. */
    search: z.string().trim().max(200).optional(),
    /** Id of the last file on the page before. */
    after: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  status: 200,
  answer: z.object({
    items: z.array(libraryItemSchema),
    /** Number of files on all pages. */
    total: z.number().int(),
  }),
})

export const listFolders = defineRoute({
  area: 'library',
  method: 'get',
  path: '/api/library/folders',
  summary: 'Folders and tags of the library',
  access: 'session',
  status: 200,
  answer: z.object({ folders: z.array(libraryFolderSchema), tags: z.array(z.string()) }),
})

export const createFolder = defineRoute({
  area: 'library',
  method: 'post',
  path: '/api/library/folders',
  summary: 'Make a folder',
  access: 'session',
  body: z.object({ name: folderNameSchema }),
  status: 201,
  answer: libraryFolderSchema,
})

export const renameFolder = defineRoute({
  area: 'library',
  method: 'patch',
  path: '/api/library/folders/{folderId}',
  summary: 'Rename a folder',
  access: 'session',
  params: folderParams,
  body: z.object({ name: folderNameSchema }),
  status: 200,
  answer: doneSchema,
})

export const deleteFolder = defineRoute({
  area: 'library',
  method: 'delete',
  path: '/api/library/folders/{folderId}',
  summary: 'Delete a folder; its files stay in the library',
  access: 'session',
  params: folderParams,
  status: 200,
  answer: doneSchema,
})

export const changeLibraryItem = defineRoute({
  area: 'library',
  method: 'patch',
  path: '/api/library/{assetId}',
  summary: 'Put a file into a folder, or change its tags',
  access: 'session',
  params: assetParams,
  body: z.object({
    /** null takes the file out of its folder. */
    folderId: idSchema.nullable().optional(),
    tags: z.array(tagSchema).max(20).optional(),
  }),
  status: 200,
  answer: libraryItemSchema,
})

export const listUses = defineRoute({
  area: 'library',
  method: 'get',
  path: '/api/library/{assetId}/uses',
  summary: 'Posts, creations and projects that use a file',
  access: 'session',
  params: assetParams,
  status: 200,
  answer: z.object({
    posts: z.array(z.object({ id: z.string(), text: z.string(), state: z.enum(postStates) })),
    creations: z.array(z.object({ id: z.string(), title: z.string(), kind: z.enum(creationKinds) })),
    projects: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
})

export const deleteLibraryItem = defineRoute({
  area: 'library',
  method: 'delete',
  path: '/api/library/{assetId}',
  summary: 'Delete a file, with the creations that consist of it; `restore` undoes it for a day',
  access: 'session',
  params: assetParams,
  status: 200,
  answer: doneSchema,
})

export const restoreLibraryItem = defineRoute({
  area: 'library',
  method: 'post',
  path: '/api/library/{assetId}/restore',
  summary: 'Undo the deletion of a file',
  access: 'session',
  params: assetParams,
  status: 200,
  answer: doneSchema,
})

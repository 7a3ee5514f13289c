// Keys of AI vendors that a person, or the operator for the whole installation, saves on the settings page.

import { z } from 'zod'
import { defineRoute } from './route.ts'

const scopeSchema = z.enum(['own', 'installation'])
export type VendorKeyScope = z.infer<typeof scopeSchema>

const accountSchema = z.string().min(1).max(100)

export const vendorAccountSchema = z.object({
  /** The account at the vendor, such as `OpenAI`; it names the vendor in calls. */
  account: z.string(),
  /** What it makes, such as `words, pictures`. */
  usedFor: z.string(),
  /** The last characters of the saved key; null without one. */
  hint: z.string().nullable(),
  /** What to enter as the key, where that is no ordinary key. */
  keyAbout: z.string().nullable(),
  /**
   * Whose key its engines use now: one's own, the installation's or none. `unreadable` when the saved one was sealed with a
   * key that the server no longer has.
   */
  uses: z.enum(['own', 'installation', 'none', 'unreadable']),
  /** The address of its API, where it may be chosen; null where not. */
  baseUrl: z.object({ value: z.string(), default: z.string(), about: z.string().nullable() }).nullable(),
  models: z.array(
    z.object({
      /** Kind and id of the vendor, such as `text/openai`. */
      id: z.string(),
      name: z.string(),
      value: z.string(),
      default: z.string(),
      /** What to enter, or what an empty field means. */
      about: z.string().nullable(),
    }),
  ),
})
export type VendorAccount = z.infer<typeof vendorAccountSchema>

const listSchema = z.object({ vendors: z.array(vendorAccountSchema) })

export const listVendorKeys = defineRoute({
  area: 'vendor-keys',
  method: 'get',
  path: '/api/vendor-keys',
  summary: 'AI vendors, and whose keys their engines use; never a key itself',
  access: 'session',
  query: z.object({ scope: scopeSchema.default('own') }),
  status: 200,
  answer: listSchema,
})

export const saveVendorKey = defineRoute({
  area: 'vendor-keys',
  method: 'put',
  path: '/api/vendor-keys',
  summary: 'Check a vendor’s key with the vendor and keep it sealed',
  access: 'session',
  body: z.object({
    scope: scopeSchema,
    account: accountSchema,
    /** Left out to keep the saved key and change the rest. */
    apiKey: z.string().trim().min(1).max(1000).optional(),
    /** Only for the installation. Empty for the vendor’s own. */
    baseUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]).default(''),
    /** By the ids of `models`; empty for the default. */
    models: z.record(z.string().max(100), z.string().trim().max(200)).default({}),
  }),
  status: 200,
  answer: listSchema,
})

export const removeVendorKey = defineRoute({
  area: 'vendor-keys',
  method: 'post',
  path: '/api/vendor-keys/remove',
  summary: 'Forget a vendor’s key',
  access: 'session',
  body: z.object({ scope: scopeSchema, account: accountSchema }),
  status: 200,
  answer: listSchema,
})

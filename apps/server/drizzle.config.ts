/** For `npm run db:generate`, which installs drizzle-kit on demand. */
export default {
  dialect: 'postgresql',
  schema: [
    './store/schema.ts',
    './store/schema-social.ts',
    './store/schema-articles.ts',
    './store/schema-article-sites.ts',
    './store/schema-kits.ts',
    './store/schema-licences.ts',
    './store/schema-security.ts',
    './store/schema-data-exports.ts',
    './store/schema-vendor-keys.ts',
    './store/schema-callers.ts',
    './store/schema-payments.ts',
    './store/schema-logged-errors.ts',
    './store/schema-webhooks.ts',
    './store/schema-teams.ts',
  ],
  out: './drizzle',
}

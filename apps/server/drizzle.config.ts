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
    './store/schema-payments.ts',
  ],
  out: './drizzle',
}

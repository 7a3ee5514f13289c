/** For `npm run db:generate`, which fetches drizzle-kit when it is needed. */
export default { dialect: 'postgresql', schema: './store/schema.ts', out: './drizzle' }

// Drizzle's tables and columns for PostgreSQL, from one file for the reason in sql.ts.

export * from 'drizzle-orm/pg-core'

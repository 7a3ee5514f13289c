// Drizzle's operators. Everything takes them from here: for each file that imports `drizzle-orm` itself, Node reads and
// parses that package's list of exports anew, 130 kB, which made every start of the server half a second longer.

export * from 'drizzle-orm'

// Prompts for tests of the reader and the arrangement.

import { readdirSync, readFileSync } from 'node:fs'

/** Every prompt of the lists beside the reader. A new list is read without being named anywhere. */
export function readPromptLists(): string[] {
  const folder = new URL('../image/understand/prompts/', import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean))
}

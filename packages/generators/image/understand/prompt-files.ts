import { readdirSync, readFileSync } from 'node:fs'

/** Every prompt of the lists beside this file. A new list is read without being named anywhere. */
export function readPromptFiles(): string[] {
  const folder = new URL('.', import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean))
}

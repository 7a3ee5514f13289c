import { readFileSync } from 'node:fs'
import { readSource } from '/work/next/packages/generators/script/source-cleaning.ts'
import { loadLanguageTools } from '/work/next/packages/generators/script/language-tools.ts'
const tools = await loadLanguageTools()
for (const f of process.argv.slice(2)) for (const s of readSource(readFileSync(f, 'utf8'), tools).sentences) console.log((s.isDoubtful ? '? ' : '  ') + s.text)

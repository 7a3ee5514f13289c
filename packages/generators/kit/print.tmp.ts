import { testProducts } from './testing.ts'
import { writeKitTexts } from './write-kit.ts'
for (const form of Object.values(testProducts)) {
  const t = writeKitTexts({ form, countOnX: (x) => x.length, writtenBy: 'x' })
  console.log('=====', form.name)
  console.log(t.taglines.map((l) => `${l.length} ${l}`).join('\n'))
  console.log('DESC', t.description.length, t.description)
  console.log('TOPICS', t.topics.join(' | '))
  console.log('COMMENT', t.firstComment.length, '\n' + t.firstComment)
  console.log('THREAD', t.thread.length, '\n' + t.thread.map((p) => `[${p.length}] ${p}`).join('\n--\n'))
  console.log('LINKEDIN\n' + t.linkedIn)
  console.log('UPDATE\n' + t.update)
  console.log('REPLIES\n' + t.replies.map((r) => `Q ${r.question}\nA ${r.answer || '?? ' + r.ask}`).join('\n'))
  console.log('SCRIPTS\n' + t.scripts.map((s) => `# ${s.title}\n${s.text}`).join('\n'))
  console.log('IDEAS\n' + t.ideas.map((s) => `- ${s.title}: ${s.about}`).join('\n'))
  console.log('EMAIL\n' + t.emails[0]!.body + '\n..\n' + t.emails[1]!.body)
  console.log('PRESS\n' + t.press)
  console.log('GAPS', t.gaps)
}

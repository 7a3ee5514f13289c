import type { z } from 'zod'
import { serveTask } from '../../../processes/serve-task.ts'
import { draftScript } from '../draft-script.ts'
import { findDocumentAlternatives } from '../find-alternatives.ts'
import { describeForPublishing, optimizeDocument, rewriteDocument, scoreDocument } from '../improve-script.ts'
import { writeContract, writing, type TaskBody, type WritingTask } from './write-contract.ts'

const tasks: {
  [Task in WritingTask]: (body: TaskBody<Task>) => Promise<z.input<(typeof writing)[Task]['answer']>>
} = {
  write: draftScript,
  rewrite: rewriteDocument,
  alternatives: findDocumentAlternatives,
  optimize: optimizeDocument,
  score: scoreDocument,
  publish: describeForPublishing,
}

serveTask(writeContract, ({ task, body }) => run(task, body))

function run<Task extends WritingTask>(task: Task, body: unknown) {
  return tasks[task](writing[task].body.parse(body) as TaskBody<Task>)
}

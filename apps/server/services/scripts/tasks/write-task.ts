import { serveTask } from '../../../processes/serve-task.ts'
import { draftScript } from '../draft-script.ts'
import { findDocumentAlternatives } from '../find-alternatives.ts'
import { describeForPublishing, optimizeDocument, rewriteDocument, scoreDocument } from '../improve-script.ts'
import { writeContract } from './write-contract.ts'

serveTask(writeContract, async ({ task, body }) => {
  switch (task) {
    case 'write':
      return draftScript(body)
    case 'rewrite':
      return rewriteDocument(body)
    case 'alternatives':
      return findDocumentAlternatives(body)
    case 'optimize':
      return optimizeDocument(body)
    case 'score':
      return scoreDocument(body)
    case 'publish':
      return describeForPublishing(body)
  }
})

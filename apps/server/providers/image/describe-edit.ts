import type { JsonCall } from './post-json.ts'
import type { EditRequest } from './port.ts'

/** A call of OpenAI's `/images/edits`, which other servers take too. Where the mask is transparent, things may change. */
export function describeOpenAiEdit(
  { prompt, picture, mask }: EditRequest,
  {
    url,
    headers,
    model,
    size,
  }: { url: string; headers: Record<string, string>; model: string; size: string },
): JsonCall {
  const fileName = `picture.${picture.mimeType.split('/').at(-1)}`
  return {
    url,
    headers,
    form: {
      model,
      prompt,
      n: '1',
      size,
      image: { ...picture, fileName },
      ...(mask && { mask: { ...mask, fileName: 'mask.png' } }),
    },
  }
}

import type { Surface } from '@vivify/timeline/ports'
import type { PictureRequest } from '../request.ts'
import { paintCinematic } from './cinematic.ts'
export function paintAnime(request: PictureRequest): Surface {
  return paintCinematic(request)
}

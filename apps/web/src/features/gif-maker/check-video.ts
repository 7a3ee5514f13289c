import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'

const endings = 'mp4,m4v,mov,webm,mkv,avi,wmv,asf,flv,f4v,mpg,mpeg,m2v,vob,ts,mts,m2ts,3gp,3g2,ogv,gif,webp'

/** Value for the `accept` attribute of the file input. */
export const acceptedFiles = ['video/*', ...endings.split(',').map((ending) => `.${ending}`)].join(',')

/** Why a file is refused before it is opened, or null. Its content is checked later. */
export function refuseVideo({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): string | null {
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  const isVideo = type.startsWith('video/') || endings.split(',').includes(ending)
  if (!isVideo && !/^image\/(gif|webp)$/.test(type)) return messages.gifs.notAVideo
  return size >= limits.videoUploadBytes ? messages.gifs.videoTooLarge : null
}

import { VideoSampleSink, type InputVideoTrack, type VideoSample } from 'mediabunny'
import type { PictureCrop, SourcePicture } from './protocol.ts'

/**
 * Yields the pictures of a track that are visible at these times, which are ascending and in seconds of the track. The
 * crop is in pixels of the upright film. Throws what the decoder throws, and Error when there is no picture.
 */
export async function* readVideoPictures(
  track: InputVideoTrack,
  seconds: readonly number[],
  crop: PictureCrop,
): AsyncGenerator<SourcePicture> {
  for await (const sample of new VideoSampleSink(track).samplesAtTimestamps(seconds)) {
    if (sample === null) throw new Error('The film has no picture there.')
    using shown = sample
    yield isPlain(shown) ? { picture: shown.toVideoFrame(), crop } : drawUpright(shown, crop)
  }
}

/** True when the frame is shown without rotation or stretching. */
function isPlain({ rotation, flip, displayWidth, displayHeight, visibleRect }: VideoSample): boolean {
  const isSquare = displayWidth === visibleRect.width && displayHeight === visibleRect.height
  return rotation === 0 && !flip && isSquare
}

function drawUpright(sample: VideoSample, crop: PictureCrop): SourcePicture {
  const { left, top, width, height } = crop
  const canvas = new OffscreenCanvas(width, height)
  sample.draw(canvas.getContext('2d')!, left, top, width, height, 0, 0, width, height)
  return { picture: canvas.transferToImageBitmap(), crop: { left: 0, top: 0, width, height } }
}

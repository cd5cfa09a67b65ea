import type { DataOptions } from '../DataOptions.js'
import { UpstreamFailure } from '../UpstreamFailure.js'
import { countFrames } from './countFrames.js'
import { fetchPublic, type PublicFetchOptions } from './fetchPublic.js'
import { locateFile } from './locateFile.js'
import { type Picture, readPicture } from './readPicture.js'

const mostBytes = 5_000_000
const timeout = 6000
const mostAtOnce = 24
/** A phone has to hold it unpacked. */
const mostPixels = 20_000_000
const mostPixelsOfSide = 8192
/** Of all pictures of a moving one: somebody has to draw them one after the other. */
const mostPixelsMoving = 300_000_000

export type FetchPicture = (link: string) => Promise<{ bytes: Buffer; type: Picture['type'] }>

/** Pictures of strangers: fetched from the public web alone, and passed on only where they are pixels of a usual size. */
export function createPictures(
  { ipfsGateway, pictureHosts: trustedHosts = [] }: DataOptions,
  resolve?: PublicFetchOptions['resolve'],
): FetchPicture {
  let atOnce = 0
  return async link => {
    if (atOnce >= mostAtOnce) throw new UpstreamFailure('Too many pictures are wanted at once.')
    atOnce++
    try {
      const options = { mostBytes, timeout, trustedHosts, resolve }
      const bytes = await fetchPublic(locateFile(link, ipfsGateway), options)
      const picture = readPicture(bytes)
      if (!picture) throw new UpstreamFailure('This is no PNG, JPEG, GIF or WebP.')
      const { width, height, type } = picture
      if (Math.max(width, height) > mostPixelsOfSide || width * height > mostPixels) {
        throw new UpstreamFailure('The picture has too many pixels.')
      }
      if (countFrames(bytes, type) * width * height > mostPixelsMoving) {
        throw new UpstreamFailure('The picture moves for too long.')
      }
      return { bytes, type }
    } finally {
      atOnce--
    }
  }
}

import { createConcurrencyLimiter } from '../../http/createConcurrencyLimiter.js'
import type { DataOptions } from '../DataOptions.js'
import { UpstreamFailure } from '../UpstreamFailure.js'
import { fetchPublic, locateFile, type PublicFetchOptions } from './fetchPublic.js'
import { countFrames, type Picture, readPicture } from './readPicture.js'

const mostBytes = 5_000_000
const timeout = 6000
const mostAtOnce = 96
/** A page shows many pictures; those of one caller are fetched a few at a time. */
const concurrency = { atOnce: 8, mostWaiting: 200 }
/** A phone has to hold the decoded picture in memory. */
const mostPixels = 20_000_000
const mostPixelsOfSide = 8192
/** Summed over all frames of an animation, because a browser has to decode each. */
const mostPixelsMoving = 300_000_000

export type FetchPicture = (
  link: string,
  request: { caller: string; signal?: AbortSignal | undefined },
) => Promise<{ bytes: Buffer; type: Picture['type'] }>

/** Proxies untrusted pictures from the public internet, if they are bitmaps of a reasonable size. */
export function createPictures(
  { ipfsGateway, pictureHosts: trustedHosts = [] }: DataOptions,
  resolve?: PublicFetchOptions['resolve'],
): FetchPicture {
  let atOnce = 0
  const runLimited = createConcurrencyLimiter(concurrency)
  const tooMany = () => new UpstreamFailure('Too many pictures are requested at once.')
  return (link, { caller, signal }) => runLimited(caller, () => fetchPicture(link, signal), tooMany)

  async function fetchPicture(link: string, signal: AbortSignal | undefined) {
    if (atOnce >= mostAtOnce) throw tooMany()
    atOnce++
    try {
      const options = { mostBytes, timeout, trustedHosts, resolve, signal }
      const bytes = await fetchPublic(locateFile(link, ipfsGateway), options)
      const picture = readPicture(bytes)
      if (!picture) throw new UpstreamFailure('This is not a PNG, JPEG, GIF or WebP picture.')
      const { width, height, type } = picture
      if (Math.max(width, height) > mostPixelsOfSide || width * height > mostPixels)
        throw new UpstreamFailure('The picture has too many pixels.')
      if (countFrames(bytes, type) * width * height > mostPixelsMoving)
        throw new UpstreamFailure('The animation has too many frames.')
      return { bytes, type }
    } finally {
      atOnce--
    }
  }
}

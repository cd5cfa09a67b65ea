import { PorticoError, walletNotLoaded } from '@portico/protocol'

/** Maps a failed import: a deployment meanwhile may have removed the chunk. */
export const loadPart = <part>(loading: Promise<part>): Promise<part> =>
  loading.catch((cause: unknown) => {
    throw new PorticoError(walletNotLoaded, { cause })
  })

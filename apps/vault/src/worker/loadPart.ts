import { PorticoError, walletNotLoaded } from '@portico/protocol'

/** Waits for code of the worker that is fetched later. It may be gone: the vault may have been deployed anew meanwhile. */
export const loadPart = <part>(loading: Promise<part>): Promise<part> =>
  loading.catch((cause: unknown) => {
    throw new PorticoError(walletNotLoaded, { cause })
  })

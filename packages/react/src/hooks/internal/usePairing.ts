'use client'
import { type PairingState, renewPairing } from '@portico/core'
import { useCallback, useEffect, useState } from 'react'
import { keepCode } from '../../remote/keepCode.js'
import { type Asking, describeAttempt } from '../../state/describeAttempt.js'
import { useMakesCode } from './useMakesCode.js'
import { useOffer } from './useOffer.js'
import { usePairingUri } from './usePairingUri.js'
import { usePorticoInstance } from './usePorticoInstance.js'

export type Pairing =
  | { readonly status: 'ready'; readonly uri: string }
  /** The site has no pairing source. */
  | { readonly status: 'unavailable'; readonly uri?: undefined }
  | (Asking & { readonly uri?: undefined })

const missing = 'Remote wallets cannot be reached: createPortico() was not given pairing() as a source.'

/** A pairing URI that is renewed while it is shown, and the outcome of the pairing. */
export function usePairing(): readonly [pairing: Pairing, retry: () => void] {
  const portico = usePorticoInstance('usePairing')
  const makes = useMakesCode()
  const uri = usePairingUri()
  const offer = useOffer()
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => {
    renewPairing(portico)
    setTries(count => count + 1)
  }, [portico])
  const isMissing = makes && !offer
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code of another try is kept anew
  useEffect(() => {
    if (isMissing) portico.environment.logger.error(missing)
    else if (makes) return keepCode(portico, { showsAnswer: true })
    return undefined
  }, [portico, makes, isMissing, tries])
  return [isMissing ? { status: 'unavailable' } : describe(offer, uri), retry]
}

function describe(offer: PairingState | undefined, uri: string | undefined): Pairing {
  if (uri !== undefined) return { status: 'ready', uri }
  return offer?.status === 'error'
    ? describeAttempt({ status: 'failed', error: offer.error })
    : { status: 'waiting' }
}

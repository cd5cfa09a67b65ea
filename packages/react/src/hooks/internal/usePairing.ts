import { type PairingState, renewPairing } from '@portico/core'
import { getPlatform, type Wallet } from '@portico/core/adapter'
import {
  chooseRemoteWallet,
  getWalletLink,
  openAfterTap,
  type RecentWallet,
  type WalletLink,
} from '@portico/core/internal'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepCode } from '../../remote/keepCode.js'
import { type Asking, describeAttempt } from '../../state/createAttempt.js'
import { useMakesCode } from './useCodeAhead.js'
import { useOffer, usePairingUri } from './useOffer.js'
import { usePorticoInstance } from './usePorticoStore.js'

type Pairing =
  | { readonly status: 'ready'; readonly uri: string }
  /** The site has no pairing source. */
  | { readonly status: 'unavailable'; readonly uri?: undefined }
  | (Asking & { readonly uri?: undefined })

const missing = 'Remote wallets cannot be reached: createPortico() was not given pairing() as a source.'

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

export function useRemoteChoice(): (wallet: RecentWallet | undefined, link?: string) => void {
  const portico = usePorticoInstance('useRemoteChoice')
  return useCallback((wallet, link) => chooseRemoteWallet(portico, { wallet, link }), [portico])
}

/** The deep link of a wallet on a phone. Undefined on other devices and until a pairing URI exists. */
export function useWalletLink(
  wallet:
    | (Pick<Wallet, 'id'> & Partial<Pick<Wallet, 'mobile_link' | 'link_mode' | 'browse_links'>>)
    | undefined,
): WalletLink | undefined {
  const portico = usePorticoInstance('useWalletLink')
  const uri = usePairingUri()
  if (!wallet || !getPlatform(portico.environment).mobile) return undefined
  return getWalletLink(portico, wallet, uri)
}

interface OpeningLink {
  readonly href: string
  readonly target: string
}

/** Counts how often the wallet was opened. If the tap came before the pairing URI, it opens now, once. */
export function useOpening(
  link: OpeningLink | undefined,
  { opened, onOpen }: { readonly opened: boolean; readonly onOpen: () => void },
): readonly [taps: number, tap: () => void] {
  const { environment } = usePorticoInstance('useOpening')
  const [taps, setTaps] = useState(opened ? 1 : 0)
  const tried = useRef(opened)
  const tap = () => {
    onOpen()
    setTaps(count => count + 1)
  }
  useEffect(() => {
    if (!link || tried.current) return
    tried.current = true
    if (openAfterTap(environment, link)) tap()
  })
  return [taps, tap]
}

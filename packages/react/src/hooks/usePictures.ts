'use client'
import {
  type Connector,
  getConnectorPicture,
  getNetworkPicture,
  getWalletPicture,
  type Network,
  type Wallet,
} from '@portico/core'
import { useContext, useMemo, useSyncExternalStore } from 'react'
import { AheadContext } from '../ui/AheadContext.js'
import { MarksContext } from './MarksContext.js'
import { usePorticoInstance } from './usePorticoInstance.js'

/** Where a picture is; undefined shows a monogram, null the place of one that may still come. */
type Picture = string | undefined | null

export interface Pictures {
  readonly ofNetwork: (network: Network) => Picture
  readonly ofConnector: (connector: Connector) => Picture
  readonly ofWallet: (wallet: Pick<Wallet, 'name' | 'image_id' | 'image_url'>) => Picture
}

const never = () => () => undefined
const nothing = () => undefined

/** Pictures of the owner, the thing itself or the service; where none of them has one, the marks of the kit. */
export function usePictures(): Pictures {
  const { options } = usePorticoInstance('usePictures')
  const lazy = useContext(MarksContext)
  const isAhead = useContext(AheadContext)
  const marks = useSyncExternalStore<ReturnType<NonNullable<typeof lazy>['get']>>(
    lazy?.subscribe ?? never,
    lazy?.get ?? nothing,
    nothing,
  )
  return useMemo(() => {
    const ofMarks = (find: (known: Exclude<typeof marks, 'loading' | undefined>) => Picture): Picture => {
      if (marks !== 'loading') return marks && find(marks)
      if (!isAhead) lazy?.request()
      return null
    }
    // A registry of wallets has their pictures too, or nobody has.
    const hasService = options.services.config !== undefined
    return {
      ofNetwork: network =>
        getNetworkPicture(options, network) ??
        ofMarks(({ getNetworkMark }) => getNetworkMark(network.caipNetworkId)),
      ofConnector: connector =>
        getConnectorPicture(options, connector) ??
        ofMarks(({ getWalletMark }) => getWalletMark(connector.name)),
      ofWallet: wallet =>
        getWalletPicture(options, wallet) ??
        (hasService ? undefined : ofMarks(({ getWalletMark }) => getWalletMark(wallet.name))),
    }
  }, [options, lazy, marks, isAhead])
}

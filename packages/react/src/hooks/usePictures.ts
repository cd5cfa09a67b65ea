'use client'
import {
  type Connector,
  getConnectorPicture,
  getNetworkPicture,
  getWalletPicture,
  type Network,
  type Wallet,
} from '@portico/core'
import { useMemo } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'

export interface Pictures {
  readonly ofNetwork: (network: Network) => string | undefined
  readonly ofConnector: (connector: Connector) => string | undefined
  readonly ofWallet: (wallet: Pick<Wallet, 'image_id' | 'image_url'>) => string | undefined
}

/** Where the pictures of things are; undefined shows a monogram. */
export function usePictures(): Pictures {
  const { options } = usePorticoInstance('usePictures')
  return useMemo(
    () => ({
      ofNetwork: network => getNetworkPicture(options, network),
      ofConnector: connector => getConnectorPicture(options, connector),
      ofWallet: wallet => getWalletPicture(options, wallet),
    }),
    [options],
  )
}

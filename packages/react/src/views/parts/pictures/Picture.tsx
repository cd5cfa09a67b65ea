import { type Network, selectNetwork } from '@portico/core'
import { getPictures, type Pictured, type SendToken } from '@portico/core/internal'
import { useContext, useState } from 'react'
import { useMark } from '../../../hooks/internal/useMark.js'
import { usePorticoInstance, usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { pairingMark } from '../../../marks/pairingMark.js'
import { Image, type ImageProps, SeenPicturesContext } from '../../../ui/index.js'
import type { ListedWallet, WalletRow } from '../wallets/WalletRow.js'

export interface PictureProps extends Pick<ImageProps, 'size' | 'loading' | 'name'> {
  readonly pictured: Pictured | undefined
}

/** The wallet connector's name, which is also shown before its connector is known. */
const pairingName = 'WalletConnect'

/** As announced, else from the image service, else the kit's logo, else a monogram. */
export function Picture({ pictured, name, ...image }: PictureProps) {
  const { options } = usePorticoInstance('Picture')
  const seen = useContext(SeenPicturesContext)
  const [broken, setBroken] = useState<readonly string[]>([])
  const sources = pictured ? getPictures(options, pictured) : []
  const left = sources.filter(source => !broken.includes(source))
  // A source that failed before is tried last.
  const best = left.find(source => seen?.get(source) !== false) ?? left[0]
  const hasFailed = best === undefined || seen?.get(best) === false
  const network = pictured && 'network' in pictured ? pictured.network : undefined
  const isPairing = network === undefined && name === pairingName
  const kept = useMark(
    network ? 'networks' : 'wallets',
    network?.caipNetworkId ?? name,
    hasFailed && !isPairing,
  )
  const mark = isPairing ? pairingMark : kept
  return (
    <Image
      {...image}
      // Network logos are round, to distinguish them from wallets.
      shape={network ? 'circle' : 'rounded'}
      name={name}
      src={best ?? mark}
      standIn={mark}
      onBroken={source => setBroken(known => [...known, source])}
    />
  )
}

interface NetworkPictureProps extends Pick<ImageProps, 'size'> {
  readonly network: Network | undefined
  readonly name?: string | undefined
}

export function NetworkPicture({ network, name = network?.name ?? '', size }: NetworkPictureProps) {
  if (!network) return <Image name={name} shape="circle" size={size} />
  return <Picture pictured={{ network }} name={name} size={size} />
}

interface TokenPictureProps {
  readonly token: Pick<SendToken, 'iconUrl' | 'address' | 'symbol'>
  readonly size: NonNullable<ImageProps['size']>
}

/** A token's image; the native currency falls back to the network's. */
export function TokenPicture({ token: { iconUrl, address, symbol }, size }: TokenPictureProps) {
  const network = usePorticoStore(state => selectNetwork(state))
  if (iconUrl === '' && address === undefined) return <NetworkPicture network={network} size={size} />
  return <Image src={iconUrl} name={symbol} shape="circle" size={size} />
}

interface WalletPictureProps extends Pick<ImageProps, 'size' | 'loading'> {
  readonly pictured: WalletRow['pictured']
}

export function WalletPicture({ pictured, ...image }: WalletPictureProps) {
  const { name } = 'wallet' in pictured ? pictured.wallet : pictured.connector
  return <Picture {...image} pictured={pictured} name={name} />
}

interface PairingPictureProps {
  /** Undefined shows the logo of WalletConnect. */
  readonly wallet: ListedWallet | undefined
  readonly size: 56 | 72
}

export function PairingPicture({ wallet, size }: PairingPictureProps) {
  const connector = usePorticoStore(({ connectors }) =>
    connectors.find(({ type }) => type === 'WALLET_CONNECT'),
  )
  if (wallet) return <WalletPicture pictured={{ wallet }} size={size} loading="eager" />
  if (connector) return <WalletPicture pictured={{ connector }} size={size} loading="eager" />
  return <Picture pictured={undefined} name={pairingName} size={size} />
}

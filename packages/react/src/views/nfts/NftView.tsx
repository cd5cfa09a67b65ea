import { formatAddress, formatBalance, parseCaipAddress, selectNetwork } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import { getNftId } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoNfts } from '../../hooks/usePorticoNfts.js'
import { CopyButton, Image, Text, useStyles, ViewBody } from '../../ui/index.js'
import { accountStrings } from '../account/strings.js'
import { ExplorerLink, getExplorerUrl } from '../parts/account/ExplorerLink.js'
import { EmptyState } from '../parts/states/StateMessage.js'
import type { ViewProps } from '../ViewDefinition.js'
import { getNftName } from './NftCell.js'
import { nftsStyles } from './NftsView.css.js'
import { nftsStrings } from './strings.js'

/** The details of an NFT. All its metadata is untrusted and rendered as text. */
export function NftView({ route }: ViewProps<'Nft'>) {
  useStyles(nftsStyles)
  const words = useStrings(nftsStrings)
  const { viewOnExplorer, copied } = useStrings(accountStrings)
  const { locale } = usePorticoInstance('NftView').options
  const network = usePorticoStore(state => selectNetwork(state))
  const families = usePorticoStore(state => state.families)
  const { nfts } = usePorticoNfts({ query: { enabled: false } })
  const nft = nfts.find(each => getNftId(each) === route.nftId)
  if (!nft) return <EmptyState title={words.gone} picture="search" />
  const { collection, description, tokenId, amount, imageUrl } = nft
  const { address } = parseCaipAddress(nft.address)
  const name = getNftName(nft, words.unnamed)
  const explorer = network && getExplorerUrl(getFamily(families, network.chainNamespace), network, address)
  return (
    <ViewBody>
      <div className="nft-picture">
        <Image src={imageUrl} name={name} size={72} loading="eager" />
      </div>
      <div className="nft-words">
        <Text as="h2" size="xl" weight="semibold" dir="auto">
          {name}
        </Text>
        {description ? (
          <p className="nft-description" dir="auto">
            {description}
          </p>
        ) : null}
      </div>
      <dl className="nft-facts">
        {collection ? (
          <Fact label={words.collection}>
            <bdi title={collection}>{collection}</bdi>
          </Fact>
        ) : null}
        {amount === '1' ? null : (
          <Fact label={words.amount}>
            <bdi>{formatBalance(amount, locale)}</bdi>
          </Fact>
        )}
        <Fact label={words.tokenId}>
          <bdi title={tokenId}>{formatAddress(tokenId)}</bdi>
        </Fact>
        <Fact label={words.contract}>
          <bdi>{formatAddress(address)}</bdi>
          <CopyButton iconOnly label={words.copyContract} copiedLabel={copied} text={address} />
          <ExplorerLink url={explorer} label={viewOnExplorer} />
        </Fact>
      </dl>
    </ViewBody>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="nft-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

import { formatAddress, type Nft } from '@portico/core'
import { getNftId } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { format } from '../../locales/format.js'
import { Image, Tag } from '../../ui/index.js'
import { nftsStrings } from './strings.js'

export function NftCell({ nft }: { readonly nft: Nft }) {
  const words = useStrings(nftsStrings)
  const { push } = useNavigation()
  const name = getNftName(nft, words.unnamed)
  // A count that fits on the image; the detail view shows all digits.
  const count = nft.amount.length > 4 ? '9999+' : nft.amount
  return (
    <button
      type="button"
      className="nft"
      onClick={() => push({ name: 'Nft', nftId: getNftId(nft) })}
      data-testid="nft"
    >
      <Image src={nft.imageUrl} name={name} size={72} />
      <bdi className="nft-label" title={name}>
        {name}
      </bdi>
      {nft.amount === '1' ? null : (
        <span className="nft-count">
          <Tag>{`×${count}`}</Tag>
        </span>
      )}
    </button>
  )
}

/** The name of an NFT, otherwise its token id, which may be as long as a hash. */
export function getNftName({ name, tokenId }: Nft, unnamed: string): string {
  return name || format(unnamed, { id: formatAddress(tokenId) })
}

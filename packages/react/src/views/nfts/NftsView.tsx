// biome-ignore-all lint/a11y/useSemanticElements: rows that are not drawn leave holes in a list of elements

import type { Nft } from '@portico/core'
import { getNftId } from '@portico/core/internal'
import { useMemo } from 'react'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoNfts } from '../../hooks/usePorticoNfts.js'
import { useStyles, WindowedList } from '../../ui/index.js'
import type { PanelProps } from '../parts/assets/AccountPanel.js'
import { assetStyles } from '../parts/assets/assetStyles.css.js'
import { PagedPanel } from '../parts/assets/PagedPanel.js'
import { holdingsStrings } from '../parts/assets/strings.js'
import { NftCell } from './NftCell.js'
import { nftsStyles } from './NftsView.css.js'
import { nftsStrings } from './strings.js'

const columns = 3
/** Shown before "show all". */
const atFirst = 6

type NftRow = readonly Nft[]

const getKey = (row: NftRow) => row.map(getNftId).join(' ')
const getHeight = () => 152

/** The NFTs of the account on its network, newest first, page by page. */
export function NftsView({ showsAll, onShowAll }: PanelProps) {
  useStyles(assetStyles)
  useStyles(nftsStyles)
  const words = useStrings(nftsStrings)
  const { loading, nfts: label } = useStrings(holdingsStrings)
  const pages = usePorticoNfts()
  const { nfts, hasMore, loadMore } = pages
  const isCut = !showsAll && (nfts.length > atFirst || hasMore)
  const rows = useMemo(() => toRows(isCut ? nfts.slice(0, atFirst) : nfts), [nfts, isCut])
  return (
    <PagedPanel
      words={words}
      pages={pages}
      isEmpty={nfts.length === 0}
      isCut={isCut}
      onShowAll={onShowAll}
      allTestId="all-nfts"
      skeleton={<NftsSkeleton label={loading} />}
    >
      <WindowedList
        items={rows}
        isWhole={!isCut}
        getKey={getKey}
        getHeight={getHeight}
        itemRole="presentation"
        label={label}
        onEndReached={showsAll && hasMore ? () => void loadMore() : undefined}
        renderItem={(row, index) => (
          <div className="nft-row" role="presentation">
            {row.map((nft, column) => (
              <div
                key={getNftId(nft)}
                className="nft-item"
                role="listitem"
                aria-posinset={index * columns + column + 1}
                aria-setsize={nfts.length}
              >
                <NftCell nft={nft} />
              </div>
            ))}
          </div>
        )}
      />
    </PagedPanel>
  )
}

function NftsSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="asset-list">
      <span className="sr-only" role="status">
        {label}
      </span>
      {Array.from({ length: atFirst / columns }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={row} className="nft-row" aria-hidden="true">
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={column} className="skeleton nft" />
          ))}
        </div>
      ))}
    </div>
  )
}

function toRows(nfts: readonly Nft[]): readonly NftRow[] {
  return Array.from({ length: Math.ceil(nfts.length / columns) }, (_, row) =>
    nfts.slice(row * columns, (row + 1) * columns),
  )
}

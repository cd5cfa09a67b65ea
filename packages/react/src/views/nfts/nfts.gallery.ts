import {
  type Nft,
  openModal,
  type Portico,
  pushView,
  replaceView,
  selectConnectedAccount,
  setQueryData,
} from '@portico/core'
import { getNftId, nftsQuery } from '@portico/core/internal'
import { connectAccount, type DataBehaviour, type GalleryState } from '../../../test/gallery/index.js'

const show = (all: boolean) => (portico: Portico) => {
  connectAccount(portico)
  openModal(portico, { view: 'Account' })
  replaceView(portico, { name: 'Account', tab: 'nfts', ...(all && { all }) })
}

const describeState = (id: string, title: string, data: DataBehaviour, all = false): GalleryState => ({
  id,
  title,
  group: 'NFTs',
  wallet: 'approves',
  data,
  setup: show(all),
})

/** A data URL, which needs no fetch. */
const draw = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="hsl(${hue} 60% 72%)"/><circle cx="5.5" cy="2.5" r="1.2" fill="#fff8"/><path d="M0 8V6l2-2 2 2 2-1 2 2v1z" fill="hsl(${hue + 60} 50% 42%)"/></svg>`,
  )}`

const drawn: readonly Nft[] = Array.from({ length: 9 }, (_, index) => ({
  chainId: 'eip155:1',
  address: 'eip155:1:0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D',
  tokenId: String(index + 1),
  amount: index === 1 ? '12' : '1',
  name: `Meadow ${index + 1}`,
  collection: 'Meadows',
  description: 'A meadow at dawn, drawn once and never again.',
  imageUrl: draw(index * 40),
  isSpam: false,
}))

const showDrawn = (then: (portico: Portico) => void) => (portico: Portico) => {
  show(false)(portico)
  const owner = selectConnectedAccount(portico.store.get())
  if (owner) setQueryData(portico, nftsQuery, owner, { nfts: drawn, next: undefined, cursors: [] })
  then(portico)
}

const [first] = drawn

export const gallery: readonly GalleryState[] = [
  { ...describeState('nfts', 'With pictures', 'answers'), setup: showDrawn(() => {}) },
  describeState('nfts-without-pictures', 'Without pictures', 'answers'),
  describeState('nfts-loading', 'Loading', 'hangs'),
  describeState('nfts-empty', 'None', 'empty'),
  describeState('nfts-error', 'Unavailable', 'refuses'),
  describeState('nfts-many', 'Many, page by page', 'much', true),
  describeState('nfts-hostile', 'Made up to do harm', 'hostile', true),
  {
    ...describeState('nft', 'One', 'answers'),
    setup: showDrawn(portico => pushView(portico, { name: 'Nft', nftId: first ? getNftId(first) : '' })),
  },
  {
    ...describeState('nft-gone', 'One that is not there any more', 'answers'),
    setup: showDrawn(portico => pushView(portico, { name: 'Nft', nftId: 'eip155:1:0x1/1' })),
  },
]

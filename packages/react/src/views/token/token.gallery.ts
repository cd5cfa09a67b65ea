import { openModal, type Portico, pushView } from '@portico/core'
import { connectAccount, type DataBehaviour, type GalleryState } from '../../../test/gallery/index.js'

const toContract = (index: number) => `eip155:1:0x${(index + 1).toString(16).padStart(40, '0')}`

const show = (symbol: string, address?: string) => (portico: Portico) => {
  connectAccount(portico)
  openModal(portico, { view: 'Account' })
  pushView(portico, { name: 'Token', symbol, address })
}

const describeState = (
  id: string,
  title: string,
  setup: GalleryState['setup'],
  data?: DataBehaviour,
): GalleryState => ({ id, title, group: 'Tokens', wallet: 'approves', setup, ...(data && { data }) })

export const gallery: readonly GalleryState[] = [
  describeState('token', 'One', show('MUSD', toContract(1)), 'answers'),
  describeState('token-coin', 'The coin', show('ETH'), 'answers'),
  describeState('token-coin-alone', 'The coin, without a data service', show('ETH')),
  describeState('token-look-alike', 'A look-alike', show('ETH', toContract(6)), 'hostile'),
  describeState('token-hostile', 'Made up to do harm', show('WWWWWWWWWWWWWWWW', toContract(5)), 'hostile'),
  describeState('token-gone', 'Not held', show('GONE', toContract(9)), 'answers'),
]

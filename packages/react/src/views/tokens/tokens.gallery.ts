import { openModal, type Portico, replaceView } from '@portico/core'
import type { AccountTab } from '@portico/core/internal'
import { connectAccount, type DataBehaviour, type GalleryState } from '../../../test/gallery/index.js'

const showTab = (tab: AccountTab, all?: boolean) => (portico: Portico) => {
  connectAccount(portico)
  openModal(portico, { view: 'Account' })
  replaceView(portico, all ? { name: 'Account', tab, all } : { name: 'Account', tab })
}

const describeState = (
  id: string,
  title: string,
  data: DataBehaviour,
  setup: GalleryState['setup'] = showTab('tokens'),
): GalleryState => ({ id, title, group: 'Tokens', wallet: 'approves', data, setup })

export const gallery: readonly GalleryState[] = [
  describeState('tokens', 'Some', 'answers'),
  describeState('tokens-loading', 'Loading', 'hangs'),
  describeState('tokens-empty', 'None', 'empty'),
  describeState('tokens-error', 'Unavailable', 'refuses'),
  describeState('tokens-many', 'Many, at first', 'much'),
  describeState('tokens-all', 'Many, all of them', 'much', showTab('tokens', true)),
  describeState('tokens-hostile', 'Made up to do harm', 'hostile', showTab('tokens', true)),
]

import { openModal, type Portico, replaceView } from '@portico/core'
import { connectAccount, type DataBehaviour, type GalleryState } from '../../../test/gallery/index.js'

const show = (all: boolean) => (portico: Portico) => {
  connectAccount(portico)
  openModal(portico, { view: 'Account' })
  replaceView(portico, { name: 'Account', tab: 'activity', ...(all && { all }) })
}

const describeState = (id: string, title: string, data: DataBehaviour, all = false): GalleryState => ({
  id,
  title,
  group: 'Activity',
  wallet: 'approves',
  data,
  setup: show(all),
})

export const gallery: readonly GalleryState[] = [
  describeState('activity', 'Some, at first', 'answers'),
  describeState('activity-all', 'Some, all of it', 'answers', true),
  describeState('activity-loading', 'Loading', 'hangs'),
  describeState('activity-empty', 'None', 'empty'),
  describeState('activity-error', 'Unavailable', 'refuses'),
  describeState('activity-many', 'Many, page by page', 'much', true),
  describeState('activity-hostile', 'Made up to do harm', 'hostile', true),
]

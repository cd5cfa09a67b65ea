import { openModal, type PorticoOptions } from '@portico/core'
import { sepolia } from '@portico/core/networks'
import { expect, it } from 'vitest'
import { connectAccount, type GalleryState } from '../../../test/gallery/index.js'
import { showState } from '../../../test/showState.js'

const names = ['account-swaps', 'account-receive', 'account-send']

async function show(options: Partial<PorticoOptions> = {}, data: GalleryState['data'] = 'answers') {
  const state: GalleryState = {
    id: 'row',
    title: 'The row of actions',
    group: 'Account',
    wallet: 'approves',
    ...(data && { data }),
    options,
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: 'Account' })
    },
  }
  const view = await showState([state], 'row')
  await view.findByTestId('account-receive')
  return { ...view, list: () => names.map(name => view.queryByTestId(name)) }
}

it('goes swap, receive, send, or as the site says, and leads on [K-13]', async () => {
  const view = await show()
  const [swap, receive, send] = view.list()
  expect(swap?.compareDocumentPosition(receive as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(receive?.compareDocumentPosition(send as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await view.press('Swap')
  expect(view.getRoute().name).toBe('Swap')
  const other = await show({ features: { walletFeaturesOrder: ['send', 'swaps'] } })
  const [second, , first] = other.list()
  expect(first?.compareDocumentPosition(second as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it.each<[string, Partial<PorticoOptions>, GalleryState['data']?]>([
  ['it is switched off', { features: { swaps: false } }],
  ['no service knows of tokens', { services: { config: 'https://gallery.example' } }],
  ['the site has no network with swaps', { networks: [sepolia] }],
])('has no swap where %s [K-12] [K-13] [W-33]', async (_why, options) => {
  const [swap, receive] = (await show(options)).list()
  expect(swap).toBeNull()
  expect(receive).not.toBeNull()
})

import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './connectingWalletConnectBasic.gallery.js'

it('is the bare code with the way to all wallets on a computer [V-05]', async () => {
  const view = await showState(gallery, 'remote-basic')
  await view.findByRole('img', { name: 'QR code to scan with a wallet on your phone' })
  await view.press(/^Search wallet/)
  expect(view.getRoute().name).toBe('AllWallets')
})

it('is the list of wallets to tap on a phone [V-05]', async () => {
  const view = await showState(gallery, 'remote-basic-phone')
  await view.findByText('Alder')
  expect(view.queryByRole('img', { name: /^Code/ })).toBeNull()
})

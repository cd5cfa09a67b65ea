import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery as account } from '../account/account.gallery.js'
import { gallery as tokens } from '../tokens/tokens.gallery.js'
import { gallery } from './token.gallery.js'

const second = 'eip155:1:0x0000000000000000000000000000000000000002'

it('opens from the list, with amount, value, price and what was done with it [V-01]', async () => {
  const view = await showState(tokens, 'tokens')
  ;(await view.findByText('Meadow Dollar')).click()
  expect(view.getRoute()).toEqual({ name: 'Token', symbol: 'MUSD', address: second })
  await view.findByRole('heading', { name: 'Meadow Dollar' })
  expect(view.getByText('1,250')).toBeTruthy()
  expect(view.getByText('$1,250.42')).toBeTruthy()
  expect(view.getByText('Price').nextElementSibling?.textContent).toBe('$1.00 0%')
  const rows = (await view.findAllByTestId('transaction')).map(row => row.textContent)
  expect(rows).toEqual([expect.stringContaining('5,000.123 MUSD'), expect.stringContaining('−20 MUSD')])
})

it('sends this token', async () => {
  const view = await showState(gallery, 'token')
  await view.press('Send')
  expect(view.getRoute().name).toBe('WalletSend')
  expect(view.portico.store.get().send.draft.token).toBe(second.split(':')[2])
})

it('swaps this token, and shows where to receive it', async () => {
  const view = await showState(gallery, 'token')
  await view.press('Swap')
  expect(view.getRoute()).toEqual({ name: 'Swap', fromToken: 'MUSD' })
  await view.press('Back')
  await view.press('Receive')
  expect(view.getRoute().name).toBe('Receive')
})

it('opens the coin of a network where nothing else is known', async () => {
  const view = await showState(account, 'account')
  ;(await view.findByTestId('token')).click()
  await view.findByRole('heading', { name: 'Ether' })
  expect(view.queryByText('Price')).toBeNull()
})

it('says that a token imitates another one, values it at nothing, and swaps none of it [RD13]', async () => {
  const view = await showState(gallery, 'token-look-alike')
  await view.findByText('This token uses the name of another one. Anyone can give a token any name.')
  expect(view.queryByText(/\$/)).toBeNull()
  expect(view.queryByRole('button', { name: 'Swap' })).toBeNull()
  expect(view.getByRole('button', { name: 'Send' })).toBeTruthy()
})

it('says so where the account no longer has the token', async () => {
  const view = await showState(gallery, 'token-gone')
  await view.findByText('This token isn’t in your account')
})

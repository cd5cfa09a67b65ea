import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './connectingMultiChain.gallery.js'

it('asks for the chain family of a wallet that speaks several [C-15]', async () => {
  const view = await showState(gallery, 'connecting-multichain')
  await view.findByText(/supports several networks/)
  expect(view.listNames('button').slice(2)).toEqual(['Ethereum and EVM chains', 'Solana'])
  await view.press('Solana')
  expect(view.getRoute()).toMatchObject({ name: 'ConnectingExternal', namespace: 'solana' })
})

it('leads back where the wallet has gone meanwhile', async () => {
  const view = await showState(gallery, 'connecting-multichain')
  view.portico.store.set(state => ({ ...state, connectors: [] }))
  await view.press('Use another wallet')
  expect(view.getRoute().name).toBe('Connect')
})

import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './receive.gallery.js'

it.each([
  ['receive', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 6],
  ['receive-solana', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', 1],
  ['receive-bip122', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 1],
  ['receive-polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', 1],
  ['receive-cosmos', 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh', 1],
])(
  '%s shows the whole address, its code with a name, how to copy it, and where it is good [V-01]',
  async (id, address, count) => {
    const view = await showState(gallery, id)
    expect(view.getByTestId('receive-address').textContent).toBe(address)
    expect(view.getByRole('img', { name: 'QR code of your address' })).toBeTruthy()
    expect(view.getByRole('button', { name: 'Copy address' })).toBeTruthy()
    await view.press(/Compatible networks/)
    expect(await view.findAllByRole('listitem')).toHaveLength(count)
  },
)

it('names the one network where there are no others', async () => {
  const view = await showState(gallery, 'receive-bip122')
  expect(view.getByText('Only send assets on Bitcoin to this address.')).toBeTruthy()
})

it('is for its own network alone with a smart account, which may be nobody’s elsewhere', async () => {
  const view = await showState(gallery, 'receive-smart')
  expect(view.getByText('Only send assets on Ethereum to this address.')).toBeTruthy()
})

it('says so where the wallet has left meanwhile', async () => {
  const view = await showState(gallery, 'receive')
  view.portico.store.set(state => ({ ...state, accounts: {}, connections: {} }))
  await view.findByText('No wallet connected')
})

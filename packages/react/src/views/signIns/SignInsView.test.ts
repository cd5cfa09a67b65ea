import { selectConnectedAccount, selectQuery, setQueryData } from '@portico/core'
import { signInsQuery } from '@portico/core/internal'
import { describe, expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './signIns.gallery.js'

describe('the sign-ins of a visitor', () => {
  it('are listed by network, with a way out of each and of all', async () => {
    const view = await showState(gallery, 'sign-ins')
    expect(view.getAllByRole('listitem')).toHaveLength(2)
    expect(view.getByRole('button', { name: /^Sign out on Ethereum/ })).toBeTruthy()
    expect(view.getByRole('button', { name: 'Sign out everywhere' })).toBeTruthy()
  })

  it('say where the way out takes the wallet along', async () => {
    const view = await showState(gallery, 'sign-ins-required')
    expect(view.listNames('button')).toContain('Sign out on Ethereum and disconnect')
    expect(view.listNames('button')).toContain('Sign out on OP Mainnet')
    expect(view.getByTestId('sign-out-all').textContent).toBe('Sign out everywhere and disconnect')
  })

  it('keep the focus in their place when one goes, and give it to the heading after the last', async () => {
    const view = await showState(gallery, 'sign-ins')
    const account = selectConnectedAccount(view.portico.store.get())
    if (!account) throw new Error('Nobody is connected.')
    const { data = [] } = selectQuery(view.portico.store.get(), signInsQuery, account.caipAddress)
    view.getByRole('button', { name: /^Sign out on Ethereum/ }).focus()
    setQueryData(view.portico, signInsQuery, account.caipAddress, data.slice(1))
    await expect.poll(view.getFocused).toBe('Sign out on OP Mainnet')
    setQueryData(view.portico, signInsQuery, account.caipAddress, [])
    await expect.poll(view.getFocused).toBe('Sign-ins')
  })

  it('have one way out where there is one', async () => {
    const view = await showState(gallery, 'sign-ins-one')
    expect(view.getAllByRole('listitem')).toHaveLength(1)
    expect(view.queryByTestId('sign-out-all')).toBeNull()
  })

  it('may be none', async () => {
    const view = await showState(gallery, 'sign-ins-none')
    expect(view.getByText('No sign-ins yet')).toBeTruthy()
  })
})

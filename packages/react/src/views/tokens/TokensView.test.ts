import { base } from '@portico/core/networks'
import { describe, expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery as account } from '../account/account.gallery.js'
import { gallery } from './tokens.gallery.js'

/** The text that a screen reader announces. */
function read(element: Element): string | undefined {
  const copy = element.cloneNode(true) as Element // a clone has the type of its original
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  return copy.textContent?.replace(/\s+/g, ' ').trim()
}

describe('the tokens of an account', () => {
  it('are listed with price, change, amount and value, and their sum is on top [V-04] [K-10] [E-13]', async () => {
    const view = await showState(gallery, 'tokens')
    expect((await view.findAllByTestId('token')).map(read)).toEqual([
      'Ether$2,500.00 +1.84%12.345 ETH$30,864.00',
      'Meadow Dollar$1.00 0%1,250 MUSD$1,250.42',
      'Orchard$0.00001234 -12.41%1,012,965.964 ORCH$12.50',
      'Coffee Points1,250 CAFE',
    ])
    expect(view.getByText('$32,126.92')).toBeTruthy()
    expect(view.getByText('Total value')).toBeTruthy()
  })

  it('are the first of three tabs, and the route says which is shown [V-04]', async () => {
    const view = await showState(gallery, 'tokens')
    await expect.poll(() => view.listNames('tab')).toEqual(['Tokens', 'NFTs', 'Activity'])
    expect(view.getByRole('tab', { name: 'Tokens' }).getAttribute('aria-selected')).toBe('true')
    view.getByRole('tab', { name: 'Activity' }).click()
    expect(view.getRoute()).toEqual({ name: 'Account', tab: 'activity' })
  })

  it('stand beside no activity where the site has switched that off [V-04] [K-12]', async () => {
    const off = gallery.map(state => ({ ...state, options: { features: { activity: false } } }))
    const view = await showState(off, 'tokens')
    await expect.poll(() => view.listNames('tab')).toEqual(['Tokens', 'NFTs'])
  })

  it('are the coin alone, without tabs, on a site without a data service [V-04]', async () => {
    const view = await showState(account, 'account')
    await view.findAllByTitle('12.3456 ETH')
    expect(view.queryAllByRole('tab')).toEqual([])
  })

  it('are the coin alone on a network that the data service does not serve [W-11]', async () => {
    const elsewhere = gallery.map(state => ({ ...state, options: { defaultNetwork: base } }))
    const view = await showState(elsewhere, 'tokens')
    await expect.poll(() => view.queryAllByTitle('12.3456 ETH')).toHaveLength(2)
    expect(view.queryAllByRole('tab')).toEqual([])
  })

  it('may be none yet', async () => {
    const view = await showState(gallery, 'tokens-empty')
    await view.findByText('No tokens yet')
    expect(view.getByText('Tokens you receive on Ethereum will show up here.')).toBeTruthy()
  })

  it('say that they are unavailable, and can be asked for again [X-07]', async () => {
    const view = await showState(gallery, 'tokens-error')
    await view.findByRole('button', { name: 'Try again' })
    expect(view.getAllByText('Token Balance Unavailable').length).toBeGreaterThan(0)
    // The balance of the native currency comes from the chain.
    expect(view.getAllByTitle('12.3456 ETH').length).toBe(1)
  })

  it('are a few at first, and all 500 of them when asked for, of which few are drawn', async () => {
    const view = await showState(gallery, 'tokens-many')
    expect(await view.findAllByTestId('token')).toHaveLength(4)
    const button = view.getByRole('button', { name: 'Show all (500)' })
    button.focus()
    button.click()
    await expect.poll(() => view.getAllByTestId('token').length).toBeGreaterThan(4)
    expect(view.getAllByTestId('token').length).toBeLessThan(40)
    expect(view.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('500')
    // The button is gone, and focus is at the start of the new rows.
    await expect.poll(view.getFocused).toBe('Tokens')
  })

  it('are text, whatever strangers write into them, and bounded [RD01] [NW05]', async () => {
    const view = await showState(gallery, 'tokens-hostile')
    const rows = (await view.findAllByTestId('token')).map(read)
    expect(rows[1]).toBe('<img src=x onerror=alert(1)> USD {{7*7}}1,250 DSU')
    expect(view.getByTestId('disconnect').ownerDocument.querySelector('[onerror]')).toBeNull()
    expect(Math.max(...rows.map(row => row?.length ?? 0))).toBeLessThan(220)
    expect(rows.join()).not.toMatch(/NaN|Infinity|undefined|e\+/)
  })

  it('are marked where they go by the name of another, and are worth nothing [RD13]', async () => {
    const view = await showState(gallery, 'tokens-hostile')
    const rows = (await view.findAllByTestId('token')).map(read)
    expect(rows[3]).toBe('Etherlook-alike1,250 ETH')
    expect(rows[4]).toBe('USD Coinlook-alike1,250 UЅDC')
    expect(view.getByText('$30,864.00', { selector: '.balance-amount' })).toBeTruthy()
  })

  it('come with the name of their owner, and the address beside it [W-12] [RD05]', async () => {
    const view = await showState(gallery, 'tokens')
    await view.findByRole('heading', { name: 'ada.eth' })
    expect(view.getByText('0x5a…1BeAed')).toBeTruthy()
    const plain = await showState(gallery, 'tokens-hostile')
    await plain.findAllByTestId('token')
    expect(plain.getByRole('heading', { name: '0x5a…1BeAed' })).toBeTruthy()
  })
})

import { describe, expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './nfts.gallery.js'

const read = (element: Element) => element.querySelector('.nft-label')?.textContent

describe('what an account has collected', () => {
  it('is shown in pictures, by name or by number [V-04]', async () => {
    const view = await showState(gallery, 'nfts-without-pictures')
    expect((await view.findAllByTestId('nft')).map(read)).toEqual([
      'Meadow 1',
      'Meadow 2',
      'NFT 9999…999999',
      'Meadow 4',
    ])
    expect(view.getByText('×12')).toBeTruthy()
  })

  it('begins with a few, and has a button that shows the rest', async () => {
    const view = await showState(gallery, 'nfts')
    expect(await view.findAllByTestId('nft')).toHaveLength(6)
    await view.press('Show all NFTs')
    await expect.poll(() => view.getAllByTestId('nft').length).toBe(9)
  })

  it('leads to a view of one, and back to the same tab', async () => {
    const view = await showState(gallery, 'nfts')
    await view.findAllByTestId('nft')
    await view.press('Meadow 3')
    await view.findByRole('heading', { name: 'Meadow 3' })
    expect(view.getRoute()).toMatchObject({ name: 'Nft' })
    await view.press('Back')
    expect(view.getRoute()).toEqual({ name: 'Account', tab: 'nfts' })
  })

  it('comes page by page, of which only what is seen is drawn', async () => {
    const view = await showState(gallery, 'nfts-many')
    await view.findAllByTestId('nft')
    const count = () => Number(view.getAllByRole('listitem')[0]?.getAttribute('aria-setsize'))
    await expect.poll(count).toBeGreaterThanOrEqual(50)
    const before = count()
    await view.press('Load more')
    await expect.poll(count).toBe(before + 50)
    expect(view.getAllByTestId('nft').length).toBeLessThan(60)
  })

  it('may be none yet', async () => {
    const view = await showState(gallery, 'nfts-empty')
    await view.findByText('No NFTs yet')
  })

  it('says that it could not be read, and can be asked for again', async () => {
    const view = await showState(gallery, 'nfts-error')
    await view.findByText('Couldn’t load your NFTs')
    expect(view.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('hides spam, and shows the words of strangers as text [RD01] [RD02] [RD10]', async () => {
    const view = await showState(gallery, 'nfts-hostile')
    const cells = await view.findAllByTestId('nft')
    expect(cells).toHaveLength(2)
    expect(read(cells[0] as Element)).toMatch(/^<img src=x onerror=alert\(1\)> USD/)
    expect(cells[0]?.querySelector('[onerror]')).toBeNull()
    expect(cells[1]?.querySelector('img')).toBeNull()
    expect(cells[1]?.textContent).toContain('×9999+')
  })
})

describe('one of what an account has collected', () => {
  it('is shown with what describes it, its contract and the explorer', async () => {
    const view = await showState(gallery, 'nft')
    await view.findByRole('heading', { name: 'Meadow 1' })
    expect(view.getByText('A meadow at dawn, drawn once and never again.')).toBeTruthy()
    expect(view.getByText('Meadows')).toBeTruthy()
    expect(view.getByText('0xBC…36f13D')).toBeTruthy()
    expect(view.getByRole('link', { name: 'View on explorer' })).toBeTruthy()
  })

  it('says so where it is not there any more', async () => {
    const view = await showState(gallery, 'nft-gone')
    await view.findByText('This NFT isn’t in your account')
  })
})

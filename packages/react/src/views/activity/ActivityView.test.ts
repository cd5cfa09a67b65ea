import { describe, expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './activity.gallery.js'

/** The text that a screen reader announces. */
function read(element: Element): string | undefined {
  const copy = element.cloneNode(true) as Element // a clone has the type of its original
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  return copy.textContent?.replace(/\s+/g, ' ').trim()
}
const day = 86_400_000

function nameMonth(age: number): string {
  const date = new Date(Date.now() - age)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  return date.toLocaleDateString('en', { month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}

describe('the activity of an account', () => {
  it('says what was sent and received, by whom, when, and how it ended [T-20] [K-10] [K-19]', async () => {
    const view = await showState(gallery, 'activity-all')
    expect((await view.findAllByTestId('transaction')).map(read)).toEqual([
      // The view may read the clock before or after the response is created, so the age varies by a second.
      expect.stringMatching(/^Sentpendingto 0xAb…9aeC9B−1\.5 ETH(19|2\d) seconds ago$/),
      'Receivedfrom 0xAb…9aeC9B+0.75 ETH3 hours ago',
      'Swapped1 month ago−2 ETH+5,000.123 MUSD',
      'Sentfailed−20 MUSD1 month ago',
      'Received+1 Meadow 71 year ago',
      'Approvedwith 0xAb…9aeC9B1 year ago',
    ])
  })

  it('is grouped by year and month, newest first [T-20]', async () => {
    const view = await showState(gallery, 'activity-all')
    await view.findAllByTestId('transaction')
    const ages = [20_000, 3 * 3_600_000, 40 * day, 41 * day, 400 * day, 401 * day]
    expect(view.getAllByRole('heading', { level: 3 }).map(read)).toEqual([...new Set(ages.map(nameMonth))])
  })

  it('shows an NFT with its name and picture', async () => {
    const view = await showState(gallery, 'activity-all')
    const row = (await view.findAllByTestId('transaction')).find(each =>
      each.textContent?.includes('Meadow 7'),
    )
    expect(row?.querySelector('img')?.src).toContain(
      encodeURIComponent('https://pictures.example/meadow-7.png'),
    )
  })

  it('leads to the explorer of the network', async () => {
    const view = await showState(gallery, 'activity-all')
    const [first] = await view.findAllByTestId('transaction')
    expect(first).toHaveProperty('href', expect.stringMatching(/^https:\/\/[^/]+\/tx\/0x0+1$/))
    expect(first).toHaveProperty('rel', 'noopener noreferrer')
  })

  it('begins with a few, and has a button that shows the rest', async () => {
    const view = await showState(gallery, 'activity')
    expect(await view.findAllByTestId('transaction')).toHaveLength(4)
    await view.press('Show all activity')
    expect(view.getRoute()).toEqual({ name: 'Account', tab: 'activity', all: true })
    await expect.poll(() => view.getAllByTestId('transaction').length).toBe(6)
  })

  it('comes page by page, of which only what is seen is drawn, and never all at once [W-13]', async () => {
    const view = await showState(gallery, 'activity-many')
    await view.findAllByTestId('transaction')
    const count = () => Number(view.getAllByRole('listitem')[0]?.getAttribute('aria-setsize'))
    const before = count()
    expect(before).toBe(50)
    expect(view.getAllByTestId('transaction').length).toBeLessThan(40)
    await view.press('Load more')
    await expect.poll(count).toBe(100)
    expect(view.getAllByTestId('transaction').length).toBeLessThan(40)
  })

  it('may be none yet', async () => {
    const view = await showState(gallery, 'activity-empty')
    await view.findByText('No activity yet')
  })

  it('says that it could not be read, and can be asked for again [X-07]', async () => {
    const view = await showState(gallery, 'activity-error')
    await view.findByRole('button', { name: 'Try again' })
    expect(view.getAllByText('Failed to fetch transactions').length).toBeGreaterThan(0)
  })

  it('shows nothing of spam and of transfers of nothing, and the words of strangers as text [RD01] [RD06] [RD10]', async () => {
    const view = await showState(gallery, 'activity-hostile')
    const rows = (await view.findAllByTestId('transaction')).map(read)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(/^Received.*0 seconds ago/)
    expect(rows[1]).toContain('and 2 more')
    expect(rows.join()).not.toContain('evil.example')
    expect(Math.max(...rows.map(row => row?.length ?? 0))).toBeLessThan(260)
  })
})

import { selectConnectedAccount, selectQuery, setQueryData } from '@portico/core'
import { smartSessionsQuery } from '@portico/core/internal'
import { fireEvent } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './smartSessions.gallery.js'

describe('what sites may do without asking', () => {
  it('is listed by month, newest first, with a way to end each that is active [W-26]', async () => {
    const view = await showState(gallery, 'smart-sessions')
    expect(view.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'January 2026',
      'December 2025',
    ])
    expect(view.getAllByRole('listitem')).toHaveLength(2)
    expect(view.getByRole('button', { name: 'Revoke permissions for Meadow' })).toBeTruthy()
  })

  it.each([
    ['Expired', 'Harbour'],
    ['Revoked', 'Quarry'],
  ])('is apart once it is over: %s [W-26]', async (tab, site) => {
    const view = await showState(gallery, 'smart-sessions')
    fireEvent.click(view.getByRole('tab', { name: tab }))
    await expect.poll(() => view.queryByText(site)).toBeTruthy()
    expect(view.getAllByRole('listitem')).toHaveLength(1)
    expect(view.queryByRole('button', { name: /^Revoke/ })).toBeNull()
  })

  it('keeps the focus in its place when one goes, and gives it to the heading after the last', async () => {
    const view = await showState(gallery, 'smart-sessions')
    const account = selectConnectedAccount(view.portico.store.get())
    if (!account) throw new Error('Nobody is connected.')
    const { data = [] } = selectQuery(view.portico.store.get(), smartSessionsQuery, account)
    view.getByRole('button', { name: /Meadow$/ }).focus()
    setQueryData(view.portico, smartSessionsQuery, account, data.slice(1))
    await expect.poll(view.getFocused).toBe('Revoke permissions for Orchard')
    setQueryData(view.portico, smartSessionsQuery, account, data.slice(2))
    await expect.poll(view.getFocused).toBe('Permissions')
  })

  it('may be nothing', async () => {
    const view = await showState(gallery, 'smart-sessions-none')
    expect(view.getByText('No permissions')).toBeTruthy()
  })
})

import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './whatIsANetwork.gallery.js'

it('explains in three points, with more to read and the list of networks', async () => {
  const view = await showState(gallery, 'what-is-a-network')
  expect(view.listNames('heading').slice(1)).toEqual([
    'A shared record',
    'There are many networks',
    'Switch anytime',
  ])
  expect(view.getByRole('link', { name: 'Learn more about networks' })).toHaveProperty(
    'rel',
    'noopener noreferrer',
  )
  await view.press('Switch network')
  expect(view.getRoute().name).toBe('Networks')
})

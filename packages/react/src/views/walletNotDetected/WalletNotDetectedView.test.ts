import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './walletNotDetected.gallery.js'

it('says what was looked for, what answered, and what to try', async () => {
  const view = await showState(gallery, 'not-detected')
  expect(view.listNames('heading').slice(1)).toEqual([
    'What we looked for',
    'What we found',
    'If yours is missing',
  ])
  expect(await view.findByText('Alder')).toBeTruthy()
  expect(view.getByText('Reload this page. New extensions only show up after that.')).toBeTruthy()
  await view.press('Get a wallet')
  expect(view.getRoute().name).toBe('GetWallet')
})

it('speaks of extensions on a computer and of apps on a phone', async () => {
  const computer = await showState(gallery, 'not-detected-none')
  expect(computer.getByText('No wallet detected.')).toBeTruthy()
  expect(computer.getByText(/its extension is turned on/)).toBeTruthy()
  const phone = await showState(gallery, 'not-detected-phone')
  expect(phone.getByText(/its app is installed and set up on this phone/)).toBeTruthy()
  expect(phone.queryByText(/extension/)).toBeNull()
})

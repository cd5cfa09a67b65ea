import { expect, it } from 'vitest'
import { showState } from '../../../test/showState.js'
import { gallery } from './doctor.gallery.js'

it('says that it is looking, and offers nothing before it knows', async () => {
  const view = await showState(gallery, 'doctor-looking')
  expect(await view.findByText('Checking what’s wrong…')).toBeTruthy()
  expect(view.queryByRole('button', { name: 'Check again' })).toBeNull()
})

it('says of each thing what it is, what helps, and where there is more', async () => {
  const view = await showState(gallery, 'doctor-several')
  expect(await view.findByText('com.birch wasn’t detected on this page.')).toBeTruthy()
  expect(view.getByText(/^Turn on its extension/)).toBeTruthy()
  expect(view.getByText('Your browser is blocking this site’s data.')).toBeTruthy()
  const links = view.getAllByRole('link', { name: 'Learn more' }).map(link => link.getAttribute('href'))
  expect(links[0]).toMatch(/^https:.*\/diagnose\/#wallet_not_found$/)
  await view.press('Try again')
  expect(view.getRoute().name).toBe('Connect')
})

it('looks again when asked', async () => {
  const view = await showState(gallery, 'doctor-storage')
  await view.findByText('Your browser is blocking this site’s data.')
  await view.press('Check again')
  expect(await view.findByText('Your browser is blocking this site’s data.')).toBeTruthy()
})

it('says so where nothing is found', async () => {
  const view = await showState(gallery, 'doctor-nothing')
  expect(await view.findByText('No problems found')).toBeTruthy()
})

import { selectRoute } from '@portico/core/internal'
import { expect, it } from 'vitest'
import { createGalleryPortico } from '../../../../packages/react/test/gallery/index.ts'
import { states, statesOfViews } from './states.ts'

it.each(Object.entries(statesOfViews))('shows the view of %s [V-01]', (path, own) => {
  const folder = path.split('/').at(-2) ?? ''
  const shown = own.flatMap(state => {
    const portico = createGalleryPortico(state)
    state.setup(portico)
    const route = selectRoute(portico.store.get().router)
    // A tab of the account is a view within a view; one view renders all steps of a login.
    const tab = route.name === 'Account' ? [route.tab] : []
    const login = /^(EmailVerify|UpdateEmail)/.test(route.name) ? ['login'] : []
    return [route.name.toLowerCase(), ...tab, ...login]
  })
  expect(shown).toContain(folder.toLowerCase())
})

it('gives every state an id of its own', () => {
  const ids = states.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

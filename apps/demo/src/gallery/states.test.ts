import { selectRoute } from '@portico/core'
import { createGalleryPortico } from '@portico/testing/gallery'
import { expect, it } from 'vitest'
import { states, statesOfViews } from './states.ts'

it.each(Object.entries(statesOfViews))('shows the view of %s [V-01]', (path, own) => {
  const folder = path.split('/').at(-2) ?? ''
  const shown = own.map(state => {
    const portico = createGalleryPortico(state)
    state.setup(portico)
    return selectRoute(portico.store.get().router).name
  })
  expect(shown).toContain(folder.charAt(0).toUpperCase() + folder.slice(1))
})

it('gives every state an id of its own', () => {
  const ids = states.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

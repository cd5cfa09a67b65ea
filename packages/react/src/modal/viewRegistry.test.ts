import { expect, it } from 'vitest'
import { viewRegistry } from './viewRegistry.js'

const galleries = Object.keys(import.meta.glob('../views/*/*.gallery.ts'))
const toFolder = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

it('has a view with its states for the gallery in the folder of that name [V-01]', () => {
  const expected = Object.keys(viewRegistry).map(toFolder)
  expect(galleries.map(path => path.split('/').at(-2)).sort()).toEqual(expected.sort())
})

it.each(Object.entries(viewRegistry))(
  'can load %s, again and again, and knows when it has [V-01]',
  async (_name, { view }) => {
    await view.load()
    const { Component } = view
    expect(Component).toBeTypeOf('function')
    await view.load()
    // Another component would make the view start anew.
    expect(view.Component).toBe(Component)
  },
)

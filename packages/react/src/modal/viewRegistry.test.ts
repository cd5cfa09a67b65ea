import { expect, it } from 'vitest'
import { viewRegistry } from './viewRegistry.js'

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

import { expect, it, vi } from 'vitest'
import { createStore } from './createStore.js'

it('tells listeners of a change, once, and not of a change that is none', () => {
  const store = createStore({ count: 0 })
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.set(state => ({ count: state.count + 1 }))
  store.set(state => state)
  expect(store.get()).toEqual({ count: 1 })
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  store.set(() => ({ count: 5 }))
  expect(listener).toHaveBeenCalledTimes(1)
})

it('keeps telling the others when a listener leaves while being told', () => {
  const store = createStore(0)
  const second = vi.fn()
  const stop = store.subscribe(() => stop())
  store.subscribe(second)
  store.set(() => 1)
  expect(second).toHaveBeenCalledTimes(1)
})

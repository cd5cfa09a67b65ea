import { expect, it, vi } from 'vitest'
import { createStore } from './createStore.js'

const fail = (error: unknown) => {
  throw error
}

it('tells listeners of a change, once, and not of a change that is none', () => {
  const store = createStore({ count: 0 }, fail)
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
  const store = createStore(0, fail)
  const second = vi.fn()
  const stop = store.subscribe(() => stop())
  store.subscribe(second)
  store.set(() => 1)
  expect(second).toHaveBeenCalledTimes(1)
})

it('goes on though a listener throws', () => {
  const errors: unknown[] = []
  const store = createStore(0, error => errors.push(error))
  const second = vi.fn()
  const error = new Error('a fault of the page')
  store.subscribe(() => {
    throw error
  })
  store.subscribe(second)
  store.set(() => 1)
  expect(store.get()).toBe(1)
  expect(second).toHaveBeenCalledTimes(1)
  expect(errors).toEqual([error])
})

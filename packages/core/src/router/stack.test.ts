import { describe, expect, it } from 'vitest'
import { initialRouter, type RouterState, selectRoute } from '../store/slices/router.js'
import type { Route } from './routes.js'
import { includes, pop, push, replace, reset } from './stack.js'

const stackOf = (...names: Route['name'][]): RouterState => ({
  // Only names matter to the stack.
  stack: names.map(name => ({ name })) as unknown as RouterState['stack'],
  direction: 'forward',
})
const names = (state: RouterState) => state.stack.map(route => route.name)

describe('the stack of views', () => {
  it('pushes forward and pops back', () => {
    const pushed = push(initialRouter, { name: 'AllWallets' })
    expect([names(pushed), pushed.direction]).toEqual([['Connect', 'AllWallets'], 'forward'])
    const popped = pop(pushed)
    expect(popped && [names(popped), popped.direction]).toEqual([['Connect'], 'back'])
  })

  it('does not grow when the shown view is pushed again', () => {
    const state = push(push(initialRouter, { name: 'ProfileWallets' }), {
      name: 'ProfileWallets',
      added: true,
    })
    expect(names(state)).toEqual(['Connect', 'ProfileWallets'])
    expect(selectRoute(state)).toEqual({ name: 'ProfileWallets', added: true })
  })

  it('replaces the last view only', () => {
    expect(names(replace(stackOf('Connect', 'AllWallets'), { name: 'GetWallet' }))).toEqual([
      'Connect',
      'GetWallet',
    ])
    expect(names(replace(initialRouter, { name: 'Account' }))).toEqual(['Account'])
  })

  it('has nothing behind its first view', () => {
    expect(pop(initialRouter)).toBeUndefined()
  })

  it('forgets its history on reset', () => {
    expect(names(reset(stackOf('Connect', 'AllWallets'), { name: 'Account' }))).toEqual(['Account'])
  })

  it('knows what it went through', () => {
    expect(includes(stackOf('UnsupportedChain', 'SwitchNetwork'), 'UnsupportedChain')).toBe(true)
    expect(includes(initialRouter, 'Account')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { resolveClosedRoute, resolveOpenRoute } from './resolveOpenRoute.js'
import type { Route } from './routes.js'

const situation = {
  hasAdapters: true,
  manualControl: false,
  connected: false,
  hasPairing: false,
  mobile: false,
  hasUri: false,
}
const requested: Route = { name: 'SwitchNetwork', network: 'eip155:10' }

describe('the view the modal opens on', () => {
  it.each([
    ['without adapters and nobody connected', { ...situation, hasAdapters: false }],
    ['under manual control', { ...situation, manualControl: true }],
    ['under manual control, connected', { ...situation, manualControl: true, connected: true }],
  ])('is all wallets or a code %s [V-05]', (_title, given) => {
    const code = { name: 'ConnectingWalletConnectBasic' }
    expect(resolveOpenRoute(given)).toEqual({ name: 'AllWallets' })
    expect(resolveOpenRoute({ ...given, mobile: true })).toEqual({ name: 'AllWallets' })
    expect(resolveOpenRoute({ ...given, hasPairing: true })).toEqual(code)
    expect(resolveOpenRoute({ ...given, hasPairing: true, mobile: true })).toEqual({ name: 'AllWallets' })
    expect(resolveOpenRoute({ ...given, hasUri: true })).toEqual(code)
    expect(resolveOpenRoute({ ...given, hasUri: true, mobile: true })).toEqual(code)
  })

  it.each([
    situation,
    { ...situation, connected: true },
    { ...situation, hasAdapters: false },
    { ...situation, manualControl: true },
    { ...situation, hasPairing: true, hasUri: true },
  ])('is the requested one with its data, whatever else holds [V-06]', given => {
    expect(resolveOpenRoute({ ...given, requested })).toBe(requested)
  })

  it('is the account when connected, else the wallets to connect [V-07]', () => {
    expect(resolveOpenRoute({ ...situation, connected: true })).toEqual({ name: 'Account' })
    expect(resolveOpenRoute({ ...situation, hasAdapters: false, connected: true })).toEqual({
      name: 'Account',
    })
    expect(resolveOpenRoute(situation)).toEqual({ name: 'Connect' })
  })
})

describe('the view behind a closed modal', () => {
  it.each([
    [false, false, 'Connect'],
    [false, true, 'Connect'],
    [true, false, 'Connect'],
    [true, true, 'Account'],
  ] as const)('embedded %s, connected %s is %s [V-08]', (embedded, connected, name) => {
    expect(resolveClosedRoute({ embedded, connected })).toEqual({ name })
  })
})

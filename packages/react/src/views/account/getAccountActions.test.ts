import { expect, it } from 'vitest'
import { getAccountActions } from './AccountActions.js'

const actions = { onramp: 'Buy', swaps: 'Swap', receive: 'Receive', send: 'Send' }
const on = { onramp: ['meld'], swaps: ['1inch'], receive: true, send: true } as const
const usual = ['onramp', 'swaps', 'receive', 'send'] as const

const get = (
  features: Partial<Parameters<typeof getAccountActions>[1]>,
  table: Partial<typeof actions> = actions,
) => getAccountActions(table, { ...on, walletFeaturesOrder: usual, ...features }).map(({ action }) => action)

it('goes buy, swap, receive, send unless the site orders them [K-13]', () => {
  expect(get({})).toEqual(['Buy', 'Swap', 'Receive', 'Send'])
  expect(get({ walletFeaturesOrder: ['send', 'onramp'] })).toEqual(['Send', 'Buy', 'Swap', 'Receive'])
})

it('leaves out what is switched off [K-12]', () => {
  expect(get({ onramp: false, swaps: false, send: false })).toEqual(['Receive'])
})

it('leaves out what has no view, so that no button leads nowhere [V-01]', () => {
  expect(get({}, { send: 'Send' })).toEqual(['Send'])
  expect(get({}, {})).toEqual([])
})

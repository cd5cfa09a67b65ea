import { expect, it } from 'vitest'
import { findNameBySite } from './networks.ts'

const id = 'eip155:9999'

it('shows the name that a site gives a network that the vault does not know', () => {
  expect(findNameBySite(id, { [id]: 'Sandbox Two' })).toBe('Sandbox Two')
  expect(findNameBySite(id, {})).toBeUndefined()
  expect(findNameBySite(id, undefined)).toBeUndefined()
  expect(findNameBySite('eip155:1', { 'eip155:1': 'Free Test Money' })).toBeUndefined()
})

it.each([
  'Ethereum',
  'ETHEREUM MAINNET',
  'Ethereum (Main)',
  'E-t-h-e-r-e-u-m',
  'Ethereυm',
  'E\u200bthereum',
  '3thereum',
  'Po1ygon',
  'So1ana',
  'Ba5e',
  'Mainnet',
  'Optimlsm',
  'Сеть',
  '1',
  '',
  'x'.repeat(41),
])('shows no name that reads like that of another network: %j', name => {
  expect(findNameBySite(id, { [id]: name })).toBeUndefined()
})

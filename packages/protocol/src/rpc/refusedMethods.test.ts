import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { getRpcPolicy } from './policy.js'
import { getRefusalReason } from './refusedMethods.js'

const page = readFileSync(new URL('../../../../docs/embedded-wallet/rpc.md', import.meta.url), 'utf8')

it.each([
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_subscribe',
  'eth_unsubscribe',
  'eth_decrypt',
  'eth_getEncryptionPublicKey',
  'eth_protocolVersion',
  'eth_mining',
  'eth_hashrate',
  'wallet_registerOnboarding',
  'wallet_scanQRCode',
  'wallet_getSnaps',
  'wallet_requestSnaps',
  'wallet_snap',
  'wallet_invokeSnap',
])('%s is of no table, and its reason is written down [P-03]', method => {
  expect(getRpcPolicy(method)).toBe('unknown')
  expect(getRefusalReason(method)).toBeTruthy()
  expect(page).toContain(`\`${method}\``)
})

it('has no reasons for what every object has', () => {
  expect(getRefusalReason('constructor')).toBeUndefined()
})

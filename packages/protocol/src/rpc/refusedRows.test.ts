import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { getRpcMethod } from './rpcMethods.js'

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
])('%s is refused, and its reason is written down [P-03]', method => {
  expect(getRpcMethod(method)).toMatchObject({ policy: 'refused', reason: expect.stringMatching(/./) })
  expect(page).toContain(`\`${method}\``)
})

it('has no row for what every object has', () => {
  expect(getRpcMethod('constructor')).toBeUndefined()
})

import { privateKeyToAccount } from 'viem/accounts'
import type { AuthPayload, Cacao } from '../src/authenticate/AuthPayload.js'
import { formatRecap } from '../src/authenticate/recap.js'

export const account = privateKeyToAccount(`0x${'42'.repeat(32)}`)
export const recap =
  'urn:recap:eyJhdHQiOnsiZWlwMTU1Ijp7InJlcXVlc3QvZXRoX3NpZ25UeXBlZERhdGFfdjQiOlt7fV0sInJlcXVlc3QvcGVyc29uYWxfc2lnbiI6W3t9XX19fQ=='
export const sentence =
  "I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_signTypedData_v4', 'personal_sign' for 'eip155'."
export const narrowed = formatRecap({
  methods: ['personal_sign', 'eth_signTypedData_v4'],
  chains: ['eip155:1'],
})

export const now = Date.parse('2026-01-01T00:00:00.000Z')
export const asked: AuthPayload = {
  type: 'caip122',
  chains: ['eip155:1', 'eip155:10'],
  domain: 'a.example',
  aud: 'https://a.example/login',
  version: '1',
  nonce: '12345678',
  iat: '2026-01-01T00:00:00.000Z',
  exp: '2026-01-01T01:00:00.000Z',
  nbf: '2026-01-01T00:00:00.000Z',
  statement: 'S.',
  resources: ['https://a.example/terms', recap],
}
const { type: _, chains: __, ...terms } = asked
export const answer: Cacao['p'] = { ...terms, iss: `did:pkh:eip155:1:${account.address}` }
export const toCacao = (p: Cacao['p'], s = '0x'): Cacao => ({ h: { t: 'caip122' }, p, s: { t: 'eip191', s } })

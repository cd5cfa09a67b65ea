import type { SiwxMessage } from '@portico/protocol'

/** A whole message, with every field that there is. */
export const everyField = {
  accountAddress: '0x9D85ca56217D2bb651b00f15e694EB7E713637D4',
  chainId: 'eip155:1',
  domain: 'shop.example:8443',
  uri: 'https://shop.example:8443/login?next=/cart',
  version: '1',
  nonce: 'Zk3bT9qLw8vNcXr2',
  statement: 'Sign in to see your orders.',
  issuedAt: '2026-01-01T10:00:00.000Z',
  expirationTime: '2026-01-01T11:00:00.000Z',
  notBefore: '2026-01-01T09:59:00.000Z',
  requestId: 'visit-7',
  resources: [
    'https://shop.example/terms',
    'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
  ],
} as const satisfies SiwxMessage

export const fewestFields = {
  accountAddress: everyField.accountAddress,
  chainId: 'eip155:1',
  domain: 'shop.example',
  uri: 'https://shop.example',
  version: '1',
  nonce: 'Zk3bT9qLw8vNcXr2',
  issuedAt: '2026-01-01T10:00:00.000Z',
} as const satisfies SiwxMessage

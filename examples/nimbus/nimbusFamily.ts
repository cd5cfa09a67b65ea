import type { Family } from '@portico/core/adapter'
import './NimbusTypes.js'

export const nimbusFamily = {
  namespace: 'nimbus',
  name: 'Nimbus',
  abilities: ['balance'],
  accountTypes: ['eoa'],
  explorerPaths: { address: 'cloud', transaction: 'drop' },
  remote: { methods: ['nimbus_sign', 'nimbus_send', 'nimbus_signCloud'] },
  methods: { signCloud: 'sign' },
  toComparable: address => address.toLowerCase(),
  parseChainId: chainId => (/^[a-z]{1,32}$/.test(chainId) ? chainId : undefined),
  isAddress: text => /^nim-[0-9a-f]{16}$/i.test(text),
} as const satisfies Family<'nimbus'>

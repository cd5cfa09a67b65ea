import { numberToHex, padHex } from 'viem'
import type { WrongAnswers } from './types.js'

export function formatChainId(chainId: number, format: WrongAnswers['chainId'] = 'hex'): unknown {
  const hex = numberToHex(chainId)
  switch (format) {
    case 'hex':
      return hex
    case 'upperHex':
      return `0X${hex.slice(2).toUpperCase()}`
    case 'padded':
      return padHex(hex, { size: 8 })
    case 'number':
      return chainId
    case 'decimal':
      return String(chainId)
    case 'bigint':
      return BigInt(chainId)
    case 'caip':
      return `eip155:${chainId}`
  }
}

export function distortAccounts(accounts: readonly string[], wrong: WrongAnswers['accounts']): unknown {
  switch (wrong) {
    case undefined:
      return [...accounts]
    case 'empty':
      return []
    case 'null':
      return null
    case 'nullEntry':
      return [null]
    case 'lowercase':
      return accounts.map(address => address.toLowerCase())
    case 'badChecksum':
      return accounts.map(swapCase)
    case 'short':
      return accounts.map(address => address.slice(0, -2))
    case 'duplicates':
      return accounts.flatMap(address => [address, address.toLowerCase()])
    case 'text':
      return accounts.join(',')
  }
}

const swapCase = (address: string) =>
  `0x${[...address.slice(2)]
    .map(letter => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))
    .join('')}`

export function distortTransactionHash(hash: string, wrong: WrongAnswers['transactionHash']): unknown {
  switch (wrong) {
    case undefined:
      return hash
    case 'short':
      return hash.slice(0, 20)
    case 'constant':
      return `0x${'1'.repeat(64)}`
    case 'null':
      return null
  }
}

export function distortCapabilities(capabilities: unknown, wrong: WrongAnswers['capabilities']): unknown {
  switch (wrong) {
    case undefined:
      return capabilities
    case 'text':
      return 'atomic'
    case 'null':
      return null
    case 'huge':
      return { '0x1': { atomic: { status: 'supported' }, padding: 'x'.repeat(1_000_000) } }
    case 'otherChain':
      return { '0xdead': { atomic: { status: 'supported' } } }
  }
}

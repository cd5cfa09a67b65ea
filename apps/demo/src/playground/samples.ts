import type { TypedData } from 'portico'

/** The second account of the well-known test mnemonic. */
export const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

export const oneEther = 10n ** 18n

export function greetingTypedData(chainId: number | string): TypedData {
  return {
    domain: { name: 'Portico playground', version: '1', chainId: Number(chainId) },
    types: {
      Greeting: [
        { name: 'from', type: 'string' },
        { name: 'text', type: 'string' },
      ],
    },
    primaryType: 'Greeting',
    message: { from: 'Portico', text: 'Hello' },
  }
}

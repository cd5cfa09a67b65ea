/** SLIP-44 coin type of Ethereum. */
const ether = 60
/** Coin types of EVM chains start here (ENSIP-11); the value itself is the default of all (ENSIP-19). */
const evm = 0x8000_0000

/** The chain's own first. Empty if the chain id is too large. */
export function getEvmCoinTypes(chainId: string): readonly number[] {
  const id = Number(chainId)
  if (!Number.isInteger(id) || id < 1 || id >= evm) return []
  return [...(id === 1 ? [ether] : []), evm + id, evm, ether]
}

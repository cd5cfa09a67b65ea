/** Ethereum among the coins of all chains (SLIP-44). */
const ether = 60
/** From here on a number names an EVM chain (ENSIP-11), and itself whichever has no entry of its own (ENSIP-19). */
const evm = 0x8000_0000

/**
 * Under which numbers a name keeps its address on an EVM chain, the chain's own first. None where the chain's id leaves
 * no room for the mark.
 */
export function getEvmCoinTypes(chainId: string): readonly number[] {
  const id = Number(chainId)
  if (!Number.isInteger(id) || id < 1 || id >= evm) return []
  return [...(id === 1 ? [ether] : []), evm + id, evm, ether]
}

import { createTestClient, type Hex, http, parseEther } from 'viem'
import { addresses } from './addresses.ts'

const bank = createTestClient({ mode: 'hardhat', transport: http(addresses.chainOne) })

export const setBalance = (address: Hex, ether: string): Promise<void> =>
  bank.setBalance({ address, value: parseEther(ether) })

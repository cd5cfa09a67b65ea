import type { RemoteWallet } from '@portico/testing/remote-wallet'
import { useEffect, useState } from 'react'
import { createPublicClient, http, isAddress } from 'viem'
import { useWalletState } from '../useWalletState.ts'

const interval = 4000

/** The balance on the active chain; undefined until known. */
export function useBalance(wallet: RemoteWallet, address: string): bigint | undefined {
  const { chain, chains, online } = useWalletState(wallet)
  const rpcUrl = chains.find(({ id }) => id === chain)?.rpcUrl
  const [balance, setBalance] = useState<{ readonly of: string; readonly wei: bigint }>()
  const key = `${rpcUrl} ${address}`

  useEffect(() => {
    if (!rpcUrl || !online || !isAddress(address)) return
    const client = createPublicClient({ transport: http(rpcUrl) })
    let wanted = true
    const read = () =>
      client.getBalance({ address }).then(
        wei => wanted && setBalance({ of: `${rpcUrl} ${address}`, wei }),
        () => undefined,
      )
    void read()
    const timer = window.setInterval(read, interval)
    return () => {
      wanted = false
      window.clearInterval(timer)
    }
  }, [rpcUrl, address, online])

  return balance?.of === key ? balance.wei : undefined
}

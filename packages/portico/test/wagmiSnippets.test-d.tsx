import { createPortico, isPorticoError, watchAccount } from 'portico'
import { evm } from 'portico/evm'
import { base, mainnet } from 'portico/networks'
import {
  PorticoProvider,
  usePorticoAccount,
  usePorticoBalance,
  usePorticoBalances,
  usePorticoDisconnect,
  usePorticoNetwork,
  usePorticoSendTransaction,
  usePorticoSignMessage,
  usePorticoSwitchNetwork,
  usePorticoTheme,
} from 'portico/react'
import { type ReactNode, useEffect, useState } from 'react'

// Ten tasks as a user of wagmi 3 would write them, with our prefix. All but server-side rendering compile unchanged.

const portico = createPortico({ networks: [mainnet, base], adapters: [evm()] })

export function Account() {
  const { address, status, chainId, connector, isConnected, isConnecting, isReconnecting, isDisconnected } =
    usePorticoAccount()
  if (isConnecting || isReconnecting) return <p>Connecting…</p>
  if (isDisconnected) return <p>{status}</p>
  return isConnected ? <p>{`${address.slice(0, 6)} on ${chainId} with ${connector?.name}`}</p> : null
}

export function Balance() {
  const { address } = usePorticoAccount()
  const { data, isPending, error, refetch } = usePorticoBalance({
    address,
    chainId: base.id,
    query: { enabled: address !== undefined },
  })
  if (isPending) return <p>Loading…</p>
  if (error)
    return (
      <button type="button" onClick={() => refetch()}>
        Try again
      </button>
    )
  const value: bigint | undefined = data?.value
  return <p>{`${value} ${data?.symbol} ${data?.decimals}`}</p>
}

export function Sign() {
  const { mutate, mutateAsync, data, error, isPending, isSuccess, reset } = usePorticoSignMessage()
  const { signMessage, signMessageAsync } = usePorticoSignMessage()
  const sign = async () => {
    const signature: string = await mutateAsync({ message: 'Hello' })
    return signature === (await signMessageAsync({ message: 'Hello' }))
  }
  signMessage({ message: 'Hello' })
  mutate(
    { message: 'Hello' },
    { onSuccess: signature => signature.length, onError: reason => reason.message },
  )
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={isSuccess ? reset : sign}
    >{`${data} ${error?.message}`}</button>
  )
}

export function Send() {
  const { data: hash, mutate: sendTransaction, isPending, error } = usePorticoSendTransaction()
  const send = () =>
    sendTransaction({ to: '0x0000000000000000000000000000000000000001', value: 10_000_000_000_000_000n })
  return (
    <button type="button" disabled={isPending} onClick={send}>
      {isPorticoError(error) ? error.code : hash}
    </button>
  )
}

export function Switch() {
  const { chainId, networks } = usePorticoNetwork()
  const { mutate: switchNetwork, isPending, error } = usePorticoSwitchNetwork()
  return networks.map(({ id, name }) => (
    <button
      type="button"
      key={id}
      disabled={id === chainId || isPending}
      onClick={() => switchNetwork({ chainId: id })}
    >{`${name} ${error?.message ?? ''}`}</button>
  ))
}

export function Disconnect() {
  const { mutate: disconnect } = usePorticoDisconnect()
  return (
    <button type="button" onClick={() => disconnect()}>
      Disconnect
    </button>
  )
}

export function Events() {
  useEffect(
    () =>
      watchAccount(portico, {
        onChange(account, previous) {
          if (previous.status !== 'connected' && account.status === 'connected') account.address.slice()
        },
      }),
    [],
  )
  return null
}

export function Theme() {
  const { themeMode, setThemeMode } = usePorticoTheme()
  return (
    <button type="button" onClick={() => setThemeMode(themeMode === 'dark' ? 'light' : 'dark')}>
      Theme
    </button>
  )
}

export function Providers({ children }: { children: ReactNode }) {
  // @ts-expect-error rendering on a server needs no option
  const [config] = useState(() => createPortico({ networks: [mainnet, base], adapters: [evm()], ssr: true }))
  return <PorticoProvider portico={config}>{children}</PorticoProvider>
}

export function QueryStates() {
  const { address } = usePorticoAccount()
  const result = usePorticoBalances({ query: { enabled: Boolean(address) } })
  const { data, error, status, fetchStatus, isPending, isFetching, isLoading, isSuccess, isError, refetch } =
    result
  if (status === 'pending') return <p>{`${isPending} ${isLoading} ${fetchStatus}`}</p>
  if (status === 'error')
    return <button type="button" onClick={() => refetch()}>{`${isError} ${error}`}</button>
  return (
    <ul aria-busy={isFetching}>{isSuccess && data?.map(({ symbol }) => <li key={symbol}>{symbol}</li>)}</ul>
  )
}

'use client'
import { usePorticoAccount, usePorticoBalance, usePorticoName } from '@portico/react'
import { createContext, type ReactNode, useContext } from 'react'

interface IdentityPartProps {
  /** @default the address of the surrounding `Identity`, otherwise the connected one */
  readonly address?: string | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
  /** Accepted for compatibility, without effect. */
  readonly chain?: unknown
}

const AddressContext = createContext<string | undefined>(undefined)

function useAddress(given: string | undefined): string | undefined {
  const around = useContext(AddressContext)
  const { address } = usePorticoAccount()
  return given ?? around ?? address
}

const shorten = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

export interface IdentityProps extends IdentityPartProps {
  /** Accepted for compatibility, without effect. */
  readonly schemaId?: string | null | undefined
  readonly hasCopyAddressOnClick?: boolean | undefined
}

export function Identity({ address, className, children }: IdentityProps) {
  return (
    <AddressContext.Provider value={useAddress(address)}>
      <div className={className}>{children}</div>
    </AddressContext.Provider>
  )
}

export function Name({ address, className, children }: IdentityPartProps) {
  const owner = useAddress(address)
  const { data } = usePorticoName({ address: owner, query: { enabled: owner !== undefined } })
  if (owner === undefined) return null
  return (
    <span className={className}>
      {data?.name ?? shorten(owner)}
      {children}
    </span>
  )
}

export function Avatar({ address, className }: IdentityPartProps) {
  const owner = useAddress(address)
  const { data } = usePorticoName({ address: owner, query: { enabled: owner !== undefined } })
  if (!data?.avatar || !/^https:/.test(data.avatar)) return null
  return <img className={className} src={data.avatar} alt="" referrerPolicy="no-referrer" />
}

export function Address({
  address,
  className,
  isSliced = true,
}: IdentityPartProps & {
  readonly isSliced?: boolean | undefined
  readonly hasCopyAddressOnClick?: boolean | undefined
}) {
  const owner = useAddress(address)
  if (owner === undefined) return null
  return <span className={className}>{isSliced ? shorten(owner) : owner}</span>
}

/** Only the connected account's balance is fetched; other addresses show none. */
export function EthBalance({ address, className }: IdentityPartProps) {
  const owner = useAddress(address)
  const { address: connected } = usePorticoAccount()
  const { data } = usePorticoBalance()
  const isConnected = owner !== undefined && owner.toLowerCase() === connected?.toLowerCase()
  return data && isConnected ? (
    <span className={className}>
      {data.amount} {data.symbol}
    </span>
  ) : null
}

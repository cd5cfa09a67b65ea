import { PorticoError, unsupportedCapability } from '@portico/protocol'

type Capabilities = Readonly<Record<string, unknown>> | undefined

interface Batch {
  readonly capabilities?: Capabilities
  readonly calls: readonly { readonly capabilities?: Capabilities }[]
}

/**
 * Refuses a batch that requires, as a whole or for one of its calls, what the account does not have (EIP-5792).
 * @param paymasterUrl the one paymaster that pays for the account; only a whole batch can name it
 */
export function assertCapabilities({ capabilities, calls }: Batch, paymasterUrl?: string): void {
  const isPaid = (name: string, value: unknown) =>
    name === 'paymasterService' && paymasterUrl !== undefined && read(value).url === paymasterUrl
  const missing = [
    ...Object.entries(capabilities ?? {}).filter(([name, value]) => !isPaid(name, value)),
    ...calls.flatMap(call => Object.entries(call.capabilities ?? {})),
  ].find(([, value]) => read(value).optional !== true)
  if (missing) throw new PorticoError(unsupportedCapability, { detail: missing[0].slice(0, 64) })
}

const read = (value: unknown) => (value ?? {}) as { readonly optional?: unknown; readonly url?: unknown }

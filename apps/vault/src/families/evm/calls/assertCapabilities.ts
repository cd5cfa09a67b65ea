import { PorticoError, unsupportedCapability } from '@portico/protocol'

type Capabilities = Readonly<Record<string, unknown>> | undefined

interface Batch {
  readonly capabilities?: Capabilities
  readonly calls: readonly { readonly capabilities?: Capabilities }[]
}

/**
 * Refuses a batch that requires an unsupported capability, for the batch or for one of its calls (EIP-5792).
 * @param paymasterUrl the configured paymaster; only a batch as a whole can name it
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

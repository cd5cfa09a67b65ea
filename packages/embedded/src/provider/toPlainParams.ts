import { invalidParams, PorticoError } from '@portico/protocol'

/** Parameters as JSON has them; big numbers become `0x…`, which is how every node and wallet reads them. */
export function toPlainParams(params: unknown): unknown {
  if (params === undefined) return undefined
  try {
    return JSON.parse(
      JSON.stringify(params, (_, value: unknown) =>
        typeof value === 'bigint' ? `0x${value.toString(16)}` : value,
      ),
    )
  } catch (cause) {
    throw new PorticoError(invalidParams, { detail: 'They cannot be written as JSON.', cause })
  }
}

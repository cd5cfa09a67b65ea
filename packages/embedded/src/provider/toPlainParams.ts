import { invalidParams, PorticoError } from '@portico/protocol'

/** Converts parameters to plain JSON; bigints become hex quantities. */
export function toPlainParams(params: unknown): unknown {
  if (params === undefined) return undefined
  try {
    return JSON.parse(
      JSON.stringify(params, (_, value: unknown) =>
        typeof value === 'bigint' ? `0x${value.toString(16)}` : value,
      ),
    )
  } catch (cause) {
    throw new PorticoError(invalidParams, { detail: 'The parameters cannot be serialized as JSON.', cause })
  }
}

import { hex } from '@scure/base'

/** Parameters as JSON, so that a test outside the page can read them: bytes become hex, long numbers text. */
export function describeParams(params: readonly unknown[]): readonly unknown[] {
  const text = JSON.stringify(params, (_, value) => {
    if (value instanceof Uint8Array) return `0x${hex.encode(value)}`
    return typeof value === 'bigint' ? value.toString() : value
  })
  return JSON.parse(text)
}

/** Bytes from foreign code, possibly a `Uint8Array` of another realm, which `instanceof` does not recognise. */
export function parseBytes(value: unknown): Uint8Array | undefined {
  if (!ArrayBuffer.isView(value) || Object.prototype.toString.call(value) !== '[object Uint8Array]')
    return undefined
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
}

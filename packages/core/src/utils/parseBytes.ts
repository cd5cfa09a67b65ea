/** Bytes from somebody else's code, which may have a `Uint8Array` of another realm: no `instanceof` knows that one. */
export function parseBytes(value: unknown): Uint8Array | undefined {
  if (!ArrayBuffer.isView(value) || Object.prototype.toString.call(value) !== '[object Uint8Array]')
    return undefined
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
}

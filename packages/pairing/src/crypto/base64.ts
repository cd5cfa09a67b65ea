/** Standard alphabet with padding, as the relay transports messages. */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Accepts only the standard alphabet with padding, so that bytes have one spelling. */
export function decodeBase64(text: string): Uint8Array {
  if (text.length % 4 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new TypeError('not base64')
  return Uint8Array.from(atob(text), character => character.charCodeAt(0))
}

export function encodeBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function decodeAnyBase64(text: string): Uint8Array {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '')
  return decodeBase64(standard.padEnd(Math.ceil(standard.length / 4) * 4, '='))
}

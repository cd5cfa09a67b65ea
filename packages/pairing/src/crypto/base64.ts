/** Standard alphabet with padding, as the relay carries messages. */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Throws on everything but the standard alphabet with its padding: no other spelling of the same bytes. */
export function decodeBase64(text: string): Uint8Array {
  if (text.length % 4 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new TypeError('not base64')
  return Uint8Array.from(atob(text), character => character.charCodeAt(0))
}

/** The alphabet of tokens, without padding. */
export function encodeBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Also what is spelled in the alphabet of tokens. */
export function decodeAnyBase64(text: string): Uint8Array {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '')
  return decodeBase64(standard.padEnd(Math.ceil(standard.length / 4) * 4, '='))
}

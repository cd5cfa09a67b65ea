/** Separate from the link code, because opening the modal needs it before anything else is loaded. */
export function isPairingUri(uri: unknown): uri is string {
  return typeof uri === 'string' && uri.length <= 2048 && /^wc:[\x21-\x7e]+$/.test(uri)
}

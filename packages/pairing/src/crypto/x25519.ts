import { pow } from '@noble/curves/abstract/modular.js'
import { montgomery } from '@noble/curves/abstract/montgomery.js'

const P = 2n ** 255n - 19n

/** RFC 7748. The library's own instance computes on the Edwards curve: faster, but twice the code. */
export const x25519 = /* @__PURE__ */ montgomery({
  P,
  type: 'x25519',
  powPminus2: x => pow(x, P - 2n, P),
  adjustScalarBytes(bytes: Uint8Array) {
    bytes[0] = (bytes[0] ?? 0) & 248
    bytes[31] = ((bytes[31] ?? 0) & 127) | 64
    return bytes
  },
})

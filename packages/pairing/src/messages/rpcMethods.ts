/** Tag and TTL (seconds) of each method's request and response, and whether it triggers a push notification. */
interface RpcMethod {
  readonly tag: number
  readonly ttl: number
  readonly prompt?: true
  /** Carries an attestation of the page's origin, so that wallets can verify the site. */
  readonly attested?: true
  readonly answerTag: number
  readonly answerTtl: number
  /** The tag of an error response, if it differs. */
  readonly refusalTag?: number
}

const day = 86_400

const rpcMethods = {
  wc_pairingDelete: { tag: 1000, ttl: day, answerTag: 1001, answerTtl: day },
  wc_pairingPing: { tag: 1002, ttl: 30, answerTag: 1003, answerTtl: 30 },
  wc_sessionPropose: {
    tag: 1100,
    ttl: 300,
    prompt: true,
    attested: true,
    answerTag: 1101,
    answerTtl: 300,
    refusalTag: 1120,
  },
  wc_sessionSettle: { tag: 1102, ttl: 300, answerTag: 1103, answerTtl: 300 },
  wc_sessionUpdate: { tag: 1104, ttl: day, answerTag: 1105, answerTtl: day },
  wc_sessionExtend: { tag: 1106, ttl: day, answerTag: 1107, answerTtl: day },
  wc_sessionRequest: { tag: 1108, ttl: 300, prompt: true, attested: true, answerTag: 1109, answerTtl: 300 },
  wc_sessionEvent: { tag: 1110, ttl: 300, prompt: true, answerTag: 1111, answerTtl: 300 },
  wc_sessionDelete: { tag: 1112, ttl: day, answerTag: 1113, answerTtl: day },
  wc_sessionPing: { tag: 1114, ttl: day, answerTag: 1115, answerTtl: day },
  wc_sessionAuthenticate: {
    tag: 1116,
    ttl: 3600,
    prompt: true,
    attested: true,
    answerTag: 1117,
    answerTtl: 3600,
    refusalTag: 1118,
  },
} as const satisfies Record<string, RpcMethod>

export type RpcMethodName = keyof typeof rpcMethods

export function getRpcMethod(name: string): RpcMethod {
  // Unregistered methods have no tag.
  const unregistered = { tag: 0, ttl: day, answerTag: 0, answerTtl: day }
  return Object.hasOwn(rpcMethods, name) ? rpcMethods[name as RpcMethodName] : unregistered
}

import { createHash, createHmac } from 'node:crypto'
import type { RemoteFamily, RemoteFamilyRequest } from '@portico/testing/remote-wallet'

export const getAddress = (key: string): string =>
  `nim-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`

/** No signature that anybody should trust. */
export const sign = (key: string, text: unknown): string =>
  createHmac('sha256', key).update(String(text)).digest('hex')

const read = ({ params }: RemoteFamilyRequest, name: string): unknown => Object(params)[name]

/** What a wallet on another device does for Nimbus. */
export const cumulus: RemoteFamily = {
  getAddress,
  methods: {
    nimbus_sign: request => sign(request.key, read(request, 'message')),
    nimbus_signCloud: request => sign(request.key, read(request, 'cloud')),
    async nimbus_send(request) {
      const drop = sign(request.key, read(request, 'rain'))
      const call = { jsonrpc: '2.0', id: 1, method: 'nimbus_rain', params: [drop] }
      await fetch(request.chain.rpcUrl, { method: 'POST', body: JSON.stringify(call) })
      return drop
    },
  },
}

import { dataPaths, ExchangeCallSchema } from '@portico/protocol/data'
import { readJson } from '../../http/readRequest.js'
import { enqueueEvent } from '../../webhooks/enqueueEvent.js'
import { UpstreamFailure } from '../UpstreamFailure.js'
import { withUpstreamFailure } from '../withUpstreamFailure.js'
import type { DataRouteContext } from './DataRouteContext.js'

const invalidParams = -32602
const internalError = -32603

export function addExchangeRoute({ app, database, data: { exchanges } }: DataRouteContext) {
  if (exchanges.length === 0) return

  app.post(dataPaths.exchanges, async c => {
    const body = await readJson(c, ExchangeCallSchema)
    const call = body
    const head = { jsonrpc: '2.0', id: call.id ?? null } as const
    const fail = (code: number, message: string) => c.json({ ...head, error: { code, message } })
    if (call.method === 'reown_getExchanges') {
      const { asset, includeOnly, exclude } = call.params
      const offered = exchanges.filter(
        ({ id, takes }) =>
          (asset === undefined || takes(toAssetId(asset))) &&
          (includeOnly?.includes(id) ?? true) &&
          !exclude?.includes(id),
      )
      const listed = offered.map(({ id, name }) => ({ id, name }))
      return c.json({ ...head, result: { exchanges: listed, total: listed.length } })
    }
    const exchange = exchanges.find(({ id }) => id === call.params.exchangeId)
    if (!exchange) return fail(invalidParams, 'There is no payment service with this id.')
    try {
      if (call.method === 'reown_getExchangeBuyStatus') {
        const { sessionId } = call.params
        const result = await withUpstreamFailure(exchange.name, () => exchange.readStatus(sessionId))
        if (result.status === 'SUCCESS') {
          const data = { exchangeId: exchange.id, sessionId, transaction: result.txHash }
          // Pages ask again after a reload.
          await enqueueEvent(database, 'payment.confirmed', data, { key: [exchange.id, sessionId] })
        }
        return c.json({ ...head, result })
      }
      const { asset, amount, recipient, orderId } = call.params
      const isSameNetwork = recipient.startsWith(`${asset.split('/')[0]}:`)
      if (!isSameNetwork || !exchange.takes(toAssetId(asset)) || !exchange.pays(recipient))
        return fail(invalidParams, `${exchange.name} does not take this payment.`)
      const result = await withUpstreamFailure(exchange.name, () =>
        exchange.open({ asset, amount, recipient, orderId }),
      )
      return c.json({ ...head, result })
    } catch (error) {
      if (error instanceof UpstreamFailure) return fail(internalError, `${exchange.name} does not answer.`)
      throw error
    }
  })
}

function toAssetId(caip19: string): string {
  const [chainId = '', asset = ''] = caip19.split('/')
  const [kind, reference] = asset.split(':')
  return kind === 'slip44' ? chainId : `${chainId}:${reference}`
}

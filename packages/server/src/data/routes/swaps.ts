import {
  type Allowance,
  AllowanceQuerySchema,
  BuildApproveQuerySchema,
  BuildTransactionRequestSchema,
  type BuiltApprove,
  type BuiltTransaction,
  ChainQuerySchema,
  dataPaths,
  type GasPrice,
  type Quotes,
  QuotesQuerySchema,
} from '@portico/protocol/data'
import { readJson, readQuery } from '../../http/readRequest.js'
import { refuse } from '../../http/refuse.js'
import { formatAccountId } from '../format.js'
import { createSwapDesk } from '../swaps/createSwapDesk.js'
import { readTrade, readTradeOf } from '../swaps/readTrade.js'
import type { DataRouteContext } from './DataRouteContext.js'

const noPrice = 'The price has moved since the quote. Request a new one.'

export function addSwapRoutes({ app, data }: DataRouteContext) {
  const desk = createSwapDesk()

  app.get(dataPaths.quotes, async c => {
    const query = readQuery(c, QuotesQuerySchema)
    const { from, to, amount } = query
    const trade = readTrade(data, query)
    const toAmount = await desk.readQuote(trade.chain, { ...trade, amount: BigInt(amount) })
    if (toAmount === undefined) return c.json<Quotes>({ quotes: [] })
    const quote = { id: null, fromAmount: amount, fromAccount: from, toAmount: `${toAmount}`, toAccount: to }
    return c.json<Quotes>({ quotes: [quote] })
  })

  app.get(dataPaths.allowance, async c => {
    const { tokenAddress, userAddress } = readQuery(c, AllowanceQuerySchema)
    const trade = readTradeOf(data, { from: tokenAddress, userAddress })
    const allowance = await desk.readAllowance(trade.chain, trade.from, trade.account)
    return c.json<Allowance>({ allowance: `${allowance}` })
  })

  app.get(dataPaths.gasPrice, async c => {
    const query = readQuery(c, ChainQuerySchema)
    const node = data.chains.get(query.chainId)?.node
    if (node?.family !== 'eip155')
      return refuse(c, 'bad_request', `The network "${query.chainId}" has no price of gas here.`)
    const price = await desk.readGasPrice(node)
    return c.json<GasPrice>({
      standard: `${price}`,
      fast: `${(price * 5n) / 4n}`,
      instant: `${(price * 3n) / 2n}`,
    })
  })

  app.post(dataPaths.buildTransaction, async c => {
    const body = await readJson(c, BuildTransactionRequestSchema)
    const trade = readTradeOf(data, body)
    const { chain, account } = trade
    const built = await desk.build(chain, {
      ...trade,
      amount: BigInt(body.amount),
      slippage: body.eip155.slippage,
      shown: body.toAmount === undefined ? undefined : BigInt(body.toAmount),
    })
    if (!built) return refuse(c, 'bad_request', noPrice)
    const [gasPrice, gas] = await Promise.all([
      desk.readGasPrice(chain.node),
      body.disableEstimate ? built.gas : desk.estimateGas(chain.node, account, built),
    ])
    if (gas === undefined)
      return refuse(c, 'bad_request', 'The exchange would fail. Check the balance and what it may take.')
    const { chainId } = chain.node
    return c.json<BuiltTransaction>({
      tx: {
        from: body.userAddress,
        to: formatAccountId(chainId, built.to),
        data: built.data,
        amount: `${built.value}`,
        eip155: { gas: `${gas}`, gasPrice: `${gasPrice}` },
      },
    })
  })

  app.get(dataPaths.buildApprove, async c => {
    const query = readQuery(c, BuildApproveQuerySchema)
    const { amount } = query
    const trade = readTradeOf(data, query)
    const token = trade.from.address
    if (token === undefined) return refuse(c, 'bad_request', 'The coin of a network needs no approval.')
    const gasPrice = await desk.readGasPrice(trade.chain.node)
    // Clients send the approval to the contract in `from`.
    const contract = formatAccountId(trade.chain.node.chainId, token)
    return c.json<BuiltApprove>({
      tx: {
        from: contract,
        to: contract,
        data: desk.encodeApproval(trade.chain, amount === undefined ? undefined : BigInt(amount)),
        value: '0',
        eip155: { gas: `${desk.approvalGas}`, gasPrice: `${gasPrice}` },
      },
    })
  })
}

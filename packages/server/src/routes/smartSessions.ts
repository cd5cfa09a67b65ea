import { toComparableId } from '@portico/protocol'
import {
  AccountIdSchema,
  dataPaths,
  SmartSessionActivationSchema,
  SmartSessionEndSchema,
  SmartSessionGrantSchema,
} from '@portico/protocol/data'
import { verifySignature } from '@portico/siwx/verify'
import type { Context } from 'hono'
import * as v from 'valibot'
import { readJson } from '../http/readRequest.js'
import { RequestRefusal, refuse, refuseForNow } from '../http/refuse.js'
import type { App, ServerEnv } from '../http/ServerContext.js'
import { createEvmCaller } from '../signIn/createEvmCaller.js'
import { createSignIns } from '../signIn/createSignIns.js'
import { createSmartSessionStore, mostSmartSessions } from '../signIn/createSmartSessionStore.js'
import type { SignInRouteOptions } from './signIn.js'

interface Account {
  readonly chainId: `${string}:${string}`
  readonly address: string
}

/** Smart sessions (W-26). A write needs a session of the account or, to revoke, its signature of the `pci`. */
export function addSmartSessionRoutes(app: App, options: SignInRouteOptions) {
  const { database, settings, verifiers } = options
  const getSignIn = createSignIns(options)
  const callEvm = createEvmCaller(settings.rpcUrls ?? {})
  const store = createSmartSessionStore(database, settings.now ?? Date.now)

  const isSignedIn = async (c: Context<ServerEnv>, account: Account) =>
    (await getSignIn(c).getAccounts(c.req.raw)).some(known => formatAccount(known) === formatAccount(account))

  async function assertSignedIn(c: Context<ServerEnv>, account: Account) {
    if (!(await isSignedIn(c, account))) throw new RequestRefusal('account_not_proven')
  }

  app.get(dataPaths.smartSessions, async c => {
    const account = readAccount(c.req.param('address'))
    return c.json({ pcis: await store.list(c.var.project, formatAccount(account)) })
  })

  app.post(dataPaths.smartSessions, async c => {
    const account = readAccount(c.req.param('address'))
    await assertSignedIn(c, account)
    const grant = await readJson(c, SmartSessionGrantSchema)
    const owner = formatAccount(account)
    if ((await store.count(c.var.project, owner)) >= mostSmartSessions) return refuseForNow(c, 3600)
    return c.json({ pci: await store.add(c.var.project, owner, grant) })
  })

  app.post(dataPaths.activateSmartSession, async c => {
    const account = readAccount(c.req.param('address'))
    await assertSignedIn(c, account)
    const granted = await readJson(c, SmartSessionActivationSchema)
    const isKnown = await store.activate(c.var.project, formatAccount(account), granted)
    return isKnown ? c.json({}) : refuse(c, 'not_found')
  })

  app.post(dataPaths.revokeSmartSession, options.limitSignatures, async c => {
    const account = readAccount(c.req.param('address'))
    const { pci, signature } = await readJson(c, SmartSessionEndSchema)
    const isProven =
      (await isSignedIn(c, account)) ||
      (await verifySignature({ ...account, message: pci, signature, callEvm }, verifiers))
    if (!isProven) return refuse(c, 'account_not_proven')
    const isKnown = await store.revoke(c.var.project, formatAccount(account), pci)
    return isKnown ? c.json({}) : refuse(c, 'not_found')
  })
}

function readAccount(text: string): Account {
  if (!v.is(AccountIdSchema, text)) {
    const problem = 'The path must name an account with its network, such as eip155:1:0x…'
    throw new RequestRefusal('bad_request', problem)
  }
  const end = text.lastIndexOf(':')
  // The schema has checked the format.
  return { chainId: text.slice(0, end) as Account['chainId'], address: text.slice(end + 1) }
}

const formatAccount = ({ chainId, address }: Account): string => toComparableId(`${chainId}:${address}`)

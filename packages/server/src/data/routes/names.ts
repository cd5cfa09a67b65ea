import { dataPaths, type Identity, type Profile, type Reverse } from '@portico/protocol/data'
import { refuse } from '../../http/refuse.js'
import type { NameRecord } from '../DataProviders.js'
import { parseName } from '../names/parseName.js'
import { parseAccount } from '../parseAccount.js'
import type { DataRouteContext } from './DataRouteContext.js'
import { formatPictureUrl } from './formatPictureUrl.js'

/** SLIP-44 coin type of Ethereum. */
const ethereum = '60'

/** GET /v1/identity/{address}, /v1/profile/account/{name} and /v1/profile/reverse/{address} */
export function addNameRoutes({ app, data: { names, registrar }, readScope }: DataRouteContext) {
  /** Names registered here come first. */
  async function findNames(text: string): Promise<string[]> {
    const address = parseAccount('eip155', text)
    // Other families have no names here.
    if (address === undefined) return []
    const [label, name] = await Promise.all([registrar?.findLabel(address), names.findName(address)])
    return [
      ...(label === undefined ? [] : [`${label}.${registrar?.zone}`]),
      ...(name === undefined ? [] : [name]),
    ]
  }

  app.get(dataPaths.identity, async c => {
    const [name] = await findNames(c.req.param('address'))
    const avatar = name === undefined ? undefined : await names.findAvatar(name).catch(() => undefined)
    return c.json<Identity>({
      name: name ?? null,
      avatar: (avatar && formatPictureUrl(readScope(c), avatar)) || null,
    })
  })

  app.get(dataPaths.reverse, async c => {
    const found = await findNames(c.req.param('address'))
    return c.json<Reverse>(found.map(name => ({ name })))
  })

  app.get(dataPaths.profile, async c => {
    const name = parseName(c.req.param('name'))
    if (name === undefined) {
      return refuse(c, 'bad_request', 'This is no name, or none of plain letters, digits and hyphens.')
    }
    if (registrar && name.endsWith(`.${registrar.zone}`)) {
      const record = await registrar.findRecord(name.slice(0, -registrar.zone.length - 1))
      // Clients that register names treat any success as "taken".
      return record
        ? c.json<Profile>(formatProfile(record))
        : refuse(c, 'not_found', 'This name is not registered.')
    }
    const address = await names.findAddress(name)
    const addresses = address === undefined ? {} : { [ethereum]: { address, created: '' } }
    return c.json<Profile>({ addresses, attributes: [] })
  })
}

function formatProfile({ address, coinType, isContract, registeredAt }: NameRecord): Profile {
  const entry = { address, created: registeredAt.toISOString() }
  // On another network a contract's address may belong to no one.
  const types = isContract ? [coinType] : [ethereum, coinType]
  return { addresses: Object.fromEntries(types.map(type => [type, entry])), attributes: [] }
}

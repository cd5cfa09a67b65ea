import { httpStatus, isPorticoError, PorticoError, resolveNameFailed } from '@portico/protocol'
import type { CaipNetworkId } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import type { Portico } from '../runtime/Portico.js'
import { parseCaipNetworkId } from '../utils/parseCaipNetworkId.js'
import { findDataService } from './findDataService.js'
import { toNameError } from './toNameError.js'

export async function readName(
  portico: Portico,
  { name, caipNetworkId }: { readonly name: string; readonly caipNetworkId: CaipNetworkId },
  signal: AbortSignal,
): Promise<string | undefined> {
  const { chainNamespace, chainId } = parseCaipNetworkId(caipNetworkId)
  const family = getFamily(portico.store.get().families, chainNamespace)
  try {
    const service = await findDataService(portico, caipNetworkId)
    const profile = await service?.fetchProfile(name, signal)
    const types = family.getCoinTypes?.(chainId) ?? []
    const found = types.map(type => profile?.addresses[type]?.address)
    return found.find(address => address !== undefined && family.isAddress(address))
  } catch (cause) {
    if (isPorticoError(cause, httpStatus) && cause.context.status === 404) return undefined
    if (signal.aborted) throw cause
    throw await toNameError(cause, new PorticoError(resolveNameFailed, { cause }))
  }
}

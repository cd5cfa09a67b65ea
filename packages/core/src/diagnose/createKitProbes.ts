import { httpStatus, isOriginAllowed, isPorticoError, serviceErrors } from '@portico/protocol'
import { getConfigService } from '../catalogue/getConfigService.js'
import { isAsked } from '../connection/openQuestions.js'
import type { Connector } from '../families/adapter/Connector.js'
import type { Portico } from '../runtime/Portico.js'
import { withTimeout } from '../utils/withTimeout.js'
import { createProbes, patience } from './createProbes.js'
import type { DiagnoseParameters } from './Diagnosis.js'
import type { KitProbes, ProbedWallet } from './KitProbes.js'

export function createKitProbes(portico: Portico, parameters: DiagnoseParameters): KitProbes {
  const { environment, options, adapters, sources, store } = portico
  const { connectors } = store.get()
  const found = connectors.filter(({ isSource }) => !isSource)
  const isOfSource = parameters.connectorId !== undefined && sources.has(parameters.connectorId)
  return {
    ...createProbes(environment),
    now: environment.now,
    origin: environment.location?.origin,
    storage: environment.storage,
    services: options.services.config,
    async readClock(url) {
      try {
        const { headers } = await withTimeout(
          signal => environment.fetch(url, { cache: 'no-store', credentials: 'omit', signal }),
          {
            environment,
            milliseconds: patience,
            error: () => new Error('The services did not respond in time.'),
          },
        )
        const date = Date.parse(headers.get('date') ?? '')
        return Number.isNaN(date) ? undefined : date
      } catch {
        return undefined
      }
    },
    askServices: () => askServices(portico),
    wallet: isOfSource ? undefined : findWallet(portico, found, parameters),
    pageWallets: { wanted: !isOfSource && adapters.size > 0, count: found.length },
    isWindowBlocked: () =>
      store
        .get()
        .router.stack.some(
          route => 'step' in route && route.step.type === 'window' && route.step.state === 'blocked',
        ),
  }
}

function findWallet(
  portico: Portico,
  found: readonly Connector[],
  { connectorId, namespace }: DiagnoseParameters,
): ProbedWallet | undefined {
  if (connectorId === undefined) return undefined
  const connector = found.find(
    ({ id, chain }) => id === connectorId && (namespace === undefined || chain === namespace),
  )
  return {
    name: connector?.name ?? connectorId,
    isListed: connector !== undefined,
    isAsked: isAsked(portico, connectorId),
    getCondition: async () =>
      connector && portico.adapters.get(connector.chain)?.getCondition?.({ connector }),
  }
}

async function askServices(portico: Portico): ReturnType<KitProbes['askServices']> {
  const origin = portico.environment.location?.origin
  try {
    const allowed = await getConfigService(portico)?.fetchAllowedOrigins()
    if (!allowed || !origin) return 'unknown'
    return isOriginAllowed(origin, allowed) ? 'welcome' : 'origin'
  } catch (error) {
    const status = isPorticoError(error, httpStatus) ? error.context.status : undefined
    if (status === serviceErrors.origin_not_allowed.status) return 'origin'
    return status === serviceErrors.unknown_project.status ? 'project' : 'unknown'
  }
}

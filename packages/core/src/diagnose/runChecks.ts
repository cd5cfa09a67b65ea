import { getDocsLink } from '../events/getDocsLink.js'
import type { Portico } from '../runtime/Portico.js'
import { withTimeout } from '../utils/withTimeout.js'
import { checks } from './checks.js'
import { createKitProbes } from './createKitProbes.js'
import type { Check, DiagnoseParameters, Finding, Problem } from './Diagnosis.js'

/** Milliseconds; above the 8 seconds of each request. */
const limit = 30_000

export async function runChecks(
  portico: Portico,
  parameters: DiagnoseParameters,
): Promise<readonly Finding[]> {
  const probes = createKitProbes(portico, parameters)
  const run = async (name: string, look: () => Promise<Problem | undefined>): Promise<Finding> => {
    const problem = await withTimeout(look, {
      environment: portico.environment,
      milliseconds: limit,
      error: () => new Error('The check did not end in time.'),
    }).catch((error: unknown) => {
      // A failing check reports nothing, and the others continue.
      portico.environment.logger.warn(`The check ${name} failed.`, error)
      return undefined
    })
    return toFinding(portico, name, problem)
  }
  const ofSources = await listSourceChecks(portico, parameters)
  const findings = await Promise.all([
    ...checks.map(check => run(check.name, () => check.run(probes))),
    ...ofSources.map(check => run(check.name, () => check.run(probes))),
  ])
  return [...findings.filter(({ ok }) => !ok), ...findings.filter(({ ok }) => ok)]
}

async function listSourceChecks(
  { sources, environment }: Portico,
  { connectorId }: DiagnoseParameters,
): Promise<readonly Check[]> {
  const meant = [...sources.values()].filter(({ id }) => connectorId === undefined || id === connectorId)
  const lists = meant.map(async source => {
    try {
      return (await source.loadChecks?.()) ?? []
    } catch (error) {
      environment.logger.warn(`The checks of ${source.name} did not load.`, error)
      return []
    }
  })
  return (await Promise.all(lists)).flat()
}

function toFinding(portico: Portico, check: string, problem: Problem | undefined): Finding {
  const code = problem?.code ?? check
  return {
    check,
    ok: problem === undefined,
    code,
    message: problem?.message ?? '',
    facts: problem?.facts ?? {},
    docs: getDocsLink(portico, problem ? `diagnose#${code}` : 'diagnose'),
  }
}

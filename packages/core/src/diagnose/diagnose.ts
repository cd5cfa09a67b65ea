import type { Portico } from '../runtime/Portico.js'
import { loadPart } from '../utils/loadPart.js'
import type { DiagnoseParameters, Finding } from './Diagnosis.js'

/** Diagnoses what may prevent a wallet from connecting; problems come first. Never rejects because of a finding. */
export async function diagnose(
  portico: Portico,
  parameters: DiagnoseParameters = {},
): Promise<readonly Finding[]> {
  const { runChecks } = await loadPart(import('./runChecks.js'))
  return runChecks(portico, parameters)
}

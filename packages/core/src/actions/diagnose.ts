import type { DiagnoseParameters, Finding } from '../types/Diagnosis.js'
import type { Portico } from '../types/Portico.js'
import { loadPart } from '../wrappers/loadPart.js'

/** Diagnoses what may prevent a wallet from connecting; problems come first. Never rejects because of a finding. */
export async function diagnose(
  portico: Portico,
  parameters: DiagnoseParameters = {},
): Promise<readonly Finding[]> {
  const { runChecks } = await loadPart(import('../diagnose/runChecks.js'))
  return runChecks(portico, parameters)
}
